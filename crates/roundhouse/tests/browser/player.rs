//! A person who plays Age of Steam by what is lit and by the buttons, and asks nothing else of the page.

use crate::harness::{Look, Person};

/// What to press next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Press {
    Spot(String),
    Answer(String),
    Turn(&'static str),
    /// Lays the piece that is shown.
    Lay,
    ForGood,
}

/// How somebody plays: shares at first, no bids, a bit of track, and every cube that can be moved.
#[derive(Default, Debug)]
pub(crate) struct Player {
    /// Track laid in the turn of this move.
    laid: (usize, usize),
    /// For choices that are to be different each time.
    count: usize,
}

impl Player {
    pub(crate) fn next(&mut self, look: &Look) -> Press {
        self.count += 1;
        let answer = |answer: &str| Press::Answer(answer.to_owned());
        if look.for_good {
            return Press::ForGood;
        }
        if !look.pieces.is_empty() {
            self.laid = if self.laid.0 == look.at { (look.at, self.laid.1 + 1) } else { (look.at, 1) };
            return Press::Lay;
        }
        if look.can("end") {
            return Press::Turn("end");
        }
        if look.answers_with("button done") {
            let laid = if self.laid.0 == look.at { self.laid.1 } else { 0 };
            return if laid < 2 && !look.lit.is_empty() { self.spot(look) } else { answer("button done") };
        }
        for usual in
            ["button drop", "button pass", "button produce", "button own", "number 2", "number 1", "number 0"]
        {
            if look.answers_with(usual) {
                return answer(usual);
            }
        }
        if !look.lit.is_empty() {
            return self.spot(look);
        }
        // Rather a better engine than nothing.
        let other = look.answers.iter().find(|given| *given == "button engine").or(look.answers.first());
        answer(other.unwrap_or_else(|| panic!("nothing can be pressed: {look:#?}")))
    }

    fn spot(&self, look: &Look) -> Press {
        Press::Spot(look.lit[self.count % look.lit.len()].clone())
    }

    /// Presses something, and gives what the page shows then.
    pub(crate) async fn plays(&mut self, person: &Person, look: &Look) -> Look {
        let press = self.next(look);
        person.does(&press).await;
        person.looks(&format!("something else after {press:?}"), |now| now != look).await
    }
}

impl Person {
    pub(crate) async fn does(&self, press: &Press) {
        match press {
            Press::Spot(spot) => self.presses_spot(spot).await,
            Press::Answer(answer) => self.answers(answer).await,
            Press::Turn(key) => self.turns(key).await,
            Press::Lay => self.presses("#choices [data-default]").await,
            Press::ForGood => self.presses("#for-good .primary").await,
        }
    }

    /// Plays until a question is put for which `holds`, and gives it.
    pub(crate) async fn plays_until(&self, what: &str, holds: impl Fn(&Look) -> bool) -> Look {
        let mut player = Player::default();
        let mut look = self.looks("a question", |look| look.asked || look.over).await;
        while !holds(&look) {
            assert!(!look.over, "the game is over before {what}");
            look = player.plays(self, &look).await;
            if !look.asked && !look.over {
                look = self.looks("the next question", |look| look.asked || look.over).await;
            }
        }
        look
    }

    /// Plays until track can be laid.
    pub(crate) async fn plays_until_building(&self) -> Look {
        self.plays_until("any building", |look| look.answers_with("button done") && !look.lit.is_empty())
            .await
    }
}
