//! What is played on a situation, and what is seen of it then.

use empyreal::{Goods, HexId, Phase, Player, Position, Table, Terrain};
use kernel::kit::scene;
use kernel::{Rules, Seat, Standing};

use super::situation::{Situation, seat};

/// Goods by letters.
fn letters(goods: &Goods) -> String {
    let repeated = |good: Terrain| good.letter().to_string().repeat(usize::from(goods[good.index()]));
    Terrain::ALL.into_iter().map(repeated).collect()
}

/// In the middle of whatever is going on, a position can be written and read, and then says the same.
#[track_caller]
pub(crate) fn survives_saving(position: &Position) {
    let text = serde_json::to_string(position).unwrap();
    let again: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(serde_json::to_string(&again).unwrap(), text);
    assert_eq!(again, *position);
    let (mut before, mut after) = (Vec::new(), Vec::new());
    if let Some(asked) = position.table().asked_seat() {
        position.moves(asked, &mut before);
        again.moves(asked, &mut after);
    }
    assert_eq!(before, after);
}

impl Situation {
    /// The legal moves of whoever is asked.
    pub(crate) fn moves(&self) -> Vec<String> {
        let asked = self.table().asked_seat();
        asked.map(|asked| scene::listed(&self.position, asked)).unwrap_or_default()
    }

    /// The moves that begin like this.
    pub(crate) fn moves_like(&self, start: &str) -> Vec<String> {
        self.moves().into_iter().filter(|mv| mv.starts_with(start)).collect()
    }

    /// Each of these moves (`move 1; activate 1/2`) is listed for whoever is asked, and accepted.
    #[track_caller]
    pub(crate) fn plays(mut self, notation: &str) -> Self {
        self.events.clear();
        for notation in notation.split("; ") {
            let asked = self.asked();
            scene::plays(&mut self.position, asked, notation, &mut self.events);
            survives_saving(&self.position);
        }
        self
    }

    /// The move of whoever is asked is neither listed nor accepted, by this rule, and changes nothing.
    #[track_caller]
    pub(crate) fn refuses(self, notation: &str, rule: &str) -> Self {
        let asked = self.table().asked_seat().unwrap_or_else(|| seat(0));
        self.refuses_for(asked, notation, rule)
    }

    #[track_caller]
    pub(crate) fn refuses_for(self, who: Seat, notation: &str, rule: &str) -> Self {
        let _ = scene::refuses(&self.position, who, notation, rule);
        self
    }

    pub(crate) fn table(&self) -> &Table {
        self.position.table()
    }

    #[track_caller]
    pub(crate) fn asked(&self) -> Seat {
        self.table().asked_seat().unwrap()
    }

    pub(crate) fn phase(&self) -> Phase {
        self.table().phase
    }

    pub(crate) fn player(&self, number: usize) -> &Player {
        self.table().player(seat(number))
    }

    /// Available and spent.
    pub(crate) fn mana_of(&self, number: usize) -> (u8, u8) {
        (self.player(number).mana, self.player(number).spent)
    }

    #[track_caller]
    pub(crate) fn hex(&self, hex: &str) -> HexId {
        self.table().map.chart().find(hex.parse().unwrap()).unwrap_or_else(|| panic!("there is no hex {hex}"))
    }

    /// The trains of a seat on a hex.
    #[track_caller]
    pub(crate) fn trains_at(&self, number: usize, hex: &str) -> u8 {
        self.table().map.trains(seat(number), self.hex(hex))
    }

    /// The goods on a hex, by letters.
    #[track_caller]
    pub(crate) fn goods_at(&self, hex: &str) -> String {
        letters(self.table().map.goods(self.hex(hex)))
    }

    pub(crate) fn delivered_by(&self, number: usize) -> String {
        letters(&self.player(number).goods)
    }

    #[track_caller]
    pub(crate) fn is_wasteland(&self, hex: &str) -> bool {
        self.table().map.wasteland.contains(self.hex(hex))
    }

    /// The Demand Tiles of a seat, such as `lake-double`.
    pub(crate) fn tiles_of(&self, number: usize) -> Vec<String> {
        let tiles = self.table().tiles.of(seat(number));
        tiles.map(|(colour, size)| format!("{colour}-{size}")).collect()
    }

    /// The car that works in a place.
    #[track_caller]
    pub(crate) fn car_at(&self, number: usize, slot: &str) -> Option<String> {
        self.player(number).car(slot.parse().unwrap()).map(|car| car.to_string())
    }

    /// What a legal move costs at once.
    #[track_caller]
    pub(crate) fn price(&self, notation: &str) -> u8 {
        self.table().price(&notation.parse().unwrap())
    }

    #[track_caller]
    pub(crate) fn standing(&self) -> Standing {
        scene::standing(&self.position)
    }

    /// The seats from the winner to the last.
    #[track_caller]
    pub(crate) fn ranking(&self) -> Vec<usize> {
        self.standing().places.iter().map(|place| place.seat.index()).collect()
    }
}
