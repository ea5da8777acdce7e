/// An enum of a few kinds of something, with its list, its index, and one word for each in notation, files and JSON:
/// `kinds! { Good { Wood "wood", Stone "stone" } }`. The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($kind:ident $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $(#[serde(rename = $text)] $kind),+ }

        impl $name {
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$kind),+];

            #[must_use]
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// As notation and files write it.
            #[must_use]
            pub const fn notation(self) -> &'static str {
                match self { $(Self::$kind => $text),+ }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.notation())
            }
        }

        impl ::std::str::FromStr for $name {
            type Err = ();

            fn from_str(text: &str) -> Result<Self, ()> {
                Self::ALL.into_iter().find(|kind| kind.notation() == text).ok_or(())
            }
        }
    };
}
