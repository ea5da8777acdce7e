/// A small number that stands for something of a game, such as a hex or a tile, as a type of its own so that it is not
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
