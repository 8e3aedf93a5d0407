//! Small sets: one bit for each of a handful of things.

/// Declares a set of the values of a small type, a bit for each.
///
/// The type has `index()` and the list `ALL`, as [`named!`](crate::named) gives them; or it is a
/// number itself, which is written `of Ship(u8)`.
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
/// assert!(swift.contains(Ability::Ionic) && !swift.contains(Ability::Elusive));
/// assert_eq!(swift.with(Ability::Elusive).bits(), 3);
///
/// #[derive(Debug, Clone, Copy, PartialEq, Eq)]
/// pub struct Ship(u8);
///
/// kernel::bit_set! {
///     pub struct Ships(u32) of Ship(u8)
/// }
///
/// let two = Ships::of([Ship(4), Ship(2)]);
/// assert_eq!((two.len(), two.first()), (2, Some(Ship(2))));
/// assert!(two.without(Ship(2)).minus(Ships::one(Ship(4))).is_empty());
/// assert_eq!(two.subsets().map(Ships::len).collect::<Vec<_>>(), [0, 1, 1, 2]);
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$meta:meta])* $visibility:vis struct $Set:ident($Bits:ty) of $Member:ident) => {
        $crate::bit_set!(
            @declare [$(#[$meta])*] $visibility, $Set, $Bits, $Member,
            member => member.index(),
            number => $Member::ALL[number]
        );
    };

    ($(#[$meta:meta])* $visibility:vis struct $Set:ident($Bits:ty) of $Member:ident(u8)) => {
        $crate::bit_set!(
            @declare [$(#[$meta])*] $visibility, $Set, $Bits, $Member,
            member => member.0,
            number => $Member(number as u8)
        );
    };

    (
        @declare [$($meta:tt)*] $visibility:vis, $Set:ident, $Bits:ty, $Member:ident,
        $member:ident => $bit:expr,
        $number:ident => $at:expr
    ) => {
        $($meta)*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
        $visibility struct $Set($Bits);

        // A set can do what every other can, whether the game needs it or not.
        #[allow(dead_code)]
        impl $Set {
            pub const EMPTY: Self = Self(0);

            #[inline]
            pub const fn one($member: $Member) -> Self {
                Self(1 << $bit)
            }

            pub fn of(members: impl IntoIterator<Item = $Member>) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }

            #[inline]
            pub const fn contains(self, $member: $Member) -> bool {
                self.0 & (1 << $bit) != 0
            }

            /// Whether every member of the other set is in this one.
            #[inline]
            pub const fn includes(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// The set with this one added.
            #[inline]
            #[must_use]
            pub const fn with(self, $member: $Member) -> Self {
                Self(self.0 | 1 << $bit)
            }

            /// The set with this one taken out.
            #[inline]
            #[must_use]
            pub const fn without(self, $member: $Member) -> Self {
                Self(self.0 & !(1 << $bit))
            }

            #[inline]
            pub const fn insert(&mut self, $member: $Member) {
                self.0 |= 1 << $bit;
            }

            #[inline]
            pub const fn remove(&mut self, $member: $Member) {
                self.0 &= !(1 << $bit);
            }

            #[inline]
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[inline]
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[inline]
            #[must_use]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// A bit for each member.
            #[inline]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The member with the lowest number.
            #[inline]
            pub const fn first(self) -> Option<$Member> {
                if self.is_empty() {
                    return None;
                }
                let $number = self.0.trailing_zeros() as usize;
                Some($at)
            }

            /// The members, lowest number first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Member> + Clone {
                let mut left = self;
                std::iter::from_fn(move || {
                    let first = left.first()?;
                    left.0 &= left.0 - 1;
                    Some(first)
                })
            }

            /// Every set of some of these members, the empty one first.
            pub fn subsets(self) -> impl Iterator<Item = Self> {
                let after = move |set: &Self| {
                    let next = set.0.wrapping_sub(self.0) & self.0;
                    (next != 0).then_some(Self(next))
                };
                std::iter::successors(Some(Self::EMPTY), after)
            }
        }

        impl std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> Self {
                Self::of(members)
            }
        }
    };
}

/// Reads a set that [`bit_set!`](crate::bit_set) declared from the list of its members.
///
/// ```
/// kernel::named! {
///     pub enum Colour {
///         Red = "red",
///         Blue = "blue",
///     }
/// }
///
/// kernel::bit_set! {
///     pub struct Colours(u8) of Colour
/// }
/// kernel::read_as_list!(Colours of Colour);
///
/// let colours: Colours = serde_json::from_str(r#"["blue"]"#)?;
/// assert_eq!(colours, Colours::one(Colour::Blue));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! read_as_list {
    ($Set:ident of $Member:ident) => {
        impl<'de> serde::Deserialize<'de> for $Set {
            fn deserialize<D: serde::Deserializer<'de>>(source: D) -> Result<Self, D::Error> {
                Ok(Vec::<$Member>::deserialize(source)?.into_iter().collect())
            }
        }
    };
}
