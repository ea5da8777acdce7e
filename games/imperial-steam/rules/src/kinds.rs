//! Hubs, links, actions, and what else comes in a few kinds.

use kernel::kinds;

use crate::goods::Good;

kinds! {
    /// The four hub cities, by the colour of their tiles.
    Hub { Bronze "bronze", White "white", Green "green", Blue "blue" }
}
kinds! {
    /// The keys of a hub, in the order in which they go (IMP-11.8).
    Key { Gold "gold", Silver "silver" }
}
kinds! {
    /// What a link takes beyond the usual.
    LinkKind { Plain "plain", Bridge "bridge", Tunnel "tunnel" }
}
kinds! {
    /// What an engineer can build.
    Engineer { Bridge "bridge", Tunnel "tunnel" }
}
kinds! {
    /// The eleven Main Actions, in the order of the rulebook.
    Action {
        Build "build",
        Hire "hire",
        Building "building",
        Produce "produce",
        Goods "goods",
        Train "train",
        Contract "contract",
        Give "give",
        Share "share",
        Fundraise "fundraise",
        Pass "pass",
    }
}
kinds! {
    /// What takes no hand (IMP-11).
    FreeAction { Sell "sell", Deliver "deliver", Access "access" }
}
kinds! {
    /// What a point of a Business token buys.
    Purchase { Influence "influence", Share "share", Car "car" }
}

impl LinkKind {
    /// The engineer without whom it is not built.
    #[must_use]
    pub const fn engineer(self) -> Option<Engineer> {
        match self {
            Self::Plain => None,
            Self::Bridge => Some(Engineer::Bridge),
            Self::Tunnel => Some(Engineer::Tunnel),
        }
    }

    /// The good that it takes beyond the usual (IMP-4.10, IMP-4.11).
    #[must_use]
    pub const fn extra(self) -> Option<Good> {
        match self {
            Self::Plain => None,
            Self::Bridge => Some(Good::Stone),
            Self::Tunnel => Some(Good::Iron),
        }
    }
}
