/// An enum of a few kinds of something, with its list, its index, and one word for each in notation, files and JSON:
/// `kinds! { Good { Wood "wood", Stone "stone" } }`. The crate that uses it depends on `serde`.
///
/// ```
/// kernel::kinds! {
///     /// What lies in the mountains.
///     Good { Wood "wood", Stone "stone" }
/// }
///
/// assert_eq!(Good::ALL.len(), 2);
/// assert_eq!("stone".parse(), Ok(Good::Stone));
/// assert_eq!((Good::Wood.to_string(), Good::Wood.index()), ("wood".to_owned(), 0));
/// ```
#[macro_export]
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident { $($kind:ident $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $(#[doc = concat!("Written `", $text, "`.")] #[serde(rename = $text)] $kind),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($text),+].len()] = [$(Self::$kind),+];

            /// Its place in the list of all, counted from 0.
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
