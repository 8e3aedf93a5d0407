//! Tests of the rules of Quantum, one file a chapter.

mod card_notes;
mod commands_action;
mod commands_combat;
mod commands_construct;
mod commands_movement;
mod commands_research_dominance;
mod commands_ship;
mod conformance;
mod examples;
mod faq;
mod gambits;
mod movement;
mod support;
