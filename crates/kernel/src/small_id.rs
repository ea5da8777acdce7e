/// A small number that stands for something in a game, such as a hex or a tile, as a type of its own so that it is not
/// taken for anything else: `small_id! { /// A land hex of a board. HexId }`
#[macro_export]
macro_rules! small_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(::std::num::NonZeroU8);

        impl $name {
            /// The largest number of things that can be told apart.
            pub const LIMIT: usize = u8::MAX as usize;

            /// The one with this number.
            ///
            /// # Panics
            /// When the index is not below the limit: data files are refused before they get that far.
            #[inline]
            #[must_use]
            pub const fn new(index: usize) -> Self {
                assert!(index < Self::LIMIT);
                // One more than the index, so that an `Option` of it is a single byte too.
                match ::std::num::NonZeroU8::new(index as u8 + 1) {
                    Some(number) => Self(number),
                    None => unreachable!(),
                }
            }

            /// Its number, counted from 0.
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }
    };
}

/// How the things of a [`small_id!`](crate::small_id) that are numbered through are written, as a letter and two digits:
/// `numbered! { ContractId "k" of 28 }` for `k01` to `k28`.
#[macro_export]
macro_rules! numbered {
    ($name:ident $letter:literal of $count:expr) => {
        impl $name {
            /// All of them, in their order.
            pub fn all() -> impl ExactSizeIterator<Item = Self> + Clone {
                (0..$count).map(Self::new)
            }
        }

        /// As notation writes it: a letter and its number, counted from 1.
        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                write!(f, concat!($letter, "{:02}"), self.index() + 1)
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::all().find(|id| id.to_string() == text).ok_or(())
            }
        }
    };
}
