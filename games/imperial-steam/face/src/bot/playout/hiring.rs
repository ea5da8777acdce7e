//! Scripts hire.

use imperial_steam::{Action, Crew, ENGINEER_PRICE, raised_price, trained};

use crate::bot::prospect::Prospect;
use crate::bot::scripts::Script;

/// How many legs ahead an engineer is looked for.
const FORESIGHT: usize = 3;
/// The most workers hired with one hand, and the most that are ever wanted.
const AT_ONCE: u8 = 4;
const ENOUGH: u8 = 12;

impl Prospect<'_> {
    pub(super) fn hire_engineer(&mut self, script: &Script) -> bool {
        if self.cash < ENGINEER_PRICE || !self.can(Action::Hire) {
            return false;
        }
        let ahead = self.legs.iter().take(FORESIGHT).filter(|leg| leg.access.is_none());
        let missing = ahead.filter_map(|leg| leg.kind.engineer()).find(|kind| !self.engineers[kind.index()]);
        let Some(kind) = missing else { return false };
        let steps = self.staff[kind.index()] + self.repeats(Action::Hire) - self.influence;
        if steps > 0 {
            return self.give(steps);
        }
        self.begin(Action::Hire);
        self.engineers[kind.index()] = true;
        self.cash -= ENGINEER_PRICE;
        self.hire_crew(script);
        true
    }

    /// Whether there are too few workers for the way that is still to be built.
    fn is_weak(&self, script: &Script) -> bool {
        let strength = Crew(trained(self.training, self.working)).experience();
        let built = self.legs.iter().filter(|leg| leg.access.is_none());
        let effort: i32 = built.map(|leg| i32::from(leg.effort)).sum();
        i32::from(strength) * i32::from(self.rounds_left()) * 100 < effort * script.pressure
    }

    pub(super) fn hire_workers(&mut self, script: &Script) -> bool {
        if self.legs.is_empty() || self.rounds_left() == 0 || !self.can(Action::Hire) {
            return false;
        }
        let weak = self.is_weak(script) && self.crew() < ENOUGH;
        if self.crew() >= script.crew && !weak {
            return false;
        }
        let repeats = self.repeats(Action::Hire);
        let lowest = self.sources.iter().map(|source| source.needs).min().unwrap_or(0);
        if self.influence - repeats < lowest {
            return weak && self.give(lowest + repeats - self.influence);
        }
        self.influence -= repeats;
        let hired = self.hire_crew(script);
        self.influence += repeats;
        if hired {
            self.begin(Action::Hire);
        }
        hired
    }

    /// As many workers as are wanted and can be paid.
    fn hire_crew(&mut self, script: &Script) -> bool {
        let board = &self.boards.workers;
        let weak = self.is_weak(script);
        let (crew, most) = (self.crew(), self.hirable().min(AT_ONCE));
        let open = self.sources.iter_mut().filter(|source| source.needs <= self.influence);
        let Some(source) = open.min_by_key(|source| source.price) else { return false };
        for nth in 0..most {
            let price = board.price(source.price);
            let fair = script.worker_price + script.few * i32::from(4u8.saturating_sub(crew + nth));
            let dear = price > fair && !(weak && self.cash - price > script.rich);
            let enough = crew + nth >= script.crew && !weak;
            if enough || dear || self.cash - price < script.keep_hiring {
                return nth > 0;
            }
            self.cash -= price;
            source.price = raised_price(source.price, 1);
            self.training[0] += 1;
        }
        most > 0
    }
}
