//! Every lesson that ships with the program, and what a lesson is.

mod proof;
mod reading;
mod walking;
