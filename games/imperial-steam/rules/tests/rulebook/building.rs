//! IMP-4: build tracks.

use imperial_steam::{Event, Phase};
use kernel::kit::TestScene as _;

use crate::situation::{PURPLE, RED, Situation, TURQUOISE, YELLOW, city, link, seat};

/// Purple with many able workers and goods enough.
fn purple() -> Situation {
    Situation::new(4).trains(PURPLE, &[8]).goods(PURPLE, "WWSSSIIIC").training(PURPLE, [3, 3, 6])
}

/// IMP-4.1: one or two tracks, and no third; the second may start where the first ended.
#[test]
fn one_or_two_tracks() {
    let situation = purple().tile("bratislava", "22").plays(PURPLE, "build wien-bratislava 2");
    situation.clone().plays(PURPLE, "end");
    let situation = situation.plays(PURPLE, "build bratislava-sopron 2").plays(PURPLE, "leave");
    assert_eq!((situation.phase(), situation.player(PURPLE).tracks.len()), (Phase::After, 2));
    let situation = situation.refuses(PURPLE, "build wien-lilienfeld 3", "IMP-3.1");
    assert_eq!(situation.player(PURPLE).placed[0], 1);
}

/// IMP-4.2: a track joins the network, which begins in Wien, at one end at least; loops and branches are allowed.
#[test]
fn a_network_hangs_together() {
    let situation = purple().refuses(PURPLE, "build bratislava-sopron 2", "IMP-4.2");
    let situation = situation.tracks(RED, "wien-bratislava bratislava-sopron");
    let situation = situation.refuses(PURPLE, "build sopron-szombathely 3", "IMP-4.2");
    // A loop: Wien, Bratislava, Wr. Neustadt.
    let situation = situation
        .tracks(PURPLE, "wien-bratislava wien-wr_neustadt")
        .plays(PURPLE, "build bratislava-wr_neustadt 2");
    // A branch.
    let situation = situation.plays(PURPLE, "build wien-lilienfeld 3");
    assert_eq!((situation.player(PURPLE).tracks.len(), situation.player(PURPLE).network.len()), (4, 4));
}

/// IMP-4.3: everybody may build on a link, but nobody twice.
#[test]
fn one_track_on_a_link() {
    let situation = purple().tracks(PURPLE, "wien-bratislava").tracks(RED, "wien-bratislava wien-lilienfeld");
    let situation = situation
        .refuses(PURPLE, "build wien-bratislava 2", "IMP-4.3")
        .plays(PURPLE, "build wien-lilienfeld 3");
    assert_eq!(situation.table().tracks[link("wien-lilienfeld").index()].len(), 2);
}

/// IMP-4.4: nobody builds on a State Railway.
#[test]
fn state_railways_are_not_built() {
    let situation = purple().state_railways("bratislava-sopron").tracks(PURPLE, "wien-bratislava");
    let situation = situation.refuses(PURPLE, "build bratislava-sopron 2", "IMP-4.4");
    assert!(situation.moves_like(PURPLE, "build bratislava-sopron").is_empty());
    situation.plays(PURPLE, "build bratislava-wr_neustadt 3");
}

/// IMP-4.5: two tracks in a city without an own station, at either end; State Railways count, others’ stations and tracks do
/// not.
#[test]
fn two_tracks_without_a_station() {
    // The far end is full.
    let round = "wien-bratislava bratislava-sopron wien-wr_neustadt wr_neustadt-gloggnitz";
    let situation = purple().tracks(PURPLE, round);
    let situation = situation.refuses(PURPLE, "build bratislava-wr_neustadt 2", "IMP-4.5");
    let situation = situation.refuses(PURPLE, "build wr_neustadt-sopron 2", "IMP-4.5");
    // Another’s station there is no help.
    let other = situation.clone().tracks(RED, "wien-wr_neustadt").stations(RED, "wr_neustadt");
    other.refuses(PURPLE, "build wr_neustadt-sopron 2", "IMP-4.5");
    situation.stations(PURPLE, "wr_neustadt").plays(PURPLE, "build wr_neustadt-sopron 2");
    // Others’ tracks do not fill it.
    let situation =
        purple().tracks(PURPLE, "wien-bratislava").tracks(RED, "wien-bratislava bratislava-sopron");
    situation
        .tracks(TURQUOISE, "wien-bratislava bratislava-wr_neustadt")
        .plays(PURPLE, "build bratislava-sopron 2");
    // A State Railway does.
    let situation =
        purple().state_railways("bratislava-sopron").tracks(PURPLE, "wien-bratislava bratislava-sopron");
    situation.refuses(PURPLE, "build bratislava-wr_neustadt 3", "IMP-4.5");
}

