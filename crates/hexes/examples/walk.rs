//! A train rolls over three tiles from one town to another: `cargo run -p hexes --example walk`.

use std::collections::BTreeMap;
use std::error::Error;

use hexes::{Coord, Edge, Grid, Layout, Picture, Shape, read_turned};

/// Land is a dot, a town is a letter. Every second line begins one column later, and columns are three characters wide.
const BOARD: &str = "
A     .     .
   .     .
.     .     B
   .     .
";

/// What lies where, as notation has it: the tile, and by how many sixths it is turned clockwise.
const LAID: [(&str, &str); 3] = [("B1", "straight/2"), ("C2", "curve/5"), ("B3", "curve/2")];

/// What is printed on a tile that is not turned.
fn printed(name: &str) -> Result<Shape, String> {
    match name {
        "straight" => Layout::Flat.tracks(&["N-S".into()]),
        "curve" => Layout::Flat.tracks(&["N-SE".into()]),
        _ => Err(format!("there is no tile “{name}”")),
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let picture = Picture::parse(Layout::Flat, BOARD)?;
    let grid = Grid::new(Layout::Flat, picture.hexes.iter().map(|(hex, _)| *hex).collect());
    let towns: BTreeMap<Coord, char> =
        picture.hexes.iter().copied().filter(|(_, sign)| sign.is_alphabetic()).collect();

    let mut tiles: BTreeMap<Coord, Shape> = BTreeMap::new();
    for (hex, tile) in LAID {
        let (name, sixths) = read_turned(tile).ok_or("a tile is written straight/2")?;
        tiles.insert(hex.parse()?, printed(name)?.turned(sixths));
    }

    // Out of the first town to the lower right, and on wherever the track leads.
    let (mut hex, mut out): (Coord, Edge) = ("A0".parse()?, Edge::SE);
    println!("{} lies at {hex}.", towns[&hex]);
    while let Some(next) = grid.neighbour(hex, out) {
        hex = grid.coords()[next];
        // What leaves one hex at an edge comes into the next at the opposite one.
        let entry = out.opposite();
        if let Some(town) = towns.get(&hex) {
            println!("{town} lies at {hex}: the train has arrived.");
            return Ok(());
        }
        let track = tiles.get(&hex).into_iter().flat_map(|shape| shape.segments());
        let Some(exit) = track.filter_map(|segment| segment.other_end(entry)).next() else {
            println!("No track goes on from the {entry} of {hex}.");
            return Ok(());
        };
        println!("It comes into {hex} from the {entry} and leaves to the {exit}.");
        out = exit;
    }
    println!("Behind {hex} the board ends.");
    Ok(())
}

#[test]
fn it_comes_to_its_end() -> Result<(), Box<dyn Error>> {
    main()
}
