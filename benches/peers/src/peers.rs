//! Who takes part.

use crate::{
    options::Options,
    ours::{Engine, engines},
    race::{Entrant, Trust},
    rivals,
    solver::Peer,
    textbook,
};

/// The solvers of others except `sudoku`, which is the reference.
pub fn rivals() -> Vec<Box<dyn Peer>> {
    vec![
        Box::new(rivals::Rustoku),
        Box::new(rivals::Msolve),
        Box::new(rivals::SudokuSolver),
        Box::new(textbook::Tables),
        Box::new(textbook::LOOKING),
        Box::new(textbook::FILLING),
    ]
}

/// Those of the rivals that were asked for.
pub fn wanted_rivals(options: &Options) -> Vec<Entrant> {
    let mut rivals = rivals();
    rivals.retain(|peer| options.wants(peer.name()));
    rivals.into_iter().map(|peer| Entrant { peer, trust: Trust::Unknown }).collect()
}

/// Our engines that were asked for.
pub fn wanted_engines(options: &Options) -> impl Iterator<Item = Engine> {
    engines().filter(|engine| options.wants(engine.name))
}
