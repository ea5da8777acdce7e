//! How much one visitor may ask for.

use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

/// What is limited. Each has a count of its own for each visitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    SignIn,
    NewTable,
    Chat,
    Move,
}

/// How many a minute, and how many at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    pub a_minute: u32,
    pub at_once: u32,
}

/// The limits of each visitor, by address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub sign_in: Rate,
    pub new_table: Rate,
    pub chat: Rate,
    pub moves: Rate,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            sign_in: Rate { a_minute: 10, at_once: 10 },
            new_table: Rate { a_minute: 10, at_once: 20 },
            chat: Rate { a_minute: 30, at_once: 15 },
            moves: Rate { a_minute: 600, at_once: 200 },
        }
    }
}

impl Limits {
    /// For tests and load measurements on one's own machine.
    #[must_use]
    pub const fn none() -> Self {
        let free = Rate { a_minute: 60_000_000, at_once: 1_000_000 };
        Self { sign_in: free, new_table: free, chat: free, moves: free }
    }
}

#[derive(Debug)]
pub(crate) struct Limiters {
    sign_in: DefaultKeyedRateLimiter<IpAddr>,
    new_table: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<IpAddr>,
    moves: DefaultKeyedRateLimiter<IpAddr>,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Self {
        let limiter = |rate: Rate| {
            let (a_minute, at_once) = (NonZeroU32::new(rate.a_minute), NonZeroU32::new(rate.at_once));
            let quota = Quota::per_minute(a_minute.unwrap_or(NonZeroU32::MIN));
            RateLimiter::keyed(quota.allow_burst(at_once.unwrap_or(NonZeroU32::MIN)))
        };
        Self {
            sign_in: limiter(limits.sign_in),
            new_table: limiter(limits.new_table),
            chat: limiter(limits.chat),
            moves: limiter(limits.moves),
        }
    }

    /// Counts one, and says whether it is still within the limit.
    pub(crate) fn allows(&self, kind: Kind, visitor: IpAddr) -> bool {
        self.of(kind).check_key(&household(visitor)).is_ok()
    }

    const fn of(&self, kind: Kind) -> &DefaultKeyedRateLimiter<IpAddr> {
        match kind {
            Kind::SignIn => &self.sign_in,
            Kind::NewTable => &self.new_table,
            Kind::Chat => &self.chat,
            Kind::Move => &self.moves,
        }
    }

    /// Forgets visitors who have not been here for a while.
    pub(crate) fn forget_idle(&self) {
        for kind in [Kind::SignIn, Kind::NewTable, Kind::Chat, Kind::Move] {
            self.of(kind).retain_recent();
        }
    }
}

/// What one visitor has: an address, or as many as he likes of one network.
fn household(visitor: IpAddr) -> IpAddr {
    match visitor.to_canonical() {
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & (u128::MAX << 64)).into(),
        address => address,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_visitor_with_a_whole_network_is_one_visitor() {
        let same = [("2001:db8::1", "2001:db8::ffff:2"), ("::ffff:10.0.0.1", "10.0.0.1")];
        for (one, other) in same.map(|(one, other)| (one.parse().unwrap(), other.parse().unwrap())) {
            assert_eq!(household(one), household(other));
        }
        let other = ["2001:db8:0:1::1", "10.0.0.2"].map(|address| household(address.parse().unwrap()));
        assert!(!other.contains(&household("2001:db8::1".parse().unwrap())));
        assert!(!other.contains(&household("10.0.0.1".parse().unwrap())));
    }

    #[test]
    fn each_visitor_and_each_kind_has_its_own_count() {
        let limits = Limits { chat: Rate { a_minute: 1, at_once: 2 }, ..Limits::default() };
        let limiters = Limiters::new(&limits);
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse::<IpAddr>().unwrap());
        let chats: Vec<bool> = (0..4).map(|_| limiters.allows(Kind::Chat, one)).collect();
        assert_eq!(chats, [true, true, false, false]);
        assert!(limiters.allows(Kind::Chat, other));
        assert!(limiters.allows(Kind::Move, one));
    }
}
