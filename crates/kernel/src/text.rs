//! Values that leave the program by their notation.

/// Serialises types by their `Display`: on the wire, squares, dice and cards are what one types.
///
/// ```
/// struct Square(char, u8);
///
/// impl std::fmt::Display for Square {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         write!(f, "{}{}", self.0, self.1)
///     }
/// }
///
/// kernel::serialize_as_text!(Square);
/// assert_eq!(serde_json::json!(Square('b', 3)), "b3");
/// ```
#[macro_export]
macro_rules! serialize_as_text {
    ($($name:ty),* $(,)?) => {
        $(impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        })*
    };
}
