//! A person who plays Age of Steam by what is lit and by the buttons, and asks nothing else of the page.

use serde::Deserialize;

use crate::harness::{Look, Mind, Person};

/// Track that joins two cities each, for every seat.
const WISHES: [&[&str]; 3] = [
    &[
        "build O16 straight/0",
        "build M16 gentle/1",
        "build P13 straight/1",
        "build O14 gentle/2",
        "build P15 straight/2",
        "build S4 straight/2",
        "build R3 gentle/0",
        "build P3 gentle/3",
    ],
    &[
        "build B1 gentle/1",
        "build D1 straight/0",
        "build G14 gentle/4",
        "build E14 gentle/1",
        "build D15 straight/1",
    ],
    &[
        "build U8 gentle/5",
        "build T7 gentle/2",
        "build U6 gentle/5",
        "build U4 gentle/5",
        "build T3 gentle/2",
        "build U2 gentle/5",
        "build T1 gentle/2",
    ],
];
/// What a tile costs at most.
const TILE: i32 = 4;
/// What a share leaves in the turn in which it is issued.
const SHARE: i32 = 4;

/// What to press next.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Press {
    Spot(String),
    Answer(String),
    Turn(&'static str),
    /// Lays track: the hex, the kind, how it is turned, and that it is meant.
    Build(String),
    /// Lays the piece that is shown.
    Lay,
    ForGood,
}

/// What somebody would press: shares when there is little money, a bid now and then, track between two cities, and
/// every cube that can be moved.
pub(crate) fn next(look: &Look) -> Press {
    let answer = |answer: &str| Press::Answer(answer.to_owned());
    if look.for_good {
        return Press::ForGood;
    }
    if !look.pieces.is_empty() {
        return Press::Lay;
    }
    if look.can("end") {
        return Press::Turn("end");
    }
    if look.answers_with("button done") {
        let wishes = WISHES[look.seat.unsigned_abs() as usize % WISHES.len()];
        let wish = wishes.iter().find(|wish| look.spare() >= TILE && look.moves.iter().any(|mv| mv == *wish));
        return wish.map_or_else(|| answer("button done"), |wish| Press::Build((*wish).to_owned()));
    }
    if look.answers_with("button drop") {
        let bids = look.at.is_multiple_of(3) && look.answers_with("number 1");
        return answer(if bids { "number 1" } else { "button drop" });
    }
    if look.answers_with("number 0") {
        // Enough to pay for the turn, and at first for two links.
        let wanted = if look.progress.contains(" 1 ") { 10 } else { 1 };
        let shares = (wanted - look.spare() + SHARE - 1).div_euclid(SHARE).max(0);
        let most = look.answers.len().saturating_sub(1);
        return Press::Answer(format!("number {}", most.min(shares.unsigned_abs() as usize)));
    }
    for usual in ["button pass", "button produce", "button own"] {
        if look.answers_with(usual) {
            return answer(usual);
        }
    }
    if !look.lit.is_empty() {
        return Press::Spot(look.lit[look.at % look.lit.len()].clone());
    }
    // Rather no cube than a better engine that is to be paid for.
    let other = look.answers.iter().find(|given| *given == "button decline").or(look.answers.first());
    answer(other.unwrap_or_else(|| panic!("nothing can be pressed: {look:#?}")))
}

/// One thing to press on the way to a move, as the page has it.
#[derive(Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Step {
    Spot { spot: String },
    Piece { piece: String },
    Number { value: i64 },
    Button { key: String },
}