/// IMP-4.6: ten guldens to each player who is there; those who cannot pay cannot build.
#[test]
fn fees() {
    let situation = purple().tracks(RED, "wien-bratislava").tracks(YELLOW, "wien-bratislava");
    let situation = situation
        .clone()
        .cash(PURPLE, 10)
        .refuses(PURPLE, "build wien-bratislava 2", "IMP-4.6")
        .cash(PURPLE, 20);
    let situation = situation.plays(PURPLE, "build wien-bratislava 2");
    assert_eq!(situation.money(), [0, 200, 210, 210]);
    let owners = [seat(YELLOW), seat(RED)].into_iter().collect();
    let paid = situation.events.iter().find_map(|event| match event {
        Event::TrackLaid { fee, owners, .. } => Some((*fee, *owners)),
        _ => None,
    });
    assert_eq!(paid, Some((10, owners)));
    // Nothing for a link of one’s own, or with nobody’s track.
    let alone = purple().plays(PURPLE, "build wien-bratislava 2");
    assert_eq!(alone.money(), [200; 4]);
}

/// IMP-4.7: one wood, stone and iron for the action, whether one track or two.
#[test]
fn goods_for_an_action() {
    let situation = purple().goods(PURPLE, "WSIC").plays(PURPLE, "build wien-lilienfeld 3");
    assert_eq!(situation.goods_of(PURPLE), "C");
    let supply = situation.table().supply;
    let situation = situation.plays(PURPLE, "build wien-bratislava 2");
    assert_eq!((situation.goods_of(PURPLE).as_str(), situation.table().supply), ("C", supply));
    for goods in ["SIC", "WIC", "WSC"] {
        purple().goods(PURPLE, goods).refuses(PURPLE, "build wien-lilienfeld 3", "IMP-4.7");
    }
    // What is ordered is not there yet.
    let situation = purple().goods(PURPLE, "WS").has(PURPLE, "landing", serde_json::json!("I"));
    situation.refuses(PURPLE, "build wien-lilienfeld 3", "IMP-4.7");
}

/// IMP-4.8: only workers in training go, as many as are needed and nobody more; what is left over counts for the second
/// track of the action only.
#[test]
fn crews() {
    let situation = purple().training(PURPLE, [1, 1, 1]).working(PURPLE, [5, 0, 0]);
    let situation = situation.refuses(PURPLE, "build wien-lilienfeld 111", "IMP-4.8");
    let situation = situation.refuses(PURPLE, "build wien-lilienfeld 2", "IMP-4.8");
    let situation = situation.refuses(PURPLE, "build wien-lilienfeld 31", "IMP-4.8");
    let situation = situation.refuses(PURPLE, "build wien-lilienfeld -", "IMP-4.8");
    // Three for an effort of 2 leave one to spare.
    let situation = situation.plays(PURPLE, "build wien-bratislava 3");
    assert_eq!(situation.phase(), Phase::Building { spare: 1 });
    let spare = situation.clone().plays(PURPLE, "leave");
    assert_eq!(spare.moves_like(PURPLE, "build wien-lilienfeld"), ["build wien-lilienfeld 2"]);
    let spare = spare
        .refuses(PURPLE, "build wien-lilienfeld 21", "IMP-4.8")
        .plays(PURPLE, "build bratislava-sopron 1");
    assert_eq!((spare.player(PURPLE).training, spare.player(PURPLE).working), ([0, 1, 0], [6, 0, 1]));
    // It is gone with the action.
    let later = spare.plays(PURPLE, "leave").plays(PURPLE, "end").round(2).turn(PURPLE);
    later.goods(PURPLE, "WSI").refuses(PURPLE, "build wien-lilienfeld 2", "IMP-4.8");
    // Nobody at all is needed when enough is to spare.
    let situation = purple()
        .training(PURPLE, [0, 0, 2])
        .tracks(PURPLE, "wien-bratislava bratislava-sopron wien-wr_neustadt");
    let situation = situation.plays(PURPLE, "build wien-lilienfeld 3");
    assert_eq!(situation.moves_like(PURPLE, "build wr_neustadt-sopron"), ["build wr_neustadt-sopron 3"]);
}

