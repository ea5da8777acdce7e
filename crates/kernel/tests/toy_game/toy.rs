//! A blind auction with a little of everything: hidden bids, a face-down stack, a die, and decisions in small steps.
//!
//! Each round every seat bids a card of its hand face down. When all have, the bids are shown and a die says what the
//! lot is worth. The one highest bid wins it; its owner may polish the lot, then keeps it or swaps it for the top of
//! the face-down tokens.

use std::fmt;
use std::str::FromStr;
use std::sync::atomic::{AtomicI32, Ordering};

use kernel::{
    Choice, Component, Draws, Ending, Events, GameInfo, Happening, LawError, NotationError, Options, Reason,
    Rules, Seat, Setup, SetupError, Standing, Stream, Text, Turn, Viewer, kit, pick_listed,
};
use serde::{Deserialize, Serialize, Serializer};

/// The ways in which a game can be wrong that the kit must catch.
pub(crate) mod fault {
    pub(crate) const NONE: u8 = 0;
    pub(crate) const LISTS_TOO_LITTLE: u8 = 1;
    pub(crate) const LISTS_TOO_MUCH: u8 = 2;
    pub(crate) const LISTS_TWICE: u8 = 3;
    pub(crate) const REFUSES_LATE: u8 = 4;
    pub(crate) const CITES_NO_RULE: u8 = 5;
    pub(crate) const VIEW_LEAKS: u8 = 6;
    pub(crate) const EVENTS_LEAK: u8 = 7;
    pub(crate) const GUESS_KNOWS_THE_FUTURE: u8 = 8;
    pub(crate) const GUESS_FORGETS: u8 = 9;
    pub(crate) const NEVER_ENDS: u8 = 10;
    pub(crate) const BREAKS_A_LAW: u8 = 11;
    pub(crate) const DRIFTS: u8 = 12;
    pub(crate) const SAVES_TOO_LITTLE: u8 = 13;
    pub(crate) const RANKS_WRONG: u8 = 14;
    pub(crate) const ANYONE_MAY_BID: u8 = 15;
    pub(crate) const BIDS_LIE_OPEN: u8 = 16;
    pub(crate) const REFUSALS_LEAK: u8 = 17;
    pub(crate) const PICKS_IN_ANOTHER_ORDER: u8 = 18;
    pub(crate) const DRAWS_TWICE: u8 = 19;
    pub(crate) const COUNTS_TOO_LITTLE: u8 = 20;
    pub(crate) const NEEDS_LISTENERS: u8 = 21;
    pub(crate) const ONLOOKERS_FORGET: u8 = 22;
    pub(crate) const WRITES_TWO_ALIKE: u8 = 23;
    pub(crate) const WRITES_A_SPACE: u8 = 24;
    pub(crate) const FORGETS_ITS_OPTION: u8 = 25;
    pub(crate) const ECHOES_ITS_OPTION: u8 = 26;
    pub(crate) const SEALED_BID_DRAWS: u8 = 27;
    pub(crate) const SEALED_BID_OPENS: u8 = 28;
    pub(crate) const SEALED_BID_MATTERS: u8 = 29;
}

