//! The tables by name.

/// A table, or several that one race fills.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Table {
    Count,
    Enumeration,
    Solve,
    Parse,
    Many,
    Generate,
    Canonicalize,
    Percentiles,
    Threads,
}

impl Table {
    pub const ALL: [Self; 9] = [
        Self::Count,
        Self::Enumeration,
        Self::Solve,
        Self::Parse,
        Self::Many,
        Self::Generate,
        Self::Canonicalize,
        Self::Percentiles,
        Self::Threads,
    ];

    /// The name in options, and in the document's markers.
    pub fn name(self) -> &'static str {
        match self {
            Self::Count => "count",
            Self::Enumeration => "enumeration",
            Self::Solve => "solve",
            Self::Parse => "parse",
            Self::Many => "many",
            Self::Generate => "generate",
            Self::Canonicalize => "canonicalize",
            Self::Percentiles => "percentiles",
            Self::Threads => "threads",
        }
    }

    pub fn named(name: &str) -> Result<Self, String> {
        let found = Self::ALL.into_iter().find(|table| table.name() == name);
        let names = Self::ALL.map(Self::name).join(", ");
        found.ok_or(format!("no table {name}; the tables are {names}"))
    }
}
