//! Tests of the rules of Space Alert, one file a chapter.

mod bots;
mod campaign;
mod damage;
mod examples_damage;
mod examples_delays;
mod examples_energy;
mod examples_rest;
mod examples_runs;
mod external;
mod heroics;
mod hull;
mod interceptors;
mod internal;
mod lessons;
mod movement;
mod repairs;
mod score;
mod ship;
mod support;
mod systems;
mod tables;
mod threat_actions;
mod turns;
