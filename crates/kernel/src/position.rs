/// A position that is what lies on a table, and the draws to come: `position! { /// All of it. Position of Table }`.
///
/// It has the crate's fields `table` and `draws`. The table has a written form (`serde`), and what is read is
/// [checked](crate::Rules::check) before anybody plays on it. The crate that uses it depends on `serde`.
#[macro_export]
macro_rules! position {
    ($(#[$doc:meta])* $name:ident of $table:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(try_from = "Loaded")]
        pub struct $name {
            pub(crate) table: $table,
            pub(crate) draws: $crate::Draws,
        }

        /// A position as it comes from outside, before its laws have been checked.
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Loaded {
            table: $table,
            draws: $crate::Draws,
        }

        impl TryFrom<Loaded> for $name {
            type Error = $crate::LawError;

            fn try_from(loaded: Loaded) -> Result<Self, $crate::LawError> {
                Self::resume(loaded.table, loaded.draws)
            }
        }

        impl $name {
            /// A position from what lies on the table and where the draws stand; refused if it breaks a law.
            pub fn resume(table: $table, draws: $crate::Draws) -> Result<Self, $crate::LawError> {
                let position = Self { table, draws };
                $crate::Rules::check(&position)?;
                Ok(position)
            }

            /// Everything on the table, hidden things included: not for eyes that may not see them.
            #[must_use]
            pub const fn table(&self) -> &$table {
                &self.table
            }

            /// Where the draws stand.
            #[must_use]
            pub const fn draws(&self) -> &$crate::Draws {
                &self.draws
            }
        }
    };
}

/// Three methods of [`Rules`](crate::Rules) that are the same for every position whose table counts its players: who plays, how
/// much chance was used, and what is in the box, by the function that is named.
#[macro_export]
macro_rules! counts_of_table {
    ($components:path) => {
        #[inline]
        fn players(&self) -> usize {
            usize::from(self.table.players)
        }

        #[inline]
        fn draws_used(&self) -> u64 {
            self.draws.used()
        }

        fn components() -> Vec<$crate::Component> {
            $components()
        }
    };
}
