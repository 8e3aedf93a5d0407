//! What is shown: words, pictures, the menu.

mod bridge;
mod describing;
mod library;
mod marks;
mod menu;
mod offers;
mod orders;
