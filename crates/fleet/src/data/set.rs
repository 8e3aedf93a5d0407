//! Sets of small numbers in one machine word.

/// The methods of a set whose members are newtypes of `u8`: a bit for each.
macro_rules! set_of {
    ($Set:ident, $Member:ident) => {
        impl $Set {
            pub const EMPTY: Self = Self(0);

            #[inline]
            pub const fn one(member: $Member) -> Self {
                Self(1 << member.0)
            }

            #[inline]
            pub const fn contains(self, member: $Member) -> bool {
                self.0 & (1 << member.0) != 0
            }

            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            #[inline]
            #[must_use]
            pub const fn with(self, member: $Member) -> Self {
                Self(self.0 | 1 << member.0)
            }

            #[inline]
            #[must_use]
            pub const fn without(self, member: $Member) -> Self {
                Self(self.0 & !(1 << member.0))
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

            #[inline]
            pub const fn first(self) -> Option<$Member> {
                if self.is_empty() { None } else { Some($Member(self.0.trailing_zeros() as u8)) }
            }

            /// The members, lowest number first.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $Member> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let member = $Member(left.trailing_zeros() as u8);
                    left &= left - 1;
                    Some(member)
                })
            }
        }

        impl FromIterator<$Member> for $Set {
            fn from_iter<I: IntoIterator<Item = $Member>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }
    };
}

pub(crate) use set_of;
