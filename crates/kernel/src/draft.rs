use crate::{Events, Played, Rules, Seat};

/// A person's turn before it counts: moves played on the last committed position, to be taken back at will.
///
/// Nothing that a draft does can be learned from. A move that would draw at random or show something hidden, the last
/// of several blind bids too, is held back ([`Step::Reveals`]) until it is played [for good](Self::play_for_good).
#[derive(Clone, Debug)]
pub struct Draft<G: Rules> {
    base: G,
    seat: Seat,
    taken: Vec<Taken<G>>,
    /// The last one undone comes last.
    undone: Vec<Taken<G>>,
}

/// Positions are small, so each move keeps the one it led to and undoing is free.
#[derive(Clone, Debug)]
struct Taken<G: Rules> {
    played: Played<G>,
    after: G,
}

/// What became of a move that the rules allow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step<E> {
    /// The move stands in the draft, and this is what happened.
    Played(Vec<E>),
    /// The move draws or reveals, cannot be taken back afterwards, and was therefore not played.
    Reveals,
}

/// Moves that count, and the position they led to.
#[derive(Clone, Debug)]
pub struct Committed<G: Rules> {
    /// Where they led to.
    pub position: G,
    /// In the order in which they were played.
    pub moves: Vec<Played<G>>,
}

impl<G: Rules> Draft<G> {
    /// An empty draft on the last committed position.
    #[must_use]
    pub const fn new(base: G, seat: Seat) -> Self {
        Self { base, seat, taken: Vec::new(), undone: Vec::new() }
    }

    /// A draft from the text of its moves, as it was kept over a reload.
    ///
    /// It ends before the first move that does not stand: another seat may have committed something meanwhile. So it
    /// does before a bid that has become the last one, and would now open them all. To keep what can be redone as well,
    /// resume with those moves too and undo them.
    #[must_use]
    pub fn resume(base: G, seat: Seat, moves: &[String]) -> Self {
        let mut draft = Self::new(base, seat);
        for text in moves {
            let Ok(mv) = text.parse() else { break };
            if !matches!(draft.play(mv), Ok(Step::Played(_))) {
                break;
            }
        }
        draft
    }

    /// The position after the draft's moves.
    #[must_use]
    pub fn position(&self) -> &G {
        self.taken.last().map_or(&self.base, |last| &last.after)
    }

    /// The last committed position.
    #[must_use]
    pub const fn base(&self) -> &G {
        &self.base
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The moves of the draft and what happened in each.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = &Played<G>> + ExactSizeIterator {
        self.taken.iter().map(|taken| &taken.played)
    }

    /// The moves that [`redo`](Self::redo) would play again, the next one first.
    pub fn undone(&self) -> impl DoubleEndedIterator<Item = &Played<G>> + ExactSizeIterator {
        self.undone.iter().rev().map(|taken| &taken.played)
    }

    /// Whether the seat has another decision to make. When not, the draft can only be undone or committed.
    #[must_use]
    pub fn is_owed(&self) -> bool {
        self.position().turn().seats().contains(self.seat)
    }

    /// Plays a move that can be taken back, and forgets what was undone before it.
    pub fn play(&mut self, mv: G::Move) -> Result<Step<G::Event>, G::Reason> {
        let before = self.position();
        let (after, events) = self.try_out(&mv)?;
        let opens = !after.sealed().includes(before.sealed());
        if opens || after.draws_used() != before.draws_used() || before.reveals(self.seat, &mv) {
            return Ok(Step::Reveals);
        }
        self.undone.clear();
        self.taken.push(Taken { played: Played { seat: self.seat, mv, events: events.clone() }, after });
        Ok(Step::Played(events))
    }

    /// Commits what stands together with this move, whatever it draws or reveals. A refusal changes nothing.
    pub fn play_for_good(&mut self, mv: G::Move) -> Result<Committed<G>, G::Reason> {
        let (after, events) = self.try_out(&mv)?;
        self.taken.push(Taken { played: Played { seat: self.seat, mv, events }, after });
        Ok(self.commit())
    }

    /// Makes the moves of the draft count. The draft is then empty and stands on the position they led to.
    pub fn commit(&mut self) -> Committed<G> {
        self.undone.clear();
        let mut moves = Vec::with_capacity(self.taken.len());
        for taken in self.taken.drain(..) {
            moves.push(taken.played);
            self.base = taken.after;
        }
        Committed { position: self.base.clone(), moves }
    }

    /// Whether there is a move to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.taken.is_empty()
    }

    /// Whether there is a move that was taken back.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes back the last move: whether there was one.
    pub fn undo(&mut self) -> bool {
        let last = self.taken.pop();
        let undone = last.is_some();
        self.undone.extend(last);
        undone
    }

    /// Plays the move that was undone last: whether there was one.
    pub fn redo(&mut self) -> bool {
        let next = self.undone.pop();
        let redone = next.is_some();
        self.taken.extend(next);
        redone
    }

    /// Takes back every move; they can be redone.
    pub fn start_over(&mut self) {
        self.undone.extend(self.taken.drain(..).rev());
    }

    fn try_out(&self, mv: &G::Move) -> Result<(G, Vec<G::Event>), G::Reason> {
        let mut after = self.position().clone();
        let mut events = Events::new();
        after.play(self.seat, mv, &mut events)?;
        Ok((after, events.into_vec()))
    }
}
