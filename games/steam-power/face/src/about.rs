//! What is said of the game before anybody plays it.

use guide::{About, ChoiceWords, ValueWords};
use kernel::message;

const NO: ValueWords = ValueWords::new(message!(sp_option_later_edition_off));
const YES: ValueWords = ValueWords::new(message!(sp_option_later_edition_on));

pub(crate) const ABOUT: About = About {
    length: message!(site_length_steam_power),
    summary: message!(site_what_steam_power),
    origin: message!(sp_note_short),
    components: message!(sp_note_box),
    choices: &[
        ChoiceWords {
            name: message!(sp_option_map),
            what: None,
            values: &[
                ValueWords { name: message!(sp_option_map_usa), origin: Some(message!(sp_note_usa)) },
                ValueWords { name: message!(sp_option_map_germany), origin: Some(message!(sp_note_germany)) },
                ValueWords { name: message!(sp_option_map_britain), origin: Some(message!(sp_note_britain)) },
            ],
        },
        ChoiceWords {
            name: message!(sp_option_later_edition),
            what: Some(message!(sp_option_later_edition_what)),
            values: &[NO, YES],
        },
        ChoiceWords {
            name: message!(sp_option_start_from_group),
            what: None,
            values: &[
                ValueWords::new(message!(sp_option_start_from_group_on)),
                ValueWords::new(message!(sp_option_start_from_group_off)),
            ],
        },
        ChoiceWords {
            name: message!(sp_option_steal_from_next),
            what: None,
            values: &[
                ValueWords::new(message!(sp_option_steal_from_next_off)),
                ValueWords::new(message!(sp_option_steal_from_next_on)),
            ],
        },
    ],
};
