use kernel::{Message, Source, message};

/// What is said of a game before anybody plays it.
#[derive(Clone, Copy, Debug)]
pub struct About {
    /// How long it takes.
    pub length: Message,
    /// What it is about, in a sentence.
    pub summary: Message,
    /// What of it is not as it is printed, in a sentence: where some of it is our reconstruction.
    pub origin: Message,
    /// Where everything in the box comes from.
    pub components: Message,
    /// The options of its set-up: one for each of [`GameInfo::choices`](kernel::GameInfo), in their order.
    pub choices: &'static [ChoiceWords],
}

/// An option of the set-up in words.
#[derive(Clone, Copy, Debug)]
pub struct ChoiceWords {
    /// What it is called.
    pub name: Message,
    /// What it changes, where its name does not say it.
    pub what: Option<Message>,
    /// One for each value, in their order.
    pub values: &'static [ValueWords],
}

/// A value of an option in words.
#[derive(Clone, Copy, Debug)]
pub struct ValueWords {
    /// What it is called.
    pub name: Message,
    /// Of a board: where it comes from.
    pub origin: Option<Message>,
}

impl ValueWords {
    /// A value that is no board.
    #[must_use]
    pub const fn new(name: Message) -> Self {
        Self { name, origin: None }
    }
}

impl About {
    /// The words for an option of this set-up, as its [`GameInfo`](kernel::GameInfo) lists them.
    #[must_use]
    pub fn choice(&self, info: &kernel::GameInfo, key: &str) -> Option<&'static ChoiceWords> {
        self.choices.get(info.choices.iter().position(|choice| choice.key == key)?)
    }

    /// The words for a value of an option.
    #[must_use]
    pub fn value(&self, info: &kernel::GameInfo, key: &str, value: &str) -> Option<&'static ValueWords> {
        let choice = info.choices.iter().find(|choice| choice.key == key)?;
        let index = choice.values.iter().position(|one| *one == value)?;
        self.choice(info, key)?.values.get(index)
    }
}

/// Where a board comes from, in a sentence.
#[must_use]
pub const fn board_origin(source: Source) -> Message {
    match source {
        Source::Rulebook => message!(board_rulebook),
        Source::Public => message!(board_public),
        Source::Reconstructed => message!(board_reconstructed),
    }
}
