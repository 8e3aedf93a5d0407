//! Small sets: one bit for each of a handful of things.

/// Declares a set of the values of a small `Copy` type that has `ALL` and `index`.
macro_rules! bit_set {
    ($(#[$doc:meta])* $set:ident of $item:ty) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $set(u16);

        impl $set {
            pub const EMPTY: Self = Self(0);

            pub const fn one(item: $item) -> Self {
                Self(1 << item.index())
            }

            pub fn of(items: impl IntoIterator<Item = $item>) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }

            /// The set with this one added.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.index())
            }

            /// The set with this one taken out.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << item.index()))
            }

            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            pub const fn contains(self, item: $item) -> bool {
                self.0 & 1 << item.index() != 0
            }

            /// Whether every member of the other set is in this one.
            pub const fn includes(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            /// The members, in the order of their type.
            pub fn iter(self) -> impl Iterator<Item = $item> {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    let item = <$item>::ALL.get(left.trailing_zeros() as usize).copied()?;
                    left &= left - 1;
                    Some(item)
                })
            }
        }

        impl std::fmt::Debug for $set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                Self::of(items)
            }
        }
    };
}

pub(crate) use bit_set;
