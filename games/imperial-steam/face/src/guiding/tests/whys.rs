use std::collections::{BTreeSet, HashSet};

use face_kit::reason_is_whole;
use imperial_steam::printed::{CONTRACTS, Map};
use imperial_steam::{Action, ContractId, Engineer, Good, Hub};
use serde_json::json;

use super::situation::Situation;
use super::*;
use crate::spots::Spot;
use guide::Target;

/// In whole games, whatever cannot be used now has a reason, and what is lit has none.
#[test]
fn every_spot_that_cannot_be_used_has_its_reason() {
    let mut rules = HashSet::new();
    let mut count = 0;
    play_out(9, |asked| {
        // A number that no round of players divides.
        count += 1;
        if count % 23 != 0 && !asked.moves.is_empty() {
            return;
        }
        let (view, seat) = (asked.view, asked.seat);
        let first =
            asked.moves.iter().filter_map(|mv| ImperialSteam::path(view, seat, mv).into_iter().next());
        let lit: BTreeSet<String> = first
            .filter_map(|target| match target {
                Target::Spot { spot, .. } => Some(spot),
                _ => None,
            })
            .collect();
        let bids = asked.moves.iter().any(|mv| matches!(mv, Move::Bid(_)));
        for spot in all_spots(view) {
            let why = ImperialSteam::why_not(view, seat, &spot);
            let is_lit = lit.contains(&spot) || (bids && spot == "influence");
            assert_eq!(why.is_none(), is_lit, "{spot}: {why:?} {:?}", view.table.phase);
            let Some(why) = why else { continue };
            if rules.insert((why.rule, why.why.message())) {
                reason_is_whole::<ImperialSteam>(&why);
            }
        }
    });
    for rule in [
        "1.6", "2.8", "3.1", "3.4", "4.2", "4.3", "4.5", "4.7", "4.8", "4.11", "6.2", "6.5", "7.1", "7.3",
        "7.4", "8.3", "9.2", "10.1", "10.2", "10.7", "11.5",
    ] {
        let rule = format!("IMP-{rule}");
        assert!(rules.iter().any(|(found, _)| *found == rule), "{rule} is never met: {rules:?}");
    }
}

fn all_spots(view: &View) -> Vec<String> {
    let table = &view.table;
    let mut spots: Vec<Spot> = Map::all_cities().map(Spot::City).collect();
    spots.extend(Map::all_cities().flat_map(|city| table.sites(city)).map(Spot::Site));
    spots.extend(Map::all_links().map(Spot::Link));
    spots.extend(table.sources().map(Spot::Source));
    spots.extend(Engineer::ALL.into_iter().flat_map(|kind| Hub::ALL.map(|hub| Spot::Engineer(kind, hub))));
    spots.extend(
        Good::ALL.into_iter().flat_map(|good| [Spot::Market(good), Spot::Factories(good), Spot::Goods(good)]),
    );
    spots.extend(table.printed().boards.engines.levels.map(Spot::Engine));
    spots.extend(table.player(table.active).trains.into_iter().filter(|train| *train > 0).map(Spot::Train));
    spots.extend((0..CONTRACTS).map(ContractId::new).map(Spot::Contract));
    spots.extend(table.printed().boards.shares.values.map(Spot::Share));
    spots.extend(Hub::ALL.map(Spot::Hub));
    spots.extend(Action::ALL.map(Spot::Action));
    spots.push(Spot::Influence);
    spots.iter().map(Spot::to_string).collect()
}

#[track_caller]
fn check(situation: &Situation, spot: &str, rule: &str, says: &str) {
    let why = situation.why_not(spot).unwrap_or_else(|| panic!("{spot} is of use"));
    assert_eq!((why.rule, english(&why.why).as_str()), (rule, says), "{spot}");
}

