//! The tidy tests: promises of the whole workspace that no compiler keeps.
//!
//! One file a promise. Each check is a function from the workspace's root to the list of what is
//! wrong, and has a test of its own that feeds it a small bad workspace.

mod clauses;
mod dependencies;
mod documents;
mod glossary;
mod keys;
mod length;
mod locales;
mod manifests;
mod places;
mod typography;
mod unfinished;
mod workspace;
