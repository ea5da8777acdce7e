//! Small numbers that stand for a hex, a stop or a tile, each of its own type so that none is taken for another.

use std::num::NonZeroU8;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(NonZeroU8);

        impl $name {
            /// The largest number of things that can be told apart.
            pub const LIMIT: usize = u8::MAX as usize;

            /// # Panics
            /// When the index is not below the limit: data files are refused before they get that far.
            #[inline]
            #[must_use]
            pub const fn new(index: usize) -> Self {
                assert!(index < Self::LIMIT);
                // One more than the index, so that an `Option` of it is a single byte too.
                match NonZeroU8::new(index as u8 + 1) {
                    Some(number) => Self(number),
                    None => unreachable!(),
                }
            }

            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self.0.get() as usize - 1
            }
        }
    };
}

id! {
    /// A land hex of a board.
    HexId
}
id! {
    /// A city or town of a board.
    StopId
}
id! {
    /// A tile as it lies: its kind and how it is turned.
    TileId
}
