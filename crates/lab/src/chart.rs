//! Results as a picture.
