//! What an ability does: steps as the data files write them, and all of them together as one program whose parts have
//! numbers, so that a position can say where in a card it is.

use serde::Deserialize;

use crate::kinds::{Kind, Terrain};

/// A part of the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(u16);

impl NodeId {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a part of an ability does.
#[derive(Clone, PartialEq, Debug)]
pub enum Op {
    /// One after the other; what is impossible is left out.
    Steps(Vec<NodeId>),
    /// Exactly one of these.
    Choose(Vec<NodeId>),
    /// Up to so many times.
    Repeat {
        times: u8,
        each: NodeId,
    },
    /// Mana, if the rest is possible.
    Pay {
        mana: u8,
        then: NodeId,
    },
    /// Both or nothing.
    Exchange {
        give: NodeId,
        get: NodeId,
    },
    /// Later, when something happens.
    When {
        event: Trigger,
        then: NodeId,
    },
    /// Once in each turn.
    EachTurn(NodeId),
    /// Something that holds in place of a rule.
    Modify(Modifier),
    /// A train car comes to the map.
    Build(Build),
    PlaceWasteland {
        to_folio: bool,
    },
    /// Binds a hex of the network for the steps that follow.
    PickHex(Pick),
    /// Onto the bound hex, from the supply.
    PlaceGood(Colour),
    /// So many Goods of the network go back to the supply.
    ReturnGoods(u8),
    /// A Good beside the bound hex goes back to the supply.
    ReturnGoodAround,
    /// A Good of the network is exchanged for one from the supply.
    ReplaceGood,
    /// Goods from around the bound hex come onto it.
    PullGoods {
        all: bool,
    },
    /// A Good from a hex without competitors comes into the network.
    FetchGood,
    /// One’s own train moves to a hex beside it; from the bound hex, or from any.
    MoveTrain {
        from_bound: bool,
    },
    SwitchTrains,
    /// From the bound hex and around it.
    RemoveTrains,
    /// Up to so many Goods.
    Deliver {
        most: u8,
        tile: bool,
    },
    GainMana(u8),
    Reclaim(u8),
    ReclaimAll,
    GainSpellcars(u8),
    GainSpecialist,
    Refresh {
        captain: bool,
        engineer: bool,
    },
    /// Every competitor discards a spellcar.
    DiscardSpellcars,
    RearrangeSpellcars,
    /// The spellcars that this card has just brought.
    ActivateGained,
    Copy(CopyFrom),
    /// Captain and Engineer, once each, without turning them over.
    UseFree,
    TradeSpecialist,
    /// Of so many drawn, one is laid over this card.
    DraftOver(u8),
    SwapTiles,
    ExtraTurn,
    /// So many Goods of Cities beside the network come to the folio.
    GainGoods(u8),
}

/// What something waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Trigger {
    /// The Administrate action.
    Administrate,
    /// The conductor’s move has been paid.
    Move,
    /// A delivery at the end of the line.
    Delivered,
    /// A delivery at the end of the line that took no Demand Tile.
    DeliveredWithoutTile,
}

/// What holds in place of a rule. Of several, the best for the player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Modifier {
    /// For one to four spaces.
    MoveCosts([u8; 4]),
    /// Of one, two, three activations in all.
    Surcharges([u8; 3]),
    InherentCosts(u8),
    Transfers(TransferCosts),
    /// So many Transfers, of any kind.
    FreeTransfers(u8),
    /// Transfers over the bound hex.
    FreeHex(There),
    ActivateFirst(bool),
    DoublePrice(u8),
    DemandBonus(u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum There {
    There,
}

/// What a Transfer costs, where it differs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TransferCosts {
    pub city: Option<u8>,
    pub competitor: Option<u8>,
    pub wasteland: Option<u8>,
}

/// Where a train car may be built.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Build {
    pub on: Ground,
    #[serde(default)]
    pub r#where: Where,
    pub near: Option<Near>,
    /// The Transfers that are free, one of each.
    #[serde(default)]
    pub free: Vec<Obstacle>,
    /// How the terrains of several builds of one card have to differ.
    pub each: Option<Each>,
}

