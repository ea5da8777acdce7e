//! Files of one's own: boards, tiles and contracts, of whichever game they fit.

use catalog::imperial_steam::printed::Printed;
use catalog::{age_of_steam, empyreal, imperial_steam, steam_power};
use hexes::BoardError;
use kernel::Rules;
use serde_json::{Value, json};

use super::source_name;

/// What a file turned out to be.
pub(super) struct Found {
    game: &'static str,
    /// Such as `board`, `tiles` or `contracts`.
    what: &'static str,
    /// What it is called; only boards have names.
    name: Option<Name>,
    /// What is in it, in a few words.
    content: String,
}

struct Name {
    id: String,
    title: String,
    source: &'static str,
}

impl Found {
    pub(super) fn sentence(&self) -> String {
        let Self { game, what, name, content } = self;
        match name {
            Some(Name { title, source, .. }) => format!("{game}, {what} {title} ({source}): {content}"),
            None => format!("{game}, {what}: {content}"),
        }
    }

    pub(super) fn json(&self, file: &str) -> Value {
        let mut found = json!({ "file": file, "ok": true, "game": self.game, "what": self.what });
        if let Some(Name { id, title, .. }) = &self.name {
            found["id"] = id.as_str().into();
            found["title"] = title.as_str().into();
        }
        found
    }
}

/// Reads a file as what its tables say it is, or says what is wrong with it.
pub(super) fn read(text: &str) -> Result<Found, String> {
    let has = |beginning: &str| text.lines().any(|line| line.trim_start().starts_with(beginning));
    let read = if let Some(at) = IMPERIAL_SIGNS.iter().position(|sign| has(sign)) {
        data_of_imperial_steam(at, text)
    } else if let Some(at) = EMPYREAL_SIGNS.iter().position(|sign| has(sign)) {
        data_of_empyreal(at, text)
    } else if has("[[contract]]") {
        contracts(text)
    } else if has("[[tile.face]]") {
        tiles_of_steam_power(text)
    } else if has("[[tile]]") {
        tiles_of_age_of_steam(text)
    } else {
        let of_age_of_steam = ["colour", "growth", "[[town]]"].iter().any(|sign| has(sign));
        board(text, of_age_of_steam)
    };
    read.map_err(|why| without_excerpt(&why))
}

/// Whether a board fits is tried; where it fits no game, the complaint is that of the game it was made for.
fn board(text: &str, of_age_of_steam: bool) -> Result<Found, String> {
    let told = |error: BoardError| error.to_string();
    match (board_of_age_of_steam(text), board_of_steam_power(text)) {
        (Ok(found), _) | (_, Ok(found)) => Ok(found),
        (Err(why), _) if of_age_of_steam => Err(told(why)),
        (_, Err(why)) => Err(told(why)),
    }
}

fn board_of_age_of_steam(text: &str) -> Result<Found, BoardError> {
    use age_of_steam::{Board, Position, Terrain};
    let board = Board::parse(text)?;
    let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
    let cities = board.stops().filter(|stop| board.stop(*stop).city.is_some()).count();
    let content = format!(
        "{} land hexes, of these {} river and {} mountain; {} lakes; {cities} cities, {} towns",
        board.hexes().len(),
        count(Terrain::River),
        count(Terrain::Mountain),
        board.lakes.len(),
        board.stops().len() - cities,
    );
    let name = Name { id: board.id.clone(), title: board.title.clone(), source: source_name(board.source) };
    Ok(Found { game: Position::INFO.title, what: "board", name: Some(name), content })
}

fn board_of_steam_power(text: &str) -> Result<Found, BoardError> {
    use steam_power::{Board, Position, Terrain};
    let board = Board::parse(text)?;
    let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
    let beside = board.cities().filter(|city| board.site(*city).group.len() > 1).count();
    let content = format!(
        "{} hexes for track, of these {} hills and {} mountains; {} water; {} cities, of these {beside} side by side \
         with another",
        board.hexes().len(),
        count(Terrain::Hills),
        count(Terrain::Mountains),
        board.water.len(),
        board.cities().len(),
    );
    let name = Name { id: board.id.clone(), title: board.title.clone(), source: source_name(board.source) };
    Ok(Found { game: Position::INFO.title, what: "board", name: Some(name), content })
}

fn tiles_of_age_of_steam(text: &str) -> Result<Found, String> {
    let tiles = age_of_steam::TileSet::parse(text)?;
    let count: u32 = tiles.kinds().map(|(_, kind)| u32::from(kind.count)).sum();
    let content = format!("{count} tiles of {} kinds", tiles.kinds().count());
    Ok(Found { game: age_of_steam::Position::INFO.title, what: "tiles", name: None, content })
}

fn tiles_of_steam_power(text: &str) -> Result<Found, String> {
    let tiles = steam_power::TileSet::parse(text)?;
    let count: u32 = tiles.counts.iter().map(|(count, _)| u32::from(*count)).sum();
    let content = format!("{count} tiles of {} kinds, {} faces", tiles.counts.len(), tiles.faces().len());
    Ok(Found { game: steam_power::Position::INFO.title, what: "tiles", name: None, content })
}

