//! What is shown: words, pictures, the menu.

mod describing;
mod menu;
mod offers;
mod orders;