impl Person {
    /// Makes any move of any game by pressing what leads to it: each step must be lit or shown before it is pressed.
    pub(crate) async fn makes(&self, before: &Look, mv: &str) {
        let script = "return JSON.parse(document.getElementById('choices').dataset.choices)
            .find(({ move }) => move === arguments[0])?.path ?? null";
        let path = self.reads(script, &[mv]).await;
        let path: Vec<Step> =
            serde_json::from_value(path).unwrap_or_else(|error| panic!("{mv} is not offered: {error}"));
        let done = |now: &Look| now.for_good || (now.at, now.draft) != (before.at, before.draft);
        for step in path {
            let offered = |now: &Look| match &step {
                Step::Spot { spot } => now.lit.contains(spot),
                Step::Piece { piece } => now.pieces.contains(piece),
                Step::Number { value } => now.slides || now.answers_with(&format!("number {value}")),
                Step::Button { key } => now.answers_with(&format!("button {key}")),
            };
            // Where only one way is left, the page takes it by itself.
            let now = self.looks(&format!("{step:?} of {mv}"), |now| done(now) || offered(now)).await;
            if done(&now) {
                break;
            }
            match &step {
                Step::Spot { spot } => self.presses_spot(spot).await,
                Step::Piece { piece } => self.lays(piece, mv).await,
                Step::Number { value } if now.slides => self.slides_to(*value).await,
                Step::Number { value } => self.answers(&format!("number {value}")).await,
                Step::Button { key } => self.answers(&format!("button {key}")).await,
            }
        }
        self.looks(&format!("{mv} to be made"), done).await;
    }

    /// Types the number beside the slider, and confirms it.
    async fn slides_to(&self, value: i64) {
        self.types("#choices .stepper input[type=number]", &value.to_string()).await;
        self.presses("#choices .stepper button").await;
    }

    /// Plays as well as a bot would until something is shown for which `holds`, and returns that.
    pub(crate) async fn plays_well_until(
        &self,
        what: &str,
        mind: &mut Mind,
        holds: impl Fn(&Look) -> bool,
    ) -> Look {
        loop {
            let look = self.looks("a question", |look| look.asked || look.over || look.curtain).await;
            if holds(&look) {
                return look;
            }
            assert!(!look.over, "the game is over before {what}");
            self.goes_on(&look, mind).await;
        }
    }

    /// Follows a script until something is shown for which `holds`; `None` when it has come to its end.
    pub(crate) async fn follows_until(&self, mind: &mut Mind, holds: impl Fn(&Look) -> bool) -> Option<Look> {
        while !mind.has_followed() {
            let look = self.looks("a question", |look| look.asked || look.over || look.curtain).await;
            if holds(&look) {
                return Some(look);
            }
            self.goes_on(&look, mind).await;
        }
        None
    }

    /// Presses what is due: the curtain, a confirmation, the end of the turn, or what the mind decides.
    async fn goes_on(&self, look: &Look, mind: &mut Mind) {
        if look.curtain {
            self.presses("#curtain .button").await;
        } else if look.for_good {
            self.does(&Press::ForGood).await;
        } else if look.can("end") {
            self.turns("end").await;
        } else {
            self.makes(look, &mind.decides(look.seat)).await;
            return;
        }
        self.looks("something else", |now| now != look).await;
    }

    pub(crate) async fn does(&self, press: &Press) {
        match press {
            Press::Spot(spot) => self.presses_spot(spot).await,
            Press::Answer(answer) => self.answers(answer).await,
            Press::Turn(key) => self.turns(key).await,
            Press::Build(mv) => self.builds(mv).await,
            Press::Lay => self.presses("#choices [data-default]").await,
            Press::ForGood => self.presses("#for-good .primary").await,
        }
    }

    /// `build Q10 straight/2`, by hand.
    async fn builds(&self, mv: &str) {
        let words: Vec<&str> = mv.split([' ', '/']).collect();
        let &[_, hex, kind, _] = words.as_slice() else { panic!("no move that builds: {mv}") };
        self.presses_spot(&format!("hex-{hex}")).await;
        self.looks("pieces to choose from", |look| !look.pieces.is_empty()).await;
        self.lays(kind, mv).await;
    }

