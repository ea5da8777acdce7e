//! A prospect is played through by a script.

mod buildings;
mod goods;
mod hiring;
mod money;
mod tracks;

use imperial_steam::{Action, hands, income, repeat_cost, trained};

use super::prospect::Prospect;
use super::scripts::Script;

/// How much of its worth a delivery keeps from round to round because of rivals, in thousandths, for two, three and four
/// players.
const LEFT_BY_RIVALS: [i32; 3] = [930, 890, 850];

/// Something that a script does with a hand, if it can be done and is worth it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Rule {
    FetchCoal,
    FactoryForDemand,
    Build,
    HireEngineer,
    HireWorkers,
    Produce,
    Order,
    TakeContract,
    BuyTrain,
    FactoryForContract,
    BuildStation,
    RaiseShare,
    GiveInTheEnd,
}

impl Rule {
    pub(super) const COUNT: usize = 13;
}

impl Prospect<'_> {
    /// The money that the player ends with.
    pub(super) fn play_out(mut self, script: &Script) -> f32 {
        self.deliver();
        loop {
            while self.hands > 0 {
                self.delivered = false;
                self.turn(script);
            }
            if self.round >= self.last || self.joined {
                return self.finish();
            }
            self.next_round();
        }
    }

    fn next_round(&mut self) {
        self.round += 1;
        self.hands = hands(self.round);
        self.placed = [0; Action::ALL.len()];
        for (stored, arrived) in self.goods.iter_mut().zip(&mut self.landing) {
            *stored += std::mem::take(arrived);
        }
        self.squeeze();
        self.cash += income(self.passengers, self.stations);
        self.training = trained(self.training, std::mem::take(&mut self.working));
        self.lasting = self.lasting * LEFT_BY_RIVALS[usize::from(self.table.players - 2).min(2)] / 1000;
    }

    fn turn(&mut self, script: &Script) {
        self.deliver();
        if self.cash < script.sell_below && self.rounds_left() >= script.sell_rounds {
            self.sell();
        }
        self.buy_access(script);
        let idle = !self.act(script);
        self.hands -= 1;
        self.deliver();
        if idle && (self.goods[3] == 0 || self.deliverable() == 0) {
            // Nothing more will come of this round.
            self.hands = 0;
        }
    }

    fn act(&mut self, script: &Script) -> bool {
        let order = if self.round < script.switch { &script.early } else { &script.late };
        order.iter().any(|rule| self.follow(*rule, script))
            || (self.influence < 2
                && self.cash > script.rich * 3 / 2
                && self.rounds_left() > 0
                && self.give(4))
            || self.fundraise()
    }

    fn follow(&mut self, rule: Rule, script: &Script) -> bool {
        match rule {
            Rule::FetchCoal => self.fetch_coal(script),
            Rule::FactoryForDemand => self.factory_for_demand(script),
            Rule::Build => self.build(script),
            Rule::HireEngineer => self.hire_engineer(script),
            Rule::HireWorkers => self.hire_workers(script),
            Rule::Produce => self.produce(script),
            Rule::Order => self.order(script),
            Rule::TakeContract => self.take_contract(script),
            Rule::BuyTrain => self.buy_train(script),
            Rule::FactoryForContract => self.factory_for_contract(script),
            Rule::BuildStation => self.build_station(script),
            Rule::RaiseShare => self.raise_share(script),
            Rule::GiveInTheEnd => self.give_in_the_end(),
        }
    }

    /// Whether a hand can be placed there; the influence is paid by [`Self::begin`].
    fn can(&self, action: Action) -> bool {
        self.influence >= self.repeats(action)
    }

    /// The steps of influence that another hand there costs.
    fn repeats(&self, action: Action) -> i32 {
        i32::from(repeat_cost(&self.placed, action))
    }

    fn begin(&mut self, action: Action) {
        self.influence -= self.repeats(action);
        self.placed[action.index()] += 1;
    }

    fn gain_influence(&mut self, steps: i32) {
        self.influence = self.boards.risen(self.influence as u8, steps as u8).into();
    }
}