impl Build {
    /// Whether it goes where a step before has bound a hex.
    #[must_use]
    pub const fn is_around_bound(&self) -> bool {
        matches!(self.r#where, Where::Around | Where::There)
    }
}

#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(untagged)]
pub enum Ground {
    Of(Lands),
    Terrains(Vec<Terrain>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lands {
    /// Any of the six terrains.
    Any,
    Home,
    Wasteland,
    /// Any terrain, Wasteland too.
    Land,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Where {
    /// Beside the network, or further by Transfers.
    #[default]
    Network,
    /// All over the map.
    Anywhere,
    /// Beside the bound hex.
    Around,
    /// On the bound hex.
    There,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Near {
    Edge,
    City,
    CityOrWasteland,
    /// Where a competitor is.
    Competitor,
}

/// What a Transfer leads over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Obstacle {
    City,
    Competitor,
    Wasteland,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Each {
    Same,
    Different,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    Any,
    WithGood,
    /// And not Wasteland.
    WithoutGood,
}

/// The colour of a Good that is placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colour {
    Any,
    /// Of the terrain it comes to lie on.
    Terrain,
    /// One that lies there already.
    Present,
    Only(Terrain),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CopyFrom {
    /// A spellcar of the Market.
    Market,
    /// The spellcar to the left or right in the same row.
    Neighbour,
    /// Another player’s Engineer who is face-up.
    Engineer,
    /// Another player’s Surveyor.
    Surveyor,
}

/// All abilities together.
#[derive(Debug, Default)]
pub struct Program {
    nodes: Vec<Node>,
}

#[derive(Debug)]
struct Node {
    op: Op,
    parent: Option<NodeId>,
}

impl Program {
    /// What this part does.
    #[must_use]
    #[inline]
    pub fn op(&self, node: NodeId) -> &Op {
        &self.nodes[node.index()].op
    }

    /// The part that it belongs to; `None` for the whole of an ability.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.index()].parent
    }

    /// The part with this number, if there are so many.
    #[must_use]
    pub fn node(&self, index: usize) -> Option<NodeId> {
        (index < self.nodes.len()).then_some(NodeId(index as u16))
    }

    /// The whole that a part belongs to.
    #[must_use]
    pub fn root(&self, node: NodeId) -> NodeId {
        std::iter::successors(Some(node), |node| self.parent(*node)).last().unwrap_or(node)
    }

    /// The step that follows in the same sequence.
    #[must_use]
    pub fn following(&self, node: NodeId) -> Option<NodeId> {
        let Op::Steps(steps) = self.op(self.parent(node)?) else { return None };
        let at = steps.iter().position(|step| *step == node)?;
        steps.get(at + 1).copied()
    }

    /// Adds an ability and says where it begins.
    pub(crate) fn add(&mut self, steps: &[Step]) -> Result<NodeId, String> {
        if steps.is_empty() {
            return Err("it does nothing".into());
        }
        self.add_steps(steps, None)
    }

    fn push(&mut self, op: Op, parent: Option<NodeId>) -> Result<NodeId, String> {
        let id = u16::try_from(self.nodes.len()).map_err(|_| "there are too many abilities")?;
        self.nodes.push(Node { op, parent });
        Ok(NodeId(id))
    }

    fn add_steps(&mut self, steps: &[Step], parent: Option<NodeId>) -> Result<NodeId, String> {
        let list = self.push(Op::Steps(Vec::new()), parent)?;
        let mut children = Vec::new();
        for step in steps {
            children.push(self.add_step(step, list)?);
        }
        self.nodes[list.index()].op = Op::Steps(children);
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
                let both = who.iter().all(|kind| matches!(kind, Kind::Captain | Kind::Engineer));
                if !both {
                    return Err("only a captain and an engineer are refreshed".into());
                }
                let (captain, engineer) = (who.contains(&Kind::Captain), who.contains(&Kind::Engineer));
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
        self.nodes[id.index()].op = op;
        Ok(id)
    }
}

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
    Refresh(Vec<Kind>),
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