    /// Chooses the piece, turns it until the page says that it would be this move, and confirms.
    async fn lays(&self, kind: &str, mv: &str) {
        self.presses(&format!("#choices [data-piece=\"{kind}\"]")).await;
        for _ in 0..6 {
            if self.previews(mv).await {
                return self.presses("#choices [data-default]").await;
            }
            self.presses("#choices .walk button:nth-of-type(2)").await;
        }
        panic!("{kind} cannot be turned so that it would be {mv}");
    }

    /// Whether what the page says it would do is this move.
    pub(crate) async fn previews(&self, mv: &str) -> bool {
        let script = "const box = document.getElementById('choices');
            const said = JSON.parse(box.dataset.choices).find(({ move }) => move === arguments[0])?.say;
            return said !== undefined && box.querySelector('.preview').textContent.startsWith(said);";
        self.reads(script, &[mv]).await == serde_json::Value::Bool(true)
    }

    /// Presses what somebody would press, and returns what the page shows then.
    pub(crate) async fn plays(&self, look: &Look) -> Look {
        let press = next(look);
        self.does(&press).await;
        self.looks(&format!("something else after {press:?}"), |now| now != look).await
    }

    /// Plays until something is shown for which `holds`, and returns that.
    pub(crate) async fn plays_until(&self, what: &str, holds: impl Fn(&Look) -> bool) -> Look {
        let mut look = self.looks("a question", |look| look.asked || look.over || holds(look)).await;
        while !holds(&look) {
            assert!(!look.over, "the game is over before {what}");
            look = self.plays(&look).await;
            if !look.asked {
                look = self.looks("the next question", |look| look.asked || look.over || holds(look)).await;
            }
        }
        look
    }

    /// Plays until track can be laid.
    pub(crate) async fn plays_until_building(&self) -> Look {
        self.plays_until("any building", Look::can_build).await
    }

    /// Sits down with bots, by the big button of the first page.
    pub(crate) async fn plays_now(&self) -> Look {
        self.plays_now_at("age-of-steam").await
    }

    pub(crate) async fn plays_now_at(&self, game: &str) -> Look {
        self.goes_to("/").await;
        self.presses(&format!("form[action='/play-now']:has(input[value='{game}']) button")).await;
        self.looks("a question", |look| look.asked).await
    }

    /// Says what to be called.
    pub(crate) async fn is_called(&self, name: &str) {
        self.goes_to("/me").await;
        self.types("form[action='/me/name'] input[name=name]", name).await;
        self.presses("form[action='/me/name'] button").await;
        self.awaits_text("header .account", name).await;
    }

    /// Opens a table of Age of Steam by its form; each seat as its values are called there.
    pub(crate) async fn opens_table(&self, seats: &[&str]) {
        self.opens_table_of("age-of-steam", seats).await;
    }

    pub(crate) async fn opens_table_of(&self, game: &str, seats: &[&str]) {
        self.fills_in_table_of(game, seats).await;
        self.opens_it().await;
    }

    /// One that only its players see, and people whom its owner invites.
    pub(crate) async fn opens_private_table(&self, seats: &[&str]) {
        self.fills_in_table_of("age-of-steam", seats).await;
        self.presses("label:has(input[name=audience][value=invited])").await;
        self.opens_it().await;
    }

    async fn fills_in_table_of(&self, game: &str, seats: &[&str]) {
        self.goes_to(&format!("/new?game={game}")).await;
        self.presses(&format!("label:has(input[name=players][value='{}'])", seats.len())).await;
        for (seat, who) in seats.iter().enumerate() {
            self.chooses(&format!("select[name=seat{seat}]"), who).await;
            if *who == "screen" {
                self.types(&format!("input[name=name{seat}]"), &format!("Neighbour {seat}")).await;
            }
        }
    }

    async fn opens_it(&self) {
        self.presses("form[action='/new'] button[type=submit]").await;
        self.awaits_place("/table/").await;
    }
}