#[test]
fn reasons_of_tracks() {
    let situation = Situation::new(3);
    check(
        &situation,
        "link-wien-bratislava",
        "IMP-3.1",
        "Choose “Build tracks”, then “Wien–Bratislava: effort 2”.",
    );
    check(
        &situation,
        "link-wien-wr_neustadt",
        "IMP-4.8",
        "This track takes an experience of 3; all your workers in training have 2 together.",
    );
    check(
        &situation,
        "link-bratislava-sopron",
        "IMP-4.2",
        "A track between Bratislava and Sopron would not touch your network.",
    );
    let far = situation.clone().training(0, [2, 2, 2]).tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz");
    check(
        &far,
        "link-wr_neustadt-sopron",
        "IMP-4.5",
        "A third track at Wr. Neustadt needs a station of yours there.",
    );
    let bridge = far.why_not("link-gloggnitz-muerzzuschlag").unwrap();
    assert_eq!(bridge.rule, "IMP-4.10");
    assert!(english(&bridge.why).contains("takes a "));
    let tunnel = far.why_not("link-gloggnitz-hartberg").unwrap();
    assert_eq!(tunnel.rule, "IMP-4.11");
    assert!(english(&tunnel.why).contains("takes a "));
    check(
        &far.clone().goods(0, "WI"),
        "link-wien-bratislava",
        "IMP-4.7",
        "This track takes 1 stone, you have 0.",
    );
    check(
        &far,
        "link-wien-wr_neustadt",
        "IMP-4.3",
        "You have a track between Wien and Wr. Neustadt already.",
    );
    // A State Railway is bought, and only where it touches the network.
    let state = far.why_not("link-muerzzuschlag-bruck").unwrap();
    assert_eq!(state.rule, "IMP-4.2");
    assert!(english(&state.why).contains("would not touch your network"));
    let touches = situation.clone().tracks(0, "wien-wr_neustadt");
    let touches = touches.edit(|table| table["state_railways"] = json!(["bratislava-wr_neustadt"]));
    let access = touches.why_not("link-bratislava-wr_neustadt").unwrap();
    assert!(
        english(&access.why)
            .starts_with("Choose “Buy State Railway access”, then “Bratislava–Wr. Neustadt: ")
    );
    let poor = touches.cash(0, 0).why_not("link-bratislava-wr_neustadt").unwrap();
    assert_eq!(poor.rule, "IMP-11.11");
    assert!(english(&poor.why).contains("Access costs"));
    let repeated = situation.has(0, "placed", json!({ "build": 1 })).edit(|table| {
        table["seats"][0]["influence"] = json!(0);
        table["ranking"] = json!([1, 2, 0]);
    });
    assert_eq!(repeated.why_not("action-build").unwrap().rule, "IMP-3.2");
}

#[test]
fn reasons_of_cities_and_sites() {
    let situation = Situation::new(2);
    check(
        &situation,
        "site-wien-a",
        "IMP-3.1",
        "Choose “Build a station or a factory”, then “Wien, site a: factory, price by its kind”.",
    );
    check(&situation, "site-wien-c", "IMP-7.4", "This site in Wien is open from 3 players on.");
    check(&situation, "city-wien", "IMP-7.1", "You have a station in Wien already.");
    check(&situation, "city-graz", "IMP-7.1", "Graz is not in your network.");
    let taken = situation.clone().training(0, [1, 0, 0]).factory(0, "wien/a", "coal", 2);
    let joined = taken.clone().tracks(0, "wien-wr_neustadt wr_neustadt-gloggnitz");
    // Coal to the hub in Gloggnitz, but not twice.
    let lit = joined.why_not("city-gloggnitz").unwrap();
    assert!(english(&lit.why).contains("”, then “"), "{lit:?}");
    let twice = joined.edit(|table| {
        table["hubs"]["blue"]["gold"] = json!(0);
        table["hubs"]["blue"]["delivered"] = json!(1);
        table["supply"][3] = json!(table["supply"][3].as_i64().unwrap() - 1);
        table["seats"][0]["cash"] = json!(0);
    });
    let why = twice.why_not("city-gloggnitz").unwrap();
    let told = english(&why.why);
    let already = "You have brought coal to Gloggnitz already: each player may do so only once.";
    assert!(told.ends_with(already), "{told}");
    let poor = taken.clone().cash(0, 0).edit(|table| {
        table["seats"][0]["influence"] = json!(0);
        table["ranking"] = json!([1, 0]);
    });
    check(&poor, "site-wien-b", "IMP-7.5", "This factory costs 40 guldens, you have 0.");
    let other = taken.edit(|table| (table["active"], table["order"]) = (json!(1), json!([1, 0])));
    check(&other, "site-wien-a", "IMP-7.3", "There is a factory on this site in Wien already.");
}

