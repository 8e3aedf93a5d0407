//! Tests of the rules of Quantum, one file a chapter.

mod attack;
mod card_notes;
mod commands_action;
mod commands_combat;
mod commands_construct;
mod commands_movement;
mod commands_research_dominance;
mod commands_ship;
mod components;
mod conformance;
mod deploy;
mod examples;
mod faq;
mod gambits;
mod movement;
mod reconfigure;
mod setup;
mod support;
mod terms;
mod turns;
mod winning;
