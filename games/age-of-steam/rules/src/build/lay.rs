//! Laying a tile, and who owns what afterwards.

use hexes::{Edge, Segment, Shape};
use kernel::{Events, Seat};

use super::plan::{Terms, Turned, turned};
use super::{Change, Plan};
use crate::event::{Event, NamedStop};
use crate::ids::{HexId, StopId};
use crate::phase::Phase;
use crate::table::Table;
use crate::track::{Beyond, End};

impl Table {
    pub(crate) fn lay(&mut self, seat: Seat, plan: &Plan, events: &mut Events<Event>) {
        let Plan { site, tile, terms: Terms { change, cost, markers } } = *plan;
        let hex = site.hex;
        let laid = self.track.tiles().tile(tile);
        let redirected = match (change, site.tile) {
            (Change::Redirect, Some(old)) => turned(&site, old.shape, laid.shape).unwrap_or_default(),
            _ => [None; 2],
        };
        let redirected =
            redirected.map(|turned| turned.map(|turned| (turned, self.track.owner(hex, turned.kept))));

        let player = self.player_mut(seat);
        player.cash -= cost;
        player.has_built = true;
        player.markers = player.markers.saturating_add_signed(markers);
        self.track.lay(hex, tile);
        if let Phase::BuildTrack(building) = &mut self.phase {
            building.built.push(hex);
        }
        events.push(Event::Built { seat, at: self.board().coord(hex), tile, change, paid: cost });

        match change {
            Change::Redirect => {
                for (turned, owner) in redirected.into_iter().flatten() {
                    self.redirect(seat, hex, turned, owner, events);
                }
            }
            Change::Place | Change::Replace => {
                let old = site.tile.map(|old| old.shape);
                if let Some(town) = site.town {
                    let had = site.tile.map(|old| old.edges).unwrap_or_default();
                    for edge in laid.edges.without(had).iter() {
                        self.track.set_owner(hex, edge, Some(seat));
                        let far = self.give_beyond(Some(seat), hex, edge);
                        self.join(seat, End::Stop(town, edge), far, events);
                    }
                } else {
                    let is_new = |segment: &Segment| old != Some(Shape::One(*segment));
                    for segment in laid.shape.segments().filter(is_new) {
                        let (a, b) = segment.ends();
                        self.track.set_owner(hex, a, Some(seat));
                        self.track.set_owner(hex, b, Some(seat));
                        let (one, other) =
                            (self.give_beyond(Some(seat), hex, a), self.give_beyond(Some(seat), hex, b));
                        self.join(seat, one, other, events);
                    }
                }
            }
        }
    }

    /// Gives the track beyond an edge to somebody, and tells where it ends. AOS-4.17: what new track comes up to becomes
    /// the builder's.
    fn give_beyond(&mut self, owner: Option<Seat>, hex: HexId, edge: Edge) -> End {
        match self.track.beyond(hex, edge) {
            Beyond::City(city, arrival) => End::Stop(city, arrival),
            Beyond::Track(across, entered) => self.track.set_run_owner(across, entered, owner),
            Beyond::Nothing => End::Open(hex, edge),
        }
    }

    /// What new track amounts to: a completed link, or a section that counts as extended in this turn.
    fn join(&mut self, seat: Seat, one: End, other: End, events: &mut Events<Event>) {
        match (one, other) {
            (End::Stop(from, leaves), End::Stop(to, arrives)) => {
                self.complete(Some(seat), (from, leaves), (to, arrives), events);
            }
            (End::Stop(from, edge), End::Open(..)) | (End::Open(..), End::Stop(from, edge)) => {
                if let Phase::BuildTrack(building) = &mut self.phase {
                    building.extended[from.index()].insert(edge);
                }
            }
            (End::Open(..), End::Open(..)) => unreachable!("new track always leads to a stop"),
        }
    }

    pub(super) fn complete(
        &mut self,
        owner: Option<Seat>,
        from: (StopId, Edge),
        to: (StopId, Edge),
        events: &mut Events<Event>,
    ) {
        self.track.set_link(from, to);
        let board = self.board();
        events.push(Event::LinkCompleted {
            owner,
            from: NamedStop::of(board, from.0),
            to: NamedStop::of(board, to.0),
        });
    }

    /// AOS-4.22 and 4.25.
    fn redirect(
        &mut self,
        seat: Seat,
        hex: HexId,
        turned: Turned,
        owner: Option<Seat>,
        events: &mut Events<Event>,
    ) {
        let joined = match self.track.beyond(hex, turned.turned_to) {
            Beyond::Track(across, entered) => self.track.owner(across, entered),
            Beyond::City(..) | Beyond::Nothing => None,
        };
        let owner = owner.or(joined);
        debug_assert!(owner.is_none_or(|owner| owner == seat), "only own and unowned track is redirected");
        let ends = [turned.kept, turned.turned_to].map(|edge| {
            self.track.set_owner(hex, edge, owner);
            self.give_beyond(owner, hex, edge)
        });
        if let [End::Stop(from, leaves), End::Stop(to, arrives)] = ends {
            self.complete(owner, (from, leaves), (to, arrives), events);
        }
    }
}
