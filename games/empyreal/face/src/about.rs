//! What is said of the game before anybody plays it.

use guide::{About, ChoiceWords, ValueWords};
use kernel::{Message, message};

pub(crate) const ABOUT: About = About {
    length: message!(site_length_empyreal),
    summary: message!(site_what_empyreal),
    origin: message!(emp_note_short),
    components: message!(emp_note_box),
    choices: &[
        choice(message!(emp_option_boards), message!(emp_option_boards_what), BOARDS),
        choice(message!(emp_option_awards), message!(emp_option_awards_what), AWARDS),
        choice(message!(emp_option_epic), message!(emp_option_epic_what), EPIC),
        choice(
            message!(emp_option_open_information),
            message!(emp_option_open_information_what),
            OPEN_INFORMATION,
        ),
        choice(message!(emp_option_friendly), message!(emp_option_friendly_what), FRIENDLY),
        choice(message!(emp_option_teams), message!(emp_option_teams_what), TEAMS),
    ],
};

const BOARDS: &[ValueWords] = &[
    ValueWords::new(message!(emp_option_boards_any)),
    ValueWords::new(message!(emp_option_boards_a)),
    ValueWords::new(message!(emp_option_boards_b)),
];
const AWARDS: &[ValueWords] = &[
    ValueWords::new(message!(emp_option_awards_off)),
    ValueWords::new(message!(emp_option_awards_two)),
    ValueWords::new(message!(emp_option_awards_expert)),
];
const EPIC: &[ValueWords] =
    &[ValueWords::new(message!(emp_option_epic_off)), ValueWords::new(message!(emp_option_epic_on))];
const OPEN_INFORMATION: &[ValueWords] = &[
    ValueWords::new(message!(emp_option_open_information_off)),
    ValueWords::new(message!(emp_option_open_information_on)),
];
const FRIENDLY: &[ValueWords] =
    &[ValueWords::new(message!(emp_option_friendly_off)), ValueWords::new(message!(emp_option_friendly_on))];
const TEAMS: &[ValueWords] = &[
    ValueWords::new(message!(emp_option_teams_off)),
    ValueWords::new(message!(emp_option_teams_2v2)),
    ValueWords::new(message!(emp_option_teams_2v2v2)),
    ValueWords::new(message!(emp_option_teams_3v3)),
];

const fn choice(name: Message, what: Message, values: &'static [ValueWords]) -> ChoiceWords {
    ChoiceWords { name, what: Some(what), values }
}
