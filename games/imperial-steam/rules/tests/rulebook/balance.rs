//! What follows from a position that a test has made up: set right, so that the laws hold.

use imperial_steam::printed::{CityTile, Printed, TileFace};
use imperial_steam::{ContractId, Contracts, FIRST_REFILL, Good, Hub, hands};
use serde_json::{Value, json};

/// How many of each good lie somewhere.
const ALL_GOODS: i64 = 40;

pub(crate) fn balance(table: &mut Value) {
    let players = table["seats"].as_array().unwrap().len();
    money(table, players);
    placed_hands(table);
    cities(table);
    contracts(table);
    engineers(table);
    semmering(table);
    goods(table);
}

fn seats(table: &mut Value) -> impl Iterator<Item = &mut Value> {
    table["seats"].as_array_mut().unwrap().iter_mut()
}

fn texts(list: &Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

fn money(table: &mut Value, players: usize) {
    let start = i64::from(Printed::shipped().boards.money(players)) * players as i64;
    let all: i64 = seats(table).map(|seat| seat["cash"].as_i64().unwrap()).sum();
    table["from_bank"] = json!(all - start);
}

fn placed_hands(table: &mut Value) {
    let all = u64::from(hands(table["round"].as_u64().unwrap() as u8));
    for seat in seats(table) {
        let placed: u64 =
            seat["placed"].as_object().unwrap().values().map(|hands| hands.as_u64().unwrap()).sum();
        seat["hands"] = json!(all - placed);
    }
}

/// What lies in a city.
fn tile_in(table: &Value, id: &str) -> &'static CityTile {
    let tiles = &Printed::shipped().tiles;
    let players = table["seats"].as_array().unwrap().len();
    let all = tiles.of(players).chain(Hub::ALL.map(|hub| tiles.hub(hub)));
    let text = |face: TileFace| match face {
        TileFace::City(number) => number.to_string(),
        TileFace::Hub(hub) => hub.to_string(),
        TileFace::Printed(_) => "printed".into(),
    };
    let mut all = all.map(|tile| tiles.tile(tile));
    all.find(|tile| json!(text(tile.face)) == table["tiles"][id]).unwrap()
}

/// Tokens go to those who came; hubs have got what they do not demand any more.
fn cities(table: &mut Value) {
    let came = |seat: &mut Value| {
        let links = texts(&seat["tracks"]);
        links.iter().flat_map(|link| link.split('-')).map(str::to_owned).collect::<Vec<_>>()
    };
    let networks: Vec<Vec<String>> = seats(table).map(came).collect();
    let mut tokens = json!({});
    for id in table["tiles"].as_object().unwrap().keys().cloned().collect::<Vec<_>>() {
        let tile = tile_in(table, &id);
        let came = networks.iter().filter(|network| network.contains(&id)).count() as u8;
        if tile.business > came {
            tokens[&id] = json!(tile.business - came);
        }
        if let TileFace::Hub(hub) = tile.face {
            let wanted = table["demand"][&id].as_str().map_or(0, str::len);
            let saved = &mut table["hubs"][hub.notation()];
            let keys = ["gold", "silver"].into_iter().filter(|key| !saved[*key].is_null()).count();
            (saved["delivered"], saved["city"]) = (json!(3 - wanted + keys), json!(id));
        }
    }
    table["tokens"] = tokens;
}

/// Contracts that a player has are not on display; another of their deck is gone for one that was not.
fn contracts(table: &mut Value) {
    let printed = Printed::shipped();
    let size = |id: &str| printed.contracts[id.parse::<ContractId>().unwrap().index()].size;
    let mut owned = Vec::new();
    for seat in seats(table) {
        let contracts = texts(&seat["contracts"]);
        seat["reserved_cars"] = json!(contracts.iter().map(|id| size(id)).sum::<u8>());
        owned.extend(contracts);
    }
    let players = table["seats"].as_array().unwrap().len();
    let mut display: Vec<String> =
        texts(&table["contracts"]).into_iter().filter(|id| !owned.contains(id)).collect();
    for deck in 1..=3 {
        let of_deck = |id: &String| size(id) == deck;
        let mut surplus =
            display.iter().filter(|id| of_deck(id)).count() + owned.iter().filter(|id| of_deck(id)).count();
        while surplus > players + 1 {
            let index = display.iter().rposition(of_deck).unwrap();
            display.remove(index);
            surplus -= 1;
        }
        let rest = Contracts::ALL.iter().map(|id| id.to_string()).filter(of_deck);
        let rest: Vec<String> = rest.filter(|id| !owned.contains(id) && !display.contains(id)).collect();
        display.extend(rest.into_iter().take((players + 1).saturating_sub(surplus)));
    }
    table["contracts"] = json!(display);
}

/// Engineers who were hired come from the first hub that has one.
fn engineers(table: &mut Value) {
    let players = table["seats"].as_array().unwrap().len() as u64;
    for (index, kind) in ["bridge", "tunnel"].into_iter().enumerate() {
        let hired = seats(table)
            .filter(|seat| texts(&seat["engineers"]).iter().any(|engineer| engineer == kind))
            .count();
        let mut waiting: u64 = Hub::ALL
            .iter()
            .map(|hub| table["hubs"][hub.notation()]["engineers"][index].as_u64().unwrap())
            .sum();
        for hub in Hub::ALL {
            let here = &mut table["hubs"][hub.notation()]["engineers"][index];
            while waiting + hired as u64 > players && here.as_u64().unwrap() > 0 {
                *here = json!(here.as_u64().unwrap() - 1);
                waiting -= 1;
            }
        }
    }
}

/// A player who has a track there has the token.
fn semmering(table: &mut Value) {
    let link = Printed::shipped().map.semmering.to_string();
    let owner = seats(table).position(|seat| texts(&seat["tracks"]).contains(&link));
    if table["semmering"].is_null() {
        table["semmering"] = json!(owner);
    }
}

/// The supply has what is nowhere else; the goods over rounds that have begun are gone.
fn goods(table: &mut Value) {
    let round = table["round"].as_u64().unwrap();
    for (index, goods) in table["refills"].as_array_mut().unwrap().iter_mut().enumerate() {
        if index as u64 + u64::from(FIRST_REFILL) <= round {
            *goods = json!("");
        }
    }
    for good in Good::ALL {
        let count = |goods: &Value| goods.as_str().unwrap().matches(good.letter()).count() as i64;
        let mut sum = count(&table["market"]);
        sum += table["refills"].as_array().unwrap().iter().map(count).sum::<i64>();
        for seat in seats(table) {
            sum += count(&seat["goods"]) + count(&seat["landing"]);
            let factories = seat["factories"].as_array().unwrap().iter();
            let own = factories.filter(|factory| factory["good"] == json!(good));
            sum += own.map(|factory| factory["left"].as_i64().unwrap()).sum::<i64>();
        }
        table["supply"][good.index()] = json!(ALL_GOODS - sum - delivered(table, good));
    }
}

/// What lies in cities that demanded it.
fn delivered(table: &Value, good: Good) -> i64 {
    let filled = |id: &&String| {
        let still = table["demand"][*id].as_str().is_some_and(|demand| demand.contains(good.letter()));
        tile_in(table, id).demand >> good.index() & 1 == 1 && !still
    };
    let mut sum = table["tiles"].as_object().unwrap().keys().filter(filled).count();
    if good == Good::Coal {
        let keys = |hub: &Value| ["gold", "silver"].into_iter().filter(|key| !hub[*key].is_null()).count();
        sum += table["hubs"].as_object().unwrap().values().map(keys).sum::<usize>();
    }
    sum as i64
}