const TOKENS: [u8; 5] = [0, 2, 4, 6, 8];
const HAND: [u8; 4] = [1, 2, 3, 4];

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Toy<const FAULT: u8 = { fault::NONE }> {
    draws: Draws,
    rounds: u8,
    #[serde(serialize_with = "save_round::<FAULT, _>")]
    round: u8,
    /// Cards that have been shown are gone; a bid that lies face down is still in its hand.
    hands: Vec<Vec<u8>>,
    bids: Vec<Option<u8>>,
    lot: Option<Lot>,
    /// Face down, the top last.
    tokens: Vec<u8>,
    turned: Vec<u8>,
    scores: Vec<i32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Lot {
    winner: Seat,
    worth: u8,
    polished: u8,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct ToySetup<const FAULT: u8 = { fault::NONE }> {
    players: usize,
    rounds: u8,
    /// Whether the option was given. That makes a difference only where it is a fault.
    echo: bool,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Move<const FAULT: u8 = { fault::NONE }> {
    Bid(u8),
    Polish,
    Keep,
    Swap,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) enum Event {
    Dealt { purse: u8 },
    Placed { seat: Seat, bid: Option<u8> },
    Shown { bids: Vec<u8> },
    Rolled { worth: u8 },
    Polished { seat: Seat },
    Gained { seat: Seat, worth: u8 },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    #[serde(skip)]
    viewer: Viewer,
    rounds: u8,
    round: u8,
    hands: Vec<Vec<u8>>,
    placed: Vec<bool>,
    own_bid: Option<u8>,
    lot: Option<Lot>,
    turned: Vec<u8>,
    scores: Vec<i32>,
    leaked: Vec<Option<u8>>,
    #[serde(skip)]
    future: Option<Draws>,
}

/// What the toy refuses.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Why {
    NotYou,
    NotNow { rule: &'static str },
    NoSuchCard { card: u8 },
    NoPolish,
}

impl Reason for Why {
    fn rule(&self) -> &'static str {
        match self {
            Self::NotYou => "TOY-1",
            Self::NotNow { rule } => rule,
            Self::NoSuchCard { .. } => "TOY-2",
            Self::NoPolish => "TOY-3",
        }
    }

    fn text(&self) -> Text {
        kit::message(match self {
            Self::NotYou => "It is not your turn.",
            Self::NotNow { .. } => "Not now.",
            Self::NoSuchCard { .. } => "You do not hold this card.",
            Self::NoPolish => "It shines already.",
        })
        .into()
    }
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

impl<const FAULT: u8> Setup for ToySetup<FAULT> {
    fn from_options(players: usize, options: &Options) -> Result<Self, SetupError> {
        let rounds = match options.get("rounds").map(String::as_str) {
            None | Some("3") => 3,
            Some("2") => 2,
            Some(_) => return Err(SetupError(kit::message("Two rounds or three.").into())),
        };
        match options.keys().find(|key| *key != "rounds") {
            Some(_) => Err(SetupError(kit::message("There is no such option.").into())),
            None => {
                let echo = FAULT != fault::ECHOES_ITS_OPTION || options.contains_key("rounds");
                Ok(Self { players, rounds, echo })
            }
        }
    }

    fn players(&self) -> usize {
        self.players
    }

    fn options(&self) -> Options {
        let rounds = if FAULT == fault::FORGETS_ITS_OPTION { 3 } else { self.rounds };
        if self.echo { Options::from([("rounds".into(), rounds.to_string())]) } else { Options::new() }
    }
}

impl<const FAULT: u8> Rules for Toy<FAULT> {
    const INFO: GameInfo = GameInfo {
        id: "toy",
        title: "Toy",
        fewest_players: 2,
        most_players: 4,
        rules_version: 1,
        oldest_rules_version: 1,
        players_rule: "TOY-1",
        rule_prefix: "TOY",
        rules_texts: &[
            (
                "en",
                "- **TOY-1** One at a time.\n\
                 - **TOY-2** Bid what you hold.\n\
                 - **TOY-3** Polish at most twice, for 1 each.",
            ),
            ("fr", "- **TOY-1** Un à la fois."),
        ],
        choices: &[Choice { key: "rounds", values: &["3", "2"] }],
    };

    type Setup = ToySetup<FAULT>;
    type Move = Move<FAULT>;
    type Event = Event;
    type View = View;
    type Reason = Why;

    fn start(
        setup: &ToySetup<FAULT>,
        mut draws: Draws,
        events: &mut Events<Event>,
    ) -> Result<Self, SetupError> {
        let mut tokens = TOKENS.to_vec();
        let purse = draws.draw(|stream| {
            stream.shuffle(&mut tokens);
            stream.die()
        });
        events.push(Event::Dealt { purse });
        Ok(Self {
            draws,
            rounds: setup.rounds,
            round: 0,
            hands: vec![HAND.to_vec(); setup.players],
            bids: vec![None; setup.players],
            lot: None,
            tokens,
            turned: Vec::new(),
            scores: vec![i32::from(purse); setup.players],
        })
    }

    fn turn(&self) -> Turn {
        if self.round == self.rounds {
            let mut standing = Standing::rank(
                Seat::all(self.players()).map(|seat| (seat, Some(self.scores[seat.index()]))),
                Ending::new("last-round"),
            );
            if FAULT == fault::RANKS_WRONG {
                standing.places[1].rank = 4;
            }
            return Turn::Over(standing);
        }
        match self.lot {
            Some(lot) => {
                Turn::Owed { seats: kernel::Seats::only(lot.winner), phase: kit::message("toy-lot") }
            }
            None => {
                let waiting = Seat::all(self.players()).filter(|seat| self.bids[seat.index()].is_none());
                Turn::Owed { seats: waiting.collect(), phase: kit::message("toy-bids") }
            }
        }
    }

    fn moves(&self, seat: Seat, out: &mut Vec<Move<FAULT>>) {
        if !self.turn().seats().contains(seat) {
            return;
        }
        let Some(lot) = self.lot else {
            let hand = &self.hands[seat.index()];
            let is_short = match FAULT {
                fault::LISTS_TOO_LITTLE => self.round > 0,
                fault::SEALED_BID_MATTERS => self.bids.iter().any(Option::is_some),
                _ => false,
            };
            let omitted = usize::from(is_short);
            out.extend(hand.iter().skip(omitted).map(|&card| Move::Bid(card)));
            if FAULT == fault::LISTS_TOO_MUCH && self.round > 0 {
                out.push(Move::Bid(9));
            }
            if FAULT == fault::LISTS_TWICE {
                out.push(Move::Bid(hand[0]));
            }
            return;
        };
        out.extend([Move::Keep, Move::Swap]);
        if lot.polished < 2 && self.scores[seat.index()] > 0 {
            out.push(Move::Polish);
        }
    }

    fn pick_move(
        &self,
        seat: Seat,
        room: &mut Vec<Move<FAULT>>,
        pick: impl FnOnce(usize) -> usize,
    ) -> Option<Move<FAULT>> {
        pick_listed(self, seat, room, |count| match FAULT {
            fault::PICKS_IN_ANOTHER_ORDER => count - 1 - pick(count),
            fault::COUNTS_TOO_LITTLE => pick(count.div_ceil(2)),
            _ => pick(count),
        })
    }

    fn random_move(&self, seat: Seat, stream: &mut Stream) -> Option<Move<FAULT>> {
        if FAULT == fault::DRAWS_TWICE {
            return self.pick_move(seat, &mut Vec::new(), |count| {
                let place = stream.index(count);
                stream.die();
                place
            });
        }
        self.pick_move(seat, &mut Vec::new(), |count| stream.index(count))
    }

    fn play(&mut self, seat: Seat, mv: &Move<FAULT>, events: &mut Events<Event>) -> Result<(), Why> {
        if FAULT == fault::REFUSES_LATE && *mv == Move::Polish {
            self.scores[seat.index()] -= 1;
        }
        let anyone = FAULT == fault::ANYONE_MAY_BID && self.lot.is_none() && self.round < self.rounds;
        if !self.turn().seats().contains(seat) && !anyone {
            return Err(Why::NotYou);
        }
        match (mv, self.lot) {
            (Move::Bid(card), None) => self.bid(seat, *card, events),
            (Move::Polish, Some(lot)) => self.polish(lot, events),
            (Move::Keep, Some(lot)) => {
                self.gain(lot.winner, lot.worth, events);
                Ok(())
            }
            (Move::Swap, Some(lot)) => {
                let token = self.tokens.pop().expect("there are more tokens than rounds");
                self.turned.push(token);
                self.gain(lot.winner, token, events);
                Ok(())
            }
            _ => {
                let rule = if FAULT == fault::CITES_NO_RULE { "TOY-7" } else { "TOY-1" };
                Err(Why::NotNow { rule })
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let own_bid = match viewer {
            Viewer::Seat(seat) => self.bids[seat.index()],
            Viewer::Spectator => None,
        };
        View {
            viewer,
            rounds: self.rounds,
            round: self.round,
            hands: self.hands.clone(),
            placed: self.bids.iter().map(Option::is_some).collect(),
            own_bid,
            lot: self.lot,
            turned: self.turned.clone(),
            scores: self.scores.clone(),
            leaked: match FAULT {
                fault::VIEW_LEAKS | fault::BIDS_LIE_OPEN => self.bids.clone(),
                _ => Vec::new(),
            },
            future: (FAULT == fault::GUESS_KNOWS_THE_FUTURE).then(|| self.draws.clone()),
        }
    }

    fn imagine(view: &View, stream: &mut Stream) -> Self {
        let mut tokens: Vec<u8> = TOKENS.into_iter().filter(|token| !view.turned.contains(token)).collect();
        stream.shuffle(&mut tokens);
        let bid = |seat: Seat| {
            let hand = &view.hands[seat.index()];
            match view.viewer {
                Viewer::Seat(own) if own == seat => view.own_bid.filter(|_| FAULT != fault::GUESS_FORGETS),
                Viewer::Spectator if FAULT == fault::ONLOOKERS_FORGET => None,
                _ if !view.placed[seat.index()] => None,
                _ if FAULT == fault::BIDS_LIE_OPEN => view.leaked[seat.index()],
                _ => Some(hand[stream.index(hand.len())]),
            }
        };
        Self {
            bids: Seat::all(view.hands.len()).map(bid).collect(),
            draws: view.future.clone().unwrap_or_else(|| Draws::from_seed(stream.seed())),
            rounds: view.rounds,
            round: view.round,
            hands: view.hands.clone(),
            lot: view.lot,
            tokens,
            turned: view.turned.clone(),
            scores: view.scores.clone(),
        }
    }

    fn check(&self) -> Result<(), LawError> {
        let mut tokens = [self.tokens.as_slice(), &self.turned].concat();
        tokens.sort_unstable();
        LawError::unless_equal("tokens", "face down and turned", tokens.as_slice(), TOKENS.as_slice())
    }

    fn players(&self) -> usize {
        self.hands.len()
    }

    fn draws_used(&self) -> u64 {
        self.draws.used()
    }

    fn reveals(&self, _seat: Seat, mv: &Move<FAULT>) -> bool {
        *mv == Move::Swap
    }

    fn sealed(&self) -> kernel::Seats {
        let placed = |seat: &Seat| FAULT != fault::VIEW_LEAKS && self.bids[seat.index()].is_some();
        let mut placed = Seat::all(self.players()).filter(placed);
        if FAULT == fault::SEALED_BID_OPENS {
            placed.next_back().into_iter().collect()
        } else {
            placed.collect()
        }
    }

    fn components() -> Vec<Component> {
        Vec::new()
    }
}

impl<const FAULT: u8> Toy<FAULT> {
    fn bid(&mut self, seat: Seat, card: u8, events: &mut Events<Event>) -> Result<(), Why> {
        if !self.hands[seat.index()].contains(&card) {
            let highest = self.bids.iter().max().copied().flatten();
            let card = highest.filter(|_| FAULT == fault::REFUSALS_LEAK).unwrap_or(card);
            return Err(Why::NoSuchCard { card });
        }
        self.bids[seat.index()] = Some(card);
        events.push(Event::Placed { seat, bid: (FAULT == fault::EVENTS_LEAK).then_some(card) });
        if let Some(bids) = self.bids.iter().copied().collect::<Option<Vec<u8>>>() {
            self.show(bids, events);
        } else if FAULT == fault::SEALED_BID_DRAWS {
            self.draws.draw(Stream::die);
        }
        Ok(())
    }

    fn show(&mut self, bids: Vec<u8>, events: &mut Events<Event>) {
        for (hand, bid) in self.hands.iter_mut().zip(&bids) {
            hand.retain(|card| card != bid);
        }
        self.bids.fill(None);
        let worth = self.draws.draw(Stream::die);
        let highest = bids.iter().copied().max().unwrap_or_default();
        let mut winners = Seat::all(bids.len()).filter(|seat| bids[seat.index()] == highest);
        let winner = winners.next();
        let tied = winners.next().is_some();
        events.extend([Event::Shown { bids }, Event::Rolled { worth }]);
        match winner {
            Some(winner) if !tied => self.lot = Some(Lot { winner, worth, polished: 0 }),
            _ => self.end_round(),
        }
    }

    fn polish(&mut self, mut lot: Lot, events: &mut Events<Event>) -> Result<(), Why> {
        if lot.polished == 2 || self.scores[lot.winner.index()] < 1 {
            return Err(Why::NoPolish);
        }
        self.scores[lot.winner.index()] -= 1;
        lot.polished += 1;
        lot.worth += 1;
        self.lot = Some(lot);
        if FAULT == fault::BREAKS_A_LAW {
            self.tokens.pop();
        }
        events.push(Event::Polished { seat: lot.winner });
        Ok(())
    }

    fn gain(&mut self, seat: Seat, worth: u8, events: &mut Events<Event>) {
        static DRIFT: AtomicI32 = AtomicI32::new(0);
        self.scores[seat.index()] += i32::from(worth);
        if FAULT == fault::DRIFTS {
            self.scores[seat.index()] += DRIFT.fetch_add(1, Ordering::Relaxed);
        }
        self.lot = None;
        events.push(Event::Gained { seat, worth });
        if FAULT == fault::NEEDS_LISTENERS && events.is_empty() {
            self.scores[seat.index()] = 0;
        }
        self.end_round();
    }

    fn end_round(&mut self) {
        self.round += 1;
        if FAULT == fault::NEVER_ENDS {
            self.round = 0;
            self.hands.fill(HAND.to_vec());
            self.tokens.append(&mut self.turned);
        }
    }
}

impl<const FAULT: u8> fmt::Display for Move<FAULT> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bid(card) => write!(f, "bid {card}"),
            Self::Polish => f.write_str("polish"),
            Self::Keep if FAULT == fault::WRITES_A_SPACE => f.write_str("keep "),
            Self::Swap if FAULT == fault::WRITES_TWO_ALIKE => f.write_str("keep"),
            Self::Keep => f.write_str("keep"),
            Self::Swap => f.write_str("swap"),
        }
    }
}

impl<const FAULT: u8> FromStr for Move<FAULT> {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "polish" => Ok(Self::Polish),
            "keep" => Ok(Self::Keep),
            "swap" => Ok(Self::Swap),
            _ => text
                .strip_prefix("bid ")
                .and_then(|card| card.parse().ok())
                .map(Self::Bid)
                .ok_or_else(|| NotationError(kit::message("This is no move of the toy.").into())),
        }
    }
}