/// With more goods than places, it is told of each good why it cannot be the one to go.
#[test]
fn reasons_of_goods_that_cannot_go() {
    let situation = Situation::new(2).goods(0, "SSSIIC");
    check(&situation, "goods-stone", "IMP-8.3", "Choose “1 stone (you have 3)”.");
    check(&situation, "goods-wood", "IMP-8.3", "You have no wood to discard.");
    check(
        &situation,
        "goods-coal",
        "IMP-8.3",
        "Your coal is on engines, where no other good fits: discarding it makes no room.",
    );
    // The others, who have room, and those who have to wait until the first has discarded.
    let why = |situation: &Situation| {
        ImperialSteam::why_not(&situation.0.view(Viewer::Seat(Seat::new(1))), Seat::new(1), "goods-coal")
            .unwrap()
    };
    assert!(english(&why(&situation).why).starts_with("Goods go back to the supply only when"));
    let both = situation.edit(|table| table["seats"][1]["goods"] = json!("SSSSS"));
    assert_eq!(why(&both).rule, "IMP-1.6");
}

#[test]
fn reasons_beside_the_map() {
    let situation = Situation::new(2);
    check(
        &situation,
        "source-blue-1",
        "IMP-6.2",
        "The blue hub is at 90 on the Influence track, and you would be at 50: that is too low to hire there.",
    );
    check(&situation, "hub-bronze", "IMP-3.1", "Choose “Hire”.");
    let hub = situation.0.table();
    let bronze = hub.hub(Hub::Bronze).engineers;
    let kind = if bronze[0] > 0 { "bridge" } else { "tunnel" };
    let engineered = situation.clone().engineer(0, kind, "bronze");
    let second = engineered.why_not(&format!("engineer-{kind}-white")).unwrap();
    assert_eq!(second.rule, "IMP-6.5");
    assert!(english(&second.why).contains("nobody has two of a kind"));
    check(&situation, "engine-5", "IMP-9.2", "The IS-5 is for sale from round 3 on.");
    check(&situation, "train-3", "IMP-9.2", "The IS-4 is for sale from round 2 on.");
    check(
        &situation,
        "share-90",
        "IMP-10.7",
        "The share value rises one step at a time: the next one is 60.",
    );
    check(
        &situation,
        "goods-wood",
        "IMP-8.3",
        "Goods go back to the supply only when you have more than places for them.",
    );
    check(
        &situation.clone().has(0, "trains", json!([8])),
        "train-8",
        "IMP-9.4",
        "There is no larger engine than this one.",
    );
    let contracts: Vec<String> = situation.0.table().display.iter().map(|id| id.to_string()).collect();
    let all_taken = situation.clone().goods(0, "C").edit(|table| {
        table["contracts"] = json!([]);
        let seat = &mut table["seats"][0];
        (seat["trains"], seat["contracts"], seat["reserved_cars"]) =
            (json!([8, 8, 3]), json!(contracts), json!(18));
    });
    check(&all_taken, "action-contract", "IMP-3.3", "There is nothing that this could be used for now.");
    check(&situation, "influence", "IMP-3.1", "Choose “Philanthropize”.");
    check(
        &situation,
        "source-bronze-1",
        "IMP-3.1",
        "Choose “Hire”, then “Workers: Fürstenfeld (bronze), from 10 guldens”.",
    );
    check(&situation, "action-pass", "IMP-3.1", "Choose “Pass”.");
    let last = situation.clone().round(8).cash(0, 0);
    check(
        &last,
        "market-wood",
        "IMP-8.8",
        "The market asks 10 guldens for wood, you have 0. Nothing is ordered in round 8: there is no next round.",
    );
    // Three freight cars, all of them reserved.
    let three =
        situation.0.table().display.iter().find(|id| situation.0.table().contract(*id).size == 3).unwrap();
    let reserved = situation.goods(0, "C").plays(&[&format!("contract {three}"), "end", "pass", "end"]);
    let one = reserved.0.table().display.iter().next().unwrap();
    assert_eq!(reserved.why_not(&format!("contract-{one}")).unwrap().rule, "IMP-10.2");
    assert_eq!(reserved.why_not(&format!("contract-{three}")).unwrap().rule, "IMP-10.1");
    assert_eq!(reserved.why_not("nonsense"), None);
    // The others may ask too.
    let why = ImperialSteam::why_not(&reserved.view(), Seat::new(1), "city-wien").unwrap();
    assert_eq!(why.rule, "IMP-1.6");
    assert!(english(&why.why).contains("It is not your turn"));
}
