//! Tests of the rules of Space Alert, one file a chapter.

mod examples_damage;
mod examples_delays;
mod examples_energy;
mod examples_rest;
mod examples_runs;
mod support;
mod tables;