impl Happening for Event {
    fn text(&self) -> Text {
        kit::message(match self {
            Self::Dealt { .. } => "The game begins.",
            Self::Placed { .. } => "Somebody bids.",
            Self::Shown { .. } => "The bids are shown.",
            Self::Rolled { .. } => "The lot is valued.",
            Self::Polished { .. } => "The lot is polished.",
            Self::Gained { .. } => "The lot is gained.",
        })
        .into()
    }

    fn drawn(&self) -> Option<String> {
        match self {
            Self::Dealt { purse } => Some(format!("purse {purse}")),
            Self::Rolled { worth } => Some(format!("worth {worth}")),
            _ => None,
        }
    }
}

fn save_round<const FAULT: u8, S: Serializer>(round: &u8, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u8(if FAULT == fault::SAVES_TOO_LITTLE { 0 } else { *round })
}

/// Every move that can be written down, and a few bids beyond any hand.
pub(crate) fn universe<const FAULT: u8>(_position: &Toy<FAULT>, _seat: Seat) -> Vec<Move<FAULT>> {
    (0..10).map(Move::Bid).chain([Move::Polish, Move::Keep, Move::Swap]).collect()
}

/// The toy for this many players, three rounds.
pub(crate) fn setup(players: usize) -> ToySetup {
    ToySetup { players, rounds: 3, echo: true }
}