/// IMP-4.9: between two cities of the network the lower effort counts, also when the first track has just joined one of them.
#[test]
fn the_lower_effort_within_the_network() {
    // Wien has 2 and Wr. Neustadt 3; Bratislava 2.
    let situation =
        purple().training(PURPLE, [0, 1, 0]).tracks(PURPLE, "wien-bratislava bratislava-wr_neustadt");
    assert_eq!(situation.moves_like(PURPLE, "build wien-wr_neustadt"), ["build wien-wr_neustadt 2"]);
    assert!(situation.moves_like(PURPLE, "build wien-lilienfeld").is_empty(), "which has 3 and is new");
    let situation = purple().training(PURPLE, [0, 1, 1]).tracks(PURPLE, "wien-bratislava");
    let situation = situation.plays(PURPLE, "build bratislava-wr_neustadt 3").plays(PURPLE, "leave");
    situation.plays(PURPLE, "build wien-wr_neustadt 2");
}

/// Bridges (IMP-4.10) and tunnels (IMP-4.11): the engineer on the staff, and one good more for each such track.
#[test]
fn bridges_and_tunnels() {
    for (way, built, kind, extra, rule) in [
        ("wien-wr_neustadt wr_neustadt-gloggnitz", "gloggnitz-muerzzuschlag", "bridge", "S", "IMP-4.10"),
        ("wien-lilienfeld", "lilienfeld-mariazell", "tunnel", "I", "IMP-4.11"),
    ] {
        let other = if kind == "bridge" { "tunnel" } else { "bridge" };
        let situation = purple().tracks(PURPLE, way).goods(PURPLE, &format!("WSI{extra}C"));
        let build = format!("build {built} 31");
        let situation =
            situation.refuses(PURPLE, &build, rule).engineers(PURPLE, other).refuses(PURPLE, &build, rule);
        let situation = situation.engineers(PURPLE, kind);
        situation.clone().goods(PURPLE, "WSIC").refuses(PURPLE, &build, rule);
        let situation = situation.plays(PURPLE, &build);
        assert_eq!(situation.goods_of(PURPLE), "C", "{built}");
        assert!(situation.player(PURPLE).engineers.iter().all(|on_staff| *on_staff), "engineers stay");
    }
    // The second track of an action takes its good too, and no others.
    let situation = purple().tracks(PURPLE, "wien-wr_neustadt wr_neustadt-gloggnitz wien-lilienfeld");
    let situation = situation.engineers(PURPLE, "bridge tunnel").goods(PURPLE, "WSSIIC");
    let situation = situation.plays(PURPLE, "build gloggnitz-muerzzuschlag 31");
    let situation = if situation.table().points > 0 { situation.plays(PURPLE, "leave") } else { situation };
    assert_eq!(situation.goods_of(PURPLE), "IC");
    situation.clone().goods(PURPLE, "C").refuses(PURPLE, "build lilienfeld-mariazell 31", "IMP-4.11");
    assert_eq!(situation.plays(PURPLE, "build lilienfeld-mariazell 31").goods_of(PURPLE), "C");
}

/// Seventeen tracks, with nowhere more than two but in Wien.
pub(crate) const SEVENTEEN: &str = "wien-lilienfeld lilienfeld-mariazell mariazell-leoben leoben-judenburg \
    judenburg-st_veit wien-wr_neustadt wr_neustadt-gloggnitz gloggnitz-hartberg hartberg-graz graz-wolfsberg \
    wien-bratislava bratislava-sopron sopron-szombathely szombathely-zalaegerszeg zalaegerszeg-nagykanizsa \
    nagykanizsa-varazdin varazdin-celje";

/// IMP-4.12: nobody has more than 18 tracks, built or bought.
#[test]
fn eighteen_tracks() {
    let situation = purple().tracks(PURPLE, SEVENTEEN).state_railways("wolfsberg-st_veit");
    let situation = situation.plays(PURPLE, "build st_veit-klagenfurt 32").plays(PURPLE, "leave");
    assert_eq!(situation.player(PURPLE).tracks_left(), 0);
    let situation = situation.refuses(PURPLE, "build celje-ljubljana 33", "IMP-4.12");
    situation.refuses(PURPLE, "access wolfsberg-st_veit", "IMP-4.12");
}

/// IMP-4.13: effort belongs to the place, whatever tile lies there; Sopron has 2.
#[test]
fn effort_belongs_to_the_place() {
    let situation = purple().training(PURPLE, [0, 1, 0]).tracks(PURPLE, "wien-bratislava");
    for tile in ["4", "26", "white"] {
        let situation = situation.clone().tile("sopron", tile);
        assert_eq!(situation.table().map().city(city("sopron")).effort, 2);
        situation.plays(PURPLE, "build bratislava-sopron 2");
    }
}
