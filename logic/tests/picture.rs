//! The pictures of steps.
#![allow(clippy::unwrap_used, clippy::panic)] // a test fails by panicking

mod common;

use std::fmt;

use sudoku_logic::core::CellSet;
use sudoku_logic::{Board, LinkKind, Patterns, Step, Technique, Techniques, steps};

/// Pictures of some steps of every technique that some boards offer.
fn pictures() -> Vec<(Board, Step, String)> {
    let mut pictures = Vec::new();
    for state in common::states(100, 9) {
        for technique in Technique::ALL {
            let only = Techniques::NONE.with(technique);
            for step in steps::<Patterns>(&state.board, &only).take(2) {
                let mut text = String::new();
                step.svg(&state.board, &mut text).unwrap();
                pictures.push((state.board, step, text));
            }
        }
    }
    pictures
}

/// What is wrong with a text as XML, or `None`: each element is closed, each attribute is quoted,
/// and no text has a bare `<`, `>` or `&`.
fn fault(text: &str) -> Option<String> {
    let mut open = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('<') {
        if before.contains('>') || before.split('&').skip(1).any(|part| !is_entity(part)) {
            return Some(format!("bare character in {before:?}"));
        }
        let (tag, after) = after.split_once('>')?;
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            if open.pop() != Some(name) {
                return Some(format!("</{name}> closes another element"));
            }
            continue;
        }
        let name = tag.split([' ', '/']).next()?;
        let attributes = tag.trim_end_matches('/').strip_prefix(name)?;
        if attributes.matches('"').count() != 2 * attributes.matches("=\"").count() {
            return Some(format!("attributes of <{tag}>"));
        }
        if !tag.ends_with('/') {
            open.push(name);
        }
    }
    (!open.is_empty()).then(|| format!("{open:?} is not closed"))
}

fn is_entity(text: &str) -> bool {
    ["lt;", "gt;", "amp;"].iter().any(|entity| text.starts_with(entity))
}

#[test]
fn the_check_finds_faults() {
    for text in ["<a>", "<a></b>", "<a>&</a>", "<a>></a>", "<a b=\"></a>", "<a><b></a></b>"] {
        assert!(fault(text).is_some(), "{text}");
    }
    assert_eq!(fault("<a b=\"1\"><c/>x &lt; y</a>"), None);
}

#[test]
fn pictures_are_well_formed() {
    let pictures = pictures();
    assert!(pictures.len() > 1_000, "{}", pictures.len());
    for (_, step, text) in pictures {
        assert_eq!(fault(&text), None, "{step}");
        assert!(
            text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 500 500\"")
        );
        assert!(text.ends_with("</svg>\n"));
        for word in ["script", "href", "style=", "url("] {
            assert!(!text.contains(word), "{word}");
        }
        let title = step.to_string().replace('<', "&lt;").replace('>', "&gt;");
        assert!(text.contains(&format!("<title>{title}</title>")), "{text}");
    }
}

#[test]
fn pictures_show_everything() {
    for (board, step, text) in pictures() {
        let count = |what: &str| text.matches(what).count();
        assert_eq!(count("class=\"removed\""), step.removals().len(), "{step}");
        assert_eq!(count("class=\"strike\""), step.removals().len(), "{step}");
        assert_eq!(count("class=\"placed\""), usize::from(step.placement().is_some()), "{step}");
        let links = |kind| step.links().filter(|link| link.kind == kind).count();
        let all = links(LinkKind::Strong) + links(LinkKind::Weak);
        assert_eq!(count("stroke=\"#7a2e8a\""), all, "{step}");
        assert_eq!(count("stroke-dasharray=\"5 4\""), links(LinkKind::Weak), "{step}");
        assert_eq!(count("stroke=\"#0b5cad\""), step.houses().len(), "{step}");
        assert_eq!(count("stroke=\"#a85a00\""), step.covers().len(), "{step}");
        let candidates: usize = board.empty().iter().map(|cell| board.candidates(cell).len()).sum();
        assert_eq!(count("</text>"), candidates + board.filled().len(), "{step}");
        assert_eq!(count("font-weight=\"bold\" x="), marked(&text) + board.clues().len(), "{step}");
        // Cells of the pattern have a background.
        let parts: usize = step.parts().iter().map(|part: &CellSet| part.len()).sum();
        let colors = ["#bcdcf5", "#fbd9a5", "#e9cfe4", "#f6f2b0"];
        assert_eq!(colors.iter().map(|color| count(color)).sum::<usize>(), parts, "{step}");
    }
}

/// The number of candidates that are marked.
fn marked(text: &str) -> usize {
    text.matches("<text class=").count()
}

/// A step is drawn on any board without a panic, also on one that it was not found on.
#[test]
fn a_picture_of_another_board() {
    let boards: Vec<Board> = common::states(20, 3).map(|state| state.board).collect();
    let (_, step, _) = pictures().pop().unwrap();
    for board in boards {
        let mut text = String::new();
        step.svg(&board, &mut text).unwrap();
        assert_eq!(fault(&text), None);
    }
}

/// The error of the writer comes back.
#[test]
fn a_full_writer() {
    struct Full(usize);
    impl fmt::Write for Full {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 = self.0.checked_sub(text.len()).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let (board, step, text) = pictures().swap_remove(0);
    assert_eq!(step.svg(&board, &mut Full(text.len())), Ok(()));
    for len in (0..text.len()).step_by(37) {
        assert_eq!(step.svg(&board, &mut Full(len)), Err(fmt::Error), "{len}");
    }
}
