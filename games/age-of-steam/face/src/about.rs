//! What is said of the game before anybody plays it.

use guide::{About, ChoiceWords, ValueWords};
use kernel::message;

pub(crate) const ABOUT: About = About {
    length: message!(site_length_age_of_steam),
    summary: message!(site_what_age_of_steam),
    origin: message!(aos_note_short),
    components: message!(aos_note_box),
    choices: &[ChoiceWords {
        name: message!(aos_option_map),
        what: None,
        values: &[ValueWords {
            name: message!(aos_option_map_rust_belt),
            origin: Some(message!(aos_note_rust_belt)),
        }],
    }],
};
