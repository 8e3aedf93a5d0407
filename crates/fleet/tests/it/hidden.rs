//! The optional rules of secrecy.

mod fog;
mod ilya;
mod secrets;
mod signals;
