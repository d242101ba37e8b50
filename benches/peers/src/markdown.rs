//! Tables and paragraphs in Markdown.

use std::fmt::Write;

/// Appends a table under its title. The first row is the head; the first column holds names, the
/// others hold figures.
pub fn table(text: &mut String, title: &str, rows: &[Vec<String>]) {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|column| width(column).unwrap_or(0)).collect();
    let _ = writeln!(text, "\n{title}:\n");
    for (place, row) in rows.iter().enumerate() {
        let mut cells = row.iter().zip(&widths);
        if let Some((name, width)) = cells.next() {
            let _ = write!(text, "| {name:<width$} |");
        }
        for (cell, width) in cells {
            let _ = write!(text, " {cell:>width$} |");
        }
        text.push('\n');
        if place == 0 {
            let _ = write!(text, "|{:-<width$}|", "", width = widths[0] + 2);
            for width in &widths[1..] {
                let _ = write!(text, "{:-<width$}:|", "", width = width + 1);
            }
            text.push('\n');
        }
    }
}

/// The same text with lines of at most 100 columns, except for tables.
pub fn wrapped(text: &str) -> String {
    let mut wrapped = String::new();
    for line in text.lines() {
        let (mut column, indent) = (0, if line.starts_with("* ") { "  " } else { "" });
        for word in line.split_inclusive(' ') {
            let width = word.trim_end().chars().count();
            if column > 0 && column + width > 100 && !line.starts_with('|') {
                wrapped.truncate(wrapped.trim_end().len());
                let _ = write!(wrapped, "\n{indent}");
                column = indent.len();
            }
            wrapped.push_str(word);
            column += word.chars().count();
        }
        wrapped.push('\n');
    }
    wrapped
}

/// Three digits, two of a number below one.
pub fn figure(value: f64) -> String {
    let decimals = match value {
        value if value >= 100.0 => 0,
        value if value >= 10.0 => 1,
        value if value >= 0.1 || value <= 0.0 => 2,
        value => 1 + (-value.log10()).ceil() as usize,
    };
    format!("{value:.decimals$}")
}
