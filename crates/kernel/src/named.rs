//! Enums whose variants have an id: the same word in the data, in the notation and in the locales.

/// Declares an enum with the id of each variant, and what follows from that: the list of all, text
/// there and back, and reading from data.
///
/// ```
/// kernel::named! {
///     /// What a die shows.
///     pub enum Face {
///         Orthogonal = "o",
///         Diagonal = "d",
///     }
/// }
///
/// assert_eq!("d".parse(), Ok(Face::Diagonal));
/// assert_eq!((Face::COUNT, Face::Diagonal.index(), Face::Orthogonal.id()), (2, 1, "o"));
/// assert!("x".parse::<Face>().is_err());
/// ```
#[macro_export]
macro_rules! named {
    (
        $(#[$meta:meta])*
        $visibility:vis enum $Name:ident {
            $($(#[$variant_meta:meta])* $Variant:ident = $id:literal,)+
        }
    ) => {
        $(#[$meta])*
        #[derive(
            Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string"))]
        $visibility enum $Name {
            $($(#[$variant_meta])* #[serde(rename = $id)] $Variant,)+
        }

        impl $Name {
            pub const ALL: &'static [Self] = &[$(Self::$Variant,)+];
            pub const COUNT: usize = Self::ALL.len();

            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$Variant => $id,)+
                }
            }

            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }
        }

        impl std::fmt::Display for $Name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.id())
            }
        }

        impl std::str::FromStr for $Name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, $crate::NotationError> {
                let named = Self::ALL.iter().copied().find(|named| named.id() == text);
                named.ok_or_else(|| $crate::NotationError(text.to_owned()))
            }
        }
    };
}
