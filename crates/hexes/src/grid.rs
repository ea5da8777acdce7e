use crate::{Coord, Edge, Layout};

/// Some hexes of a board, numbered in the order in which they were given, and found by where they lie.
///
/// ```
/// use hexes::{Edge, Grid, Layout, Picture};
///
/// let drawn = Picture::parse(Layout::Flat, "
/// .     C
///    .
/// .     .
/// ")?;
/// let grid = Grid::new(Layout::Flat, drawn.hexes.iter().map(|(hex, _)| *hex).collect());
/// let (city, _) = drawn.hexes.iter().find(|(_, sign)| *sign == 'C').expect("it is drawn");
/// assert_eq!(city.to_string(), "A2");
/// let south_west = grid.neighbour(*city, Edge::SW).map(|number| grid.coords()[number].to_string());
/// assert_eq!(south_west.as_deref(), Some("B1"));
/// assert_eq!(grid.neighbour(*city, Edge::NE), None, "the board ends there");
/// # Ok::<(), hexes::PictureError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Grid {
    layout: Layout,
    coords: Vec<Coord>,
    /// By column and row, the number of the hex there.
    by_coord: Vec<Vec<Option<u16>>>,
}

impl Grid {
    /// A board of these hexes, numbered as they come.
    ///
    /// # Panics
    /// When there are more hexes than a picture can show.
    #[must_use]
    pub fn new(layout: Layout, coords: Vec<Coord>) -> Self {
        let mut by_coord: Vec<Vec<Option<u16>>> = Vec::new();
        for (number, coord) in coords.iter().enumerate() {
            let (column, row) = (usize::from(coord.column), usize::from(coord.row));
            by_coord.resize(by_coord.len().max(column + 1), Vec::new());
            let column = &mut by_coord[column];
            column.resize(column.len().max(row + 1), None);
            column[row] = Some(u16::try_from(number).expect("a picture has fewer hexes"));
        }
        Self { layout, coords, by_coord }
    }

    /// How the hexes stand.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Where the hexes lie, in the order of their numbers.
    #[must_use]
    pub fn coords(&self) -> &[Coord] {
        &self.coords
    }

    /// The number of the hex that lies there.
    #[must_use]
    pub fn find(&self, coord: Coord) -> Option<usize> {
        let number = *self.by_coord.get(usize::from(coord.column))?.get(usize::from(coord.row))?;
        number.map(usize::from)
    }

    /// The number of the hex across an edge of this place.
    #[must_use]
    pub fn neighbour(&self, of: Coord, edge: Edge) -> Option<usize> {
        self.find(of.neighbour(self.layout, edge)?)
    }

    /// The edge of the one place at which the other lies.
    #[must_use]
    pub fn edge_between(&self, one: Coord, other: Coord) -> Option<Edge> {
        Edge::ALL.into_iter().find(|edge| one.neighbour(self.layout, *edge) == Some(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hexes_are_found_and_know_their_neighbours() {
        let coords = ["A1", "A3", "B2", "C1"].map(|label| label.parse().unwrap());
        let grid = Grid::new(Layout::Pointed, coords.to_vec());
        assert_eq!(grid.find(coords[2]), Some(2));
        assert_eq!(grid.find("B4".parse().unwrap()), None);
        assert_eq!(grid.find("Z99".parse().unwrap()), None);
        let east = Layout::Pointed.edge("E").unwrap();
        assert_eq!(grid.neighbour(coords[0], east), Some(1));
        assert_eq!(grid.neighbour(coords[2], east), None);
        assert_eq!(grid.edge_between(coords[2], coords[3]), Layout::Pointed.edge("SW"));
        assert_eq!(grid.edge_between(coords[0], coords[3]), None);
    }
}
