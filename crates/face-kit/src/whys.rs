//! Why nothing can be done with a spot.

use guide::{Guided, Target, WhyNot};
use kernel::{Face, Rules};

use crate::drawing::Picture;
use crate::sentences::{in_all_languages, said};
use crate::{Asked, WholeFace};

/// So many spots of a drawing are asked about: each is tried out by the rules, and there may be hundreds.
const ASKED_ABOUT: usize = 8;

/// A reason is a sentence, and its rule is in the rulebook.
///
/// # Panics
/// When it is not.
#[track_caller]
pub fn reason_is_whole<F: Face>(WhyNot { rule, why }: &WhyNot) {
    let _ = said(why);
    for words in in_all_languages() {
        let sentence = words.with_rule(why, rule);
        assert!(!sentence.contains(['{', '}']), "a gap is open: {sentence}");
    }
    let (_, rulebook) = F::Rules::INFO.rules_texts[0];
    assert!(rulebook.contains(&format!("**{rule}**")), "{rule} is no rule");
}

/// What can be clicked has no reason why not; of what is drawn besides, every reason is whole.
pub(crate) fn are_whole<F: WholeFace>(asked: &Asked<'_, F>, picture: &Picture) {
    let why_not = |spot: &str| <F as Guided>::why_not(asked.view, asked.seat, spot);
    let step = |count: usize| count / ASKED_ABOUT + 1;
    for mv in asked.moves.iter().step_by(step(asked.moves.len())) {
        if let Some(Target::Spot { spot, .. }) = F::path(asked.view, asked.seat, mv).first() {
            assert_eq!(why_not(spot), None, "`{mv}` begins at {spot}");
        }
    }
    let others = picture.spots.keys().step_by(step(picture.spots.len()));
    others.filter_map(|spot| why_not(spot)).for_each(|why| reason_is_whole::<F>(&why));
}
