use super::*;

#[test]
fn every_way_a_tile_can_lie() {
    let set = TileSet::shipped();
    assert_eq!(set.ids().count(), 77);
    assert_eq!(set.sets().pairs().len(), 36);
    for id in set.ids() {
        assert_eq!(set.parse_tile(&id.to_string()), Some(id));
    }
    assert_eq!(set.parse_tile("straight/5"), set.parse_tile("straight/2"));
    for wrong in ["straight", "straight/6", "straight/-1", "Straight/0", "curve/1", "/", ""] {
        assert_eq!(set.parse_tile(wrong), None, "{wrong}");
    }
}

#[test]
fn three_exits_can_lie_in_every_pattern() {
    let set = TileSet::shipped();
    for bits in 0..64 {
        let exits = Edges::from_bits(bits);
        let towns = set.ids().filter(|id| set.tile(*id).edges == exits && set.tile(*id).class == Class::Town);
        assert_eq!(towns.count(), usize::from(exits.len() == 1 || exits.len() == 3), "{exits:?}");
    }
}

#[test]
fn what_is_wrong_with_a_file_is_named() {
    let shipped = include_str!("../../../data/tiles.toml");
    for (from, to, complaint) in [
        ("N-S\"", "N-X\"", "is no track"),
        ("class = \"simple\"", "class = \"town\"", "do not fit its class"),
        ("name = \"gentle\"", "name = \"straight\"", "listed twice"),
        ("[\"N-S\", \"NE-SW\"]", "[\"N-S\", \"S-SW\"]", "share an edge"),
        ("count = 48", "count = -1", "invalid value"),
        ("name = \"acute\"", "name = \"Acute\"", "lower-case"),
    ] {
        let error = TileSet::parse(&shipped.replacen(from, to, 1)).expect_err(to);
        assert!(error.contains(complaint), "{error}");
    }
}
