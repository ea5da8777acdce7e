//! Steps as the files write them, and how they become parts of the program.

use serde::Deserialize;

use super::{Build, Colour, CopyFrom, Modifier, NodeId, Op, Pick, Program, Trigger};
use crate::kinds::{PersonKind, Terrain};

/// A step as the files write it.
#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Step {
    Choose(Vec<Vec<Step>>),
    Repeat {
        times: u8,
        r#do: Vec<Step>,
    },
    Pay {
        mana: u8,
        then: Vec<Step>,
    },
    Exchange {
        give: Vec<Step>,
        get: Vec<Step>,
    },
    When {
        event: Trigger,
        then: Vec<Step>,
    },
    EachTurn(Vec<Step>),
    Modify(Modifier),
    Build(Build),
    PlaceWasteland(Loot),
    PickHex(Pick),
    PlaceGood(WrittenColour),
    ReturnGoods(u8),
    ReturnGoodAround,
    ReplaceGood,
    PullGoods(Amount),
    FetchGood,
    MoveTrain(Train),
    SwitchTrains,
    RemoveTrains,
    Deliver {
        most: u8,
        #[serde(default)]
        tile: bool,
    },
    GainMana(u8),
    Reclaim(u8),
    ReclaimAll,
    GainSpellcars(u8),
    GainSpecialist,
    Refresh(Vec<PersonKind>),
    DiscardSpellcars,
    RearrangeSpellcars,
    ActivateGained,
    Copy(CopyFrom),
    UseFree,
    TradeSpecialist,
    DraftOver(u8),
    SwapTiles,
    ExtraTurn,
    GainGoods(u8),
}

/// Where the Goods of a hex go that becomes Wasteland.
#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Loot {
    ToSupply,
    ToFolio,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Amount {
    One,
    All,
}

#[derive(PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Train {
    Any,
    There,
}

#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum WrittenColour {
    Some(SomeColour),
    Only(Terrain),
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum SomeColour {
    Any,
    Terrain,
    Present,
}

impl Program {
    /// Adds an ability and says where it begins.
    pub(crate) fn add(&mut self, steps: &[Step]) -> Result<NodeId, String> {
        if steps.is_empty() {
            return Err("it does nothing".into());
        }
        self.add_steps(steps, None)
    }

    fn add_steps(&mut self, steps: &[Step], parent: Option<NodeId>) -> Result<NodeId, String> {
        let list = self.push(Op::Steps(Vec::new()), parent)?;
        let mut children = Vec::new();
        for step in steps {
            children.push(self.add_step(step, list)?);
        }
        self.set(list, Op::Steps(children));
        Ok(list)
    }

    fn add_step(&mut self, step: &Step, parent: NodeId) -> Result<NodeId, String> {
        // The place of what holds parts is taken before the parts are known.
        let id = self.push(Op::ExtraTurn, Some(parent))?;
        let within = Some(id);
        let op = match step {
            Step::Choose(options) => Op::Choose(
                options.iter().map(|option| self.add_steps(option, within)).collect::<Result<_, _>>()?,
            ),
            Step::Repeat { times, r#do } => Op::Repeat { times: *times, each: self.add_steps(r#do, within)? },
            Step::Pay { mana, then } => Op::Pay { mana: *mana, then: self.add_steps(then, within)? },
            Step::Exchange { give, get } => {
                Op::Exchange { give: self.add_steps(give, within)?, get: self.add_steps(get, within)? }
            }
            Step::When { event, then } => Op::When { event: *event, then: self.add_steps(then, within)? },
            Step::EachTurn(steps) => Op::EachTurn(self.add_steps(steps, within)?),
            Step::Modify(modifier) => Op::Modify(*modifier),
            Step::Build(build) => Op::Build(build.clone()),
            Step::PlaceWasteland(goods) => Op::PlaceWasteland { to_folio: *goods == Loot::ToFolio },
            Step::PickHex(pick) => Op::PickHex(*pick),
            Step::PlaceGood(colour) => Op::PlaceGood(match colour {
                WrittenColour::Some(SomeColour::Any) => Colour::Any,
                WrittenColour::Some(SomeColour::Terrain) => Colour::Terrain,
                WrittenColour::Some(SomeColour::Present) => Colour::Present,
                WrittenColour::Only(terrain) => Colour::Only(*terrain),
            }),
            Step::ReturnGoods(count) => Op::ReturnGoods(*count),
            Step::ReturnGoodAround => Op::ReturnGoodAround,
            Step::ReplaceGood => Op::ReplaceGood,
            Step::PullGoods(amount) => Op::PullGoods { all: *amount == Amount::All },
            Step::FetchGood => Op::FetchGood,
            Step::MoveTrain(from) => Op::MoveTrain { from_bound: *from == Train::There },
            Step::SwitchTrains => Op::SwitchTrains,
            Step::RemoveTrains => Op::RemoveTrains,
            Step::Deliver { most, tile } => Op::Deliver { most: *most, tile: *tile },
            Step::GainMana(count) => Op::GainMana(*count),
            Step::Reclaim(count) => Op::Reclaim(*count),
            Step::ReclaimAll => Op::ReclaimAll,
            Step::GainSpellcars(count) => Op::GainSpellcars(*count),
            Step::GainSpecialist => Op::GainSpecialist,
            Step::Refresh(who) => {
                let both = who.iter().all(|kind| matches!(kind, PersonKind::Captain | PersonKind::Engineer));
                if !both {
                    return Err("only a captain and an engineer are refreshed".into());
                }
                let (captain, engineer) =
                    (who.contains(&PersonKind::Captain), who.contains(&PersonKind::Engineer));
                Op::Refresh { captain, engineer }
            }
            Step::DiscardSpellcars => Op::DiscardSpellcars,
            Step::RearrangeSpellcars => Op::RearrangeSpellcars,
            Step::ActivateGained => Op::ActivateGained,
            Step::Copy(from) => Op::Copy(*from),
            Step::UseFree => Op::UseFree,
            Step::TradeSpecialist => Op::TradeSpecialist,
            Step::DraftOver(count) => Op::DraftOver(*count),
            Step::SwapTiles => Op::SwapTiles,
            Step::ExtraTurn => Op::ExtraTurn,
            Step::GainGoods(count) => Op::GainGoods(*count),
        };
        self.set(id, op);
        Ok(id)
    }
}
