//! What is said of the game before anybody plays it.

use guide::{About, ChoiceWords, ValueWords};
use kernel::message;

pub(crate) const ABOUT: About = About {
    length: message!(site_length_imperial_steam),
    summary: message!(site_what_imperial_steam),
    origin: message!(imp_note_short),
    components: message!(imp_note_box),
    choices: &[
        ChoiceWords {
            name: message!(imp_option_setup),
            what: Some(message!(imp_option_setup_what)),
            values: &[
                ValueWords::new(message!(imp_option_setup_fixed)),
                ValueWords::new(message!(imp_option_setup_normal)),
                ValueWords::new(message!(imp_option_setup_random)),
            ],
        },
        ChoiceWords {
            name: message!(imp_option_money),
            what: Some(message!(imp_option_money_what)),
            values: &[
                ValueWords::new(message!(imp_option_money_open)),
                ValueWords::new(message!(imp_option_money_hidden)),
            ],
        },
    ],
};
