use super::*;

fn rust_belt() -> &'static Board {
    Board::shipped("rust-belt").unwrap()
}

#[test]
fn the_rust_belt_as_counted() {
    let board = rust_belt();
    let count = |terrain| board.hexes().filter(|hex| board.hex(*hex).terrain == terrain).count();
    assert_eq!(board.hexes().len() + board.lakes.len(), 189);
    assert_eq!(board.lakes.len(), 27);
    assert_eq!((count(Terrain::River), count(Terrain::Mountain)), (19, 9));
    assert_eq!(board.stops().len(), 26);
    assert_eq!(board.stops().filter(|stop| board.stop(*stop).city.is_some()).count(), 12);
    let in_courses = |hex: Coord| board.rivers.iter().any(|river| river.course.contains(&hex));
    assert!(
        board.hexes().all(|hex| board.hex(hex).terrain != Terrain::River || in_courses(board.coord(hex)))
    );
}

#[test]
fn every_shipped_board_is_listed() {
    let listed: Vec<_> = SHIPPED.iter().map(|board| board.id.as_str()).collect();
    assert_eq!(listed, Board::SHIPPED);
}

#[test]
fn neighbours_know_each_other() {
    let board = rust_belt();
    for hex in board.hexes() {
        for edge in Edge::ALL {
            if let Some(across) = board.hex(hex).neighbour(edge) {
                assert_eq!(board.hex(across).neighbour(edge.opposite()), Some(hex));
            }
        }
    }
    let evansville = board.find("T9".parse().unwrap()).unwrap();
    let north_east = board.hex(evansville).neighbour(Edge::NE).unwrap();
    assert_eq!(board.coord(north_east).to_string(), "S10");
}

#[test]
fn what_is_wrong_with_a_file_is_named() {
    let shipped = include_str!("../../../data/rust-belt.toml");
    for (from, to, complaint) in [
        ("at = \"L7\"", "at = \"L8\"", "Chicago is listed at L8, where the grid shows no city"),
        ("at = \"G4\"", "at = \"N5\"", "hex N5 is listed twice"),
        ("light 2", "light 1", "St. Louis: column light1 is Chicago's already"),
        ("light 2", "grey 2", "“grey 2” is no column"),
        ("\"G2\"", "\"H1\"", "H1 and H3 are not neighbours"),
        ("\"G2\"", "\"Z90\"", "leaves the board at Z90"),
        (".     C     ~ ", ".     C     ? ", "“?” is no sign"),
        (".     C     ~ ", ".     C    ~  ", "between two columns"),
        (".     C     ~ ", "C     C     ~ ", "a city stands at A0 in the grid but not in the tables"),
        ("colour = \"red\"", "colour = \"pink\"", "unknown variant `pink`"),
    ] {
        let changed = shipped.replacen(from, to, 1);
        assert_ne!(changed, shipped, "{from}");
        let error = Board::parse(&changed).expect_err(to).to_string();
        assert!(error.contains(complaint), "{error}");
    }
}
