//! Tests of the rules of Quantum, one file a chapter.

mod conformance;
mod movement;
mod support;