fn contracts(text: &str) -> Result<Found, String> {
    let contracts = steam_power::Contract::parse_all(text)?;
    let resources: u32 = contracts.iter().flat_map(|contract| contract.needs).map(u32::from).sum();
    let with_bonus = contracts.iter().filter(|contract| contract.bonus.is_some()).count();
    let content = format!(
        "{} contracts that need {resources} resources; {} pay money, {with_bonus} bring a bonus action",
        contracts.len(),
        contracts.len() - with_bonus,
    );
    Ok(Found { game: steam_power::Position::INFO.title, what: "contracts", name: None, content })
}

/// How the data files of Imperial Steam are told, in the order of [`Printed::FILES`].
const IMPERIAL_SIGNS: [&str; 5] = ["road_sites", "hubs = [", "[shares]", "contracts = [", "[fixed]"];

/// A file of Imperial Steam says nothing alone: it is read with the shipped ones in the place of the others.
fn data_of_imperial_steam(at: usize, text: &str) -> Result<Found, String> {
    let mut files = Printed::FILES.map(|(_, shipped)| shipped);
    files[at] = text;
    let printed = Printed::parse(files)?;
    let (what, content) = match at {
        0 => {
            let roads: usize = printed.map.cities.iter().map(|city| city.roads.len()).sum();
            let (cities, links) = (printed.map.cities.len(), printed.map.links.len());
            ("map", format!("{cities} cities, {links} links, {roads} factory sites at roads"))
        }
        1 => ("tiles", format!("{} tiles and printed cities", printed.tiles.iter().count())),
        2 => {
            let values = printed.boards.shares.values.map(|value| value.to_string());
            ("boards", format!("share values {}", values.join(", ")))
        }
        3 => {
            let value: u32 = printed.contracts.iter().map(|contract| u32::from(contract.value)).sum();
            ("contracts", format!("{} contracts worth {value} guldens", printed.contracts.len()))
        }
        _ => {
            let cards: usize = (2..=4).map(|players| printed.setups.normal_cards(players).len()).sum();
            let state = printed.setups.state_cards.len();
            ("set-ups", format!("{cards} Normal Setup cards, {state} State Railway cards"))
        }
    };
    Ok(Found { game: imperial_steam::Position::INFO.title, what, name: None, content })
}

/// How the data files of Empyreal are told, in the order of its `Printed::FILES`.
const EMPYREAL_SIGNS: [&str; 6] =
    ["[[sides]]", "[[captains]]", "[[engineers]]", "[[unique]]", "[[companies]]", "[[upgrades]]"];

/// A file of Empyreal is read with the shipped ones in the place of the others too.
fn data_of_empyreal(at: usize, text: &str) -> Result<Found, String> {
    use empyreal::printed::{Face, Printed, SideId, Sign};
    use empyreal::{CarId, Company, Kind, PersonId, Position};
    let mut files = Printed::FILES.map(|(_, shipped)| shipped);
    files[at] = text;
    let printed = Printed::parse(files)?;
    let persons = |kind: Kind| PersonId::all().filter(move |person| person.kind() == kind).count();
    let (what, content) = match at {
        0 => {
            let signs = || SideId::all().flat_map(|side| printed.boards.side(side).signs);
            let cities = signs().filter(|sign| matches!(sign, Sign::City(_))).count();
            let wasteland = signs().filter(|sign| *sign == Sign::Wasteland).count();
            let hexes = signs().count();
            (
                "boards",
                format!("12 sides with {hexes} hexes, of these {cities} Cities and {wasteland} Wasteland"),
            )
        }
        1 => ("captains", format!("{} captains", persons(Kind::Captain))),
        2 => {
            let counts = Kind::DRAFTED.map(|kind| format!("{} of the kind {kind}", persons(kind)));
            ("specialists", counts.join(", "))
        }
        3 => {
            let unique = CarId::tiles().filter(|car| printed.cards.car(*car).face == Face::Unique).count();
            ("spellcars", format!("{} spellcars, {unique} of them unique", CarId::tiles().count()))
        }
        4 => {
            let homes = Company::ALL.map(|company| {
                let folio = printed.cards.folio(company);
                format!("{} ({})", folio.name, folio.home)
            });
            ("companies", homes.join(", "))
        }
        _ => {
            let tiles = (2..=6).map(|players| printed.game.of(players).end_tiles.to_string());
            let tiles = tiles.collect::<Vec<_>>().join(", ");
            ("numbers", format!("{tiles} Demand Tiles end a game of 2 to 6 players"))
        }
    };
    Ok(Found { game: Position::INFO.title, what, name: None, content })
}

/// The TOML reader shows the place in the file on lines of its own, which is too much for a list of problems; the line
/// and column stay.
fn without_excerpt(told: &str) -> String {
    if !told.starts_with("TOML parse error") {
        return told.to_owned();
    }
    let is_excerpt =
        |line: &str| line.trim_start_matches(|c: char| c == ' ' || c.is_ascii_digit()).starts_with('|');
    let lines: Vec<_> = told.trim_end().lines().filter(|line| !is_excerpt(line)).collect();
    lines.join(": ")
}
