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

/// Declares a set of the variants of a small enum, a bit for each.
///
/// ```
/// kernel::named! {
///     pub enum Ability {
///         Ionic = "ionic",
///         Elusive = "elusive",
///     }
/// }
///
/// kernel::bit_set! {
///     /// Abilities of a ship.
///     pub struct Abilities(u8) of Ability
/// }
///
/// let swift: Abilities = [Ability::Ionic].into_iter().collect();
/// assert!(swift.has(Ability::Ionic) && !swift.has(Ability::Elusive));
/// assert_eq!(swift.with(Ability::Elusive).bits(), 3);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $visibility:vis struct $Set:ident($Bits:ty) of $Name:ident) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
        $visibility struct $Set($Bits);

        impl $Set {
            pub const NONE: Self = Self(0);

            #[inline]
            pub const fn has(self, member: $Name) -> bool {
                self.0 & (1 << member as $Bits) != 0
            }

            #[must_use]
            pub const fn with(self, member: $Name) -> Self {
                Self(self.0 | 1 << member as $Bits)
            }

            /// A bit for each member.
            #[inline]
            pub const fn bits(self) -> $Bits {
                self.0
            }
        }

        impl FromIterator<$Name> for $Set {
            fn from_iter<I: IntoIterator<Item = $Name>>(members: I) -> Self {
                members.into_iter().fold(Self::NONE, Self::with)
            }
        }

        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                Ok(Vec::<$Name>::deserialize(source)?.into_iter().collect())
            }
        }
    };
}
