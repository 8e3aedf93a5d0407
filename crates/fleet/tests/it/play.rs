//! The battle: turns and orders, special ships, camps, the end, and rules that meet.

mod attack;
mod capacities;
mod carriers;
mod interactions;
mod movement;
mod pairs;
mod positions;
mod radar;
mod reactions;
mod teams;
mod technical;
mod tokens;
mod turns;
mod victory;
mod weapons;
