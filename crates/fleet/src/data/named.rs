//! Enums whose variants have an id: the same word in the data, in the notation and in the locales.

/// Declares an enum with the id of each variant, and what follows from that: the list of all, text
/// there and back, and reading from data.
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
            type Err = kernel::NotationError;

            fn from_str(text: &str) -> Result<Self, kernel::NotationError> {
                let named = Self::ALL.iter().copied().find(|named| named.id() == text);
                named.ok_or_else(|| kernel::NotationError(text.to_owned()))
            }
        }
    };
}

/// Declares a set of the variants of a small enum, a bit for each.
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

pub(crate) use {bit_set, named};
