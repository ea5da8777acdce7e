//! Positions that no game has come to, but one might: tracks, workers, goods and contracts by chance.

use imperial_steam::{ContractId, Good, Position, Setup};
use kernel::{Events, Fairness, Options, Rules, Setup as _, Stream};
use serde_json::{Value, json};

use crate::balance::balance;
use crate::board::{BOARD, CONTRACTS, network};

/// Adds tracks at random; two in a city at most, but for Wien.
fn wander(steps: usize, stream: &mut Stream) -> Vec<String> {
    let mut tracks: Vec<String> = Vec::new();
    for _ in 0..steps {
        let tracks_at =
            |city: &str| tracks.iter().filter(|track| track.split('-').any(|end| end == city)).count();
        let known = network(&tracks);
        let open = |city: &String| city == "wien" || tracks_at(city) < 2;
        let possible: Vec<&String> = BOARD
            .links
            .iter()
            .filter(|link| !tracks.contains(&link.text))
            .filter(|link| link.ends.iter().any(|city| known.contains(city)) && link.ends.iter().all(open))
            .map(|link| &link.text)
            .collect();
        if possible.is_empty() {
            break;
        }
        let next = possible[stream.index(possible.len())].clone();
        tracks.push(next);
    }
    tracks
}

fn some(letters: &str, most: u32, stream: &mut Stream) -> String {
    letters.chars().map(|letter| letter.to_string().repeat(stream.below(most + 1) as usize)).collect()
}

/// What a player has.
fn player(player: &mut Value, stream: &mut Stream) {
    let tracks = wander(stream.index(19), stream);
    let cities = network(&tracks);
    let mut stations = vec!["wien".to_owned()];
    let station = cities[stream.index(cities.len())].clone();
    if !stations.contains(&station) {
        stations.push(station);
    }
    let engineers = ["bridge", "tunnel"].into_iter().filter(|_| stream.below(2) == 0).collect::<Vec<_>>();
    player["tracks"] = json!(tracks);
    player["stations"] = json!(stations);
    player["engineers"] = json!(engineers);
    player["goods"] = json!(some("WSIC", 3, stream));
    player["trains"] = json!([8, 3]);
    player["cash"] = json!(10 * stream.below(8));
    player["training"] = json!([stream.below(4), stream.below(4), stream.below(4)]);
    if stream.below(3) == 0 {
        player["placed"] = json!({ "build": 1 });
    }
}

/// Contracts of a player, and a few factories in Wien.
fn contracts(players: &mut [Value], stream: &mut Stream) {
    let mut contracts: Vec<String> = ContractId::all().map(|id| id.to_string()).collect();
    stream.shuffle(&mut contracts);
    let mut sites = ["wien/a", "wien/b", "wien/c", "wien/d"].into_iter();
    let mut left = [5; 3];
    for player in players {
        let (mut own, mut size) = (Vec::new(), 0);
        for _ in 0..stream.below(6) {
            let Some(next) = contracts.pop() else { break };
            let deck = CONTRACTS[&next].0.len();
            if left[deck - 1] > 0 && size + deck <= 11 {
                left[deck - 1] -= 1;
                size += deck;
                own.push(next);
            }
        }
        player["contracts"] = json!(own);
        player["goods"] = json!(if own.is_empty() { player["goods"].as_str().unwrap() } else { "C" });
        let count = stream.index(4);
        let built = sites.by_ref().take(count);
        player["factories"] = built
            .map(|site| json!({ "site": site, "good": Good::ALL[stream.index(4)], "left": 0 }))
            .collect();
    }
}

/// A game for four, in its second round, at the beginning of somebody’s turn or after one track.
pub(crate) fn position(with_contracts: bool, stream: &mut Stream) -> Option<Position> {
    let setup = Setup::from_options(4, &Options::from([("setup".into(), "random".into())])).unwrap();
    let secret = stream.below(1000).to_string();
    let start =
        Position::start(&setup, Fairness::new(&secret).unwrap().draws(), &mut Events::ignored()).unwrap();
    let mut state = serde_json::to_value(start).unwrap();
    let table = &mut state["table"];
    (table["round"], table["stage"]) = (json!(2), json!("before"));
    let mut ranking = [0, 1, 2, 3];
    stream.shuffle(&mut ranking);
    table["ranking"] = json!(ranking);
    let mut influence = 10 * stream.below(3);
    for number in ranking.into_iter().rev() {
        table["seats"][number]["influence"] = json!(influence);
        influence += 10 * stream.below(2);
    }
    for number in 0..4 {
        player(&mut table["seats"][number], stream);
    }
    if with_contracts {
        contracts(table["seats"].as_array_mut().unwrap(), stream);
    }
    if stream.below(2) == 0 {
        table["stage"] = json!({ "building": { "spare": stream.below(3) } });
        let active = table["active"].as_u64().unwrap() as usize;
        table["seats"][active]["placed"] = json!({ "build": 1 });
    }
    balance(table);
    // Two stations for one site, or so: another one will do.
    serde_json::from_value(state).ok()
}
