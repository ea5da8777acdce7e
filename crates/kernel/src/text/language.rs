use std::str::FromStr;

/// A language that the program speaks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub enum Language {
    #[default]
    /// As in Britain.
    English,
    /// As in France.
    French,
}

/// A tag that names none of the languages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguageError;

impl std::fmt::Display for UnknownLanguageError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let codes = Language::ALL.map(Language::code);
        write!(f, "the languages are {}", codes.join(" and "))
    }
}

impl std::error::Error for UnknownLanguageError {}

impl Language {
    /// All of them, English first.
    pub const ALL: [Self; 2] = [Self::English, Self::French];

    /// Whether so many of something take the singular: nought does in French, and does not in English.
    pub(super) const fn is_singular(self, number: i64) -> bool {
        match self {
            Self::English => number.unsigned_abs() == 1,
            Self::French => number.unsigned_abs() <= 1,
        }
    }

    /// `en` or `fr`
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
        }
    }
}

impl std::fmt::Display for Language {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// By its code, with or without a country, as a browser (`fr-CA`) or a terminal (`en_US.UTF-8`) names it.
impl FromStr for Language {
    type Err = UnknownLanguageError;

    fn from_str(tag: &str) -> Result<Self, UnknownLanguageError> {
        let code = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .find(|language| language.code().eq_ignore_ascii_case(code))
            .ok_or(UnknownLanguageError)
    }
}
