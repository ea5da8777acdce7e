/// A set of up to 64 things that have a [`small_id!`](crate::small_id), or an `index` and a `new` like it, as the bits of one
/// number: `small_set! { /// A set of cities. Cities of CityId }`. Another number holds more or fewer: `Cars of CarId in u128`.
///
/// ```
/// kernel::small_id! { /** A city. */ CityId }
/// kernel::small_set! { /** Some cities. */ Cities of CityId }
///
/// let (here, there) = (CityId::new(0), CityId::new(9));
/// let mut seen: Cities = [here, there].into_iter().collect();
/// assert_eq!(seen.len(), 2);
/// seen.remove(here);
/// assert_eq!(seen.lowest(), Some(there));
/// assert!(!seen.meets(Cities::only(here)));
/// ```
#[macro_export]
macro_rules! small_set {
    ($(#[$doc:meta])* $name:ident of $id:ident) => {
        $crate::small_set! { $(#[$doc])* $name of $id in u64 }
    };
    ($(#[$doc:meta])* $name:ident of $id:ident in $bits:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $name($bits);

        impl $name {
            /// The empty set.
            pub const NONE: Self = Self(0);
            /// The most that a set can hold.
            pub const LIMIT: usize = $bits::BITS as usize;

            /// The set of this one alone.
            #[must_use]
            #[inline]
            pub const fn only(id: $id) -> Self {
                Self(1 << id.index())
            }

            /// The first so many.
            #[must_use]
            #[inline]
            pub const fn first(count: usize) -> Self {
                Self(if count >= Self::LIMIT { $bits::MAX } else { (1 << count) - 1 })
            }

            /// Whether this one is in the set.
            #[must_use]
            #[inline]
            pub const fn contains(self, id: $id) -> bool {
                self.0 >> id.index() & 1 == 1
            }

            /// Puts one into the set, if it is not there yet.
            #[inline]
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Takes one out of the set, if it is there.
            #[inline]
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// What is in either set.
            #[must_use]
            #[inline]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// What is in both sets.
            #[must_use]
            #[inline]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What is in this set and not in the other one.
            #[must_use]
            #[inline]
            pub const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Whether something is in both sets.
            #[must_use]
            #[inline]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all of the other set is in this one.
            #[must_use]
            #[inline]
            pub const fn includes(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// Whether nothing is in the set.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many are in the set.
            #[must_use]
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The first of them.
            #[must_use]
            #[inline]
            pub fn lowest(self) -> Option<$id> {
                (self.0 != 0).then(|| $id::new(self.0.trailing_zeros() as usize))
            }

            /// What is in the set, in order.
            #[inline]
            pub fn iter(self) -> impl Iterator<Item = $id> {
                self.indices().map($id::new)
            }

            /// The index of each that is in the set, in order.
            #[inline]
            pub fn indices(self) -> impl Iterator<Item = usize> {
                let mut left = self.0;
                ::std::iter::from_fn(move || {
                    (left != 0).then(|| {
                        let index = left.trailing_zeros() as usize;
                        left &= left - 1;
                        index
                    })
                })
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                ids.into_iter().fold(Self::NONE, |set, id| set.or(Self::only(id)))
            }
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}
