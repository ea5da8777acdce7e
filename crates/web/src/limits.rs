//! How much one visitor may ask for.

use std::collections::HashMap;
use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{ConnectInfo, FromRequestParts};
use axum::http::request::Parts;
use governor::clock::Clock;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use crate::app::App;
use crate::attempts::Attempts;

/// What is limited. Each has a count of its own for each visitor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    NewTable,
    Chat,
    Move,
    /// A page of a table, or its data.
    Look,
}

impl Kind {
    const ALL: [Self; 4] = [Self::NewTable, Self::Chat, Self::Move, Self::Look];
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
    pub new_table: Rate,
    pub chat: Rate,
    pub moves: Rate,
    pub looks: Rate,
    /// How many pages may listen at once for what changes at their tables.
    pub streams: usize,
    /// What is counted for all servers together.
    pub attempts: Attempts,
    pub connections: Connections,
}

/// The limits of connections, whatever comes through them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// How many may be open at once: each takes one of the files that the system allows us.
    pub all: usize,
    /// How many of these one visitor may have. Behind a proxy all seem to be one visitor's, and nobody counts them.
    pub of_one: usize,
    /// How long a visitor may take until all of a request's head is here, from the moment they connected or were answered.
    pub head: Duration,
    /// How long a visitor may take nothing of what we have for them.
    pub write: Duration,
    /// How long requests may take to finish when the server stops. Some never would.
    pub last_call: Duration,
}

impl Default for Connections {
    fn default() -> Self {
        // Most systems allow 1,024 files unless they are asked for more; and a browser opens six connections.
        Self { all: 900, of_one: 256, ..Self::none() }
    }
}

impl Connections {
    /// As many as there are.
    const fn none() -> Self {
        Self {
            all: usize::MAX,
            of_one: usize::MAX,
            head: Duration::from_secs(15),
            write: Duration::from_secs(30),
            last_call: Duration::from_secs(5),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            new_table: Rate { a_minute: 10, at_once: 20 },
            chat: Rate { a_minute: 30, at_once: 15 },
            moves: Rate { a_minute: 600, at_once: 200 },
            looks: Rate { a_minute: 3_000, at_once: 600 },
            streams: 64,
            attempts: Attempts::default(),
            connections: Connections::default(),
        }
    }
}

impl Limits {
    /// For tests and load measurements on one's own machine.
    #[must_use]
    pub const fn none() -> Self {
        let free = Rate { a_minute: 60_000_000, at_once: 1_000_000 };
        Self {
            new_table: free,
            chat: free,
            moves: free,
            looks: free,
            streams: usize::MAX,
            attempts: Attempts::none(),
            connections: Connections::none(),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Limiters {
    new_table: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<IpAddr>,
    moves: DefaultKeyedRateLimiter<IpAddr>,
    looks: DefaultKeyedRateLimiter<IpAddr>,
    streams: Arc<Held>,
    most_streams: usize,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Self {
        let limiter = |rate: Rate| {
            let (a_minute, at_once) = (NonZeroU32::new(rate.a_minute), NonZeroU32::new(rate.at_once));
            let quota = Quota::per_minute(a_minute.unwrap_or(NonZeroU32::MIN));
            RateLimiter::keyed(quota.allow_burst(at_once.unwrap_or(NonZeroU32::MIN)))
        };
        Self {
            new_table: limiter(limits.new_table),
            chat: limiter(limits.chat),
            moves: limiter(limits.moves),
            looks: limiter(limits.looks),
            streams: Arc::default(),
            most_streams: limits.streams,
        }
    }

    /// Counts one, or tells how long to wait for the next.
    pub(crate) fn check(&self, kind: Kind, visitor: IpAddr) -> Result<(), Duration> {
        let limiter = self.of(kind);
        let checked = limiter.check_key(&household(visitor));
        checked.map_err(|not_until| not_until.wait_time_from(limiter.clock().now()))
    }

    /// One more stream of this visitor's, unless they have as many as they may.
    pub(crate) fn stream(&self, visitor: IpAddr) -> Option<Hold> {
        self.streams.one_more(visitor, self.most_streams)
    }

    const fn of(&self, kind: Kind) -> &DefaultKeyedRateLimiter<IpAddr> {
        match kind {
            Kind::NewTable => &self.new_table,
            Kind::Chat => &self.chat,
            Kind::Move => &self.moves,
            Kind::Look => &self.looks,
        }
    }

    /// Forgets visitors who have not been here for a while.
    pub(crate) fn forget_idle(&self) {
        for kind in Kind::ALL {
            self.of(kind).retain_recent();
        }
    }
}

/// How many of something each visitor has at this moment.
#[derive(Default, Debug)]
pub(crate) struct Held(Mutex<HashMap<IpAddr, usize>>);

/// One of them: counted until it is dropped.
#[derive(Debug)]
pub(crate) struct Hold {
    of: Arc<Held>,
    household: IpAddr,
}

impl Held {
    /// One more for this visitor, unless that were more than so many.
    pub(crate) fn one_more(self: &Arc<Self>, visitor: IpAddr, most: usize) -> Option<Hold> {
        let household = household(visitor);
        let mut counts = self.lock();
        let count = counts.get(&household).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        counts.insert(household, count + 1);
        Some(Hold { of: Arc::clone(self), household })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing is left half done under this lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        let mut counts = self.of.lock();
        let left = counts.get(&self.household).map_or(0, |count| count - 1);
        if left == 0 {
            counts.remove(&self.household);
        } else {
            counts.insert(self.household, left);
        }
    }
}

/// The address that a request is counted for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<App> for Address {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let line = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let line = line.filter(|_| app.config.behind_proxy).and_then(|line| line.to_str().ok());
        let forwarded = line.and_then(forwarded);
        Ok(Self(forwarded.or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))))
    }
}

/// Whom a proxy of ours speaks for. The last address of the list is the one that it added; those before it anybody can
/// write. Some proxies add the port.
fn forwarded(list: &str) -> Option<IpAddr> {
    let last = list.rsplit(',').next()?.trim();
    let bare = last.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(last);
    bare.parse().ok().or_else(|| last.parse().ok().map(|address: SocketAddr| address.ip()))
}

/// What one visitor has: an address, or as many as they like of one network.
pub(crate) fn household(visitor: IpAddr) -> IpAddr {
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
        let chats: Vec<bool> = (0..4).map(|_| limiters.check(Kind::Chat, one).is_ok()).collect();
        assert_eq!(chats, [true, true, false, false]);
        assert!(limiters.check(Kind::Chat, other).is_ok());
        assert!(limiters.check(Kind::Move, one).is_ok());
    }

    #[test]
    fn who_waits_as_long_as_told_may_go_on() {
        let limits = Limits { looks: Rate { a_minute: 6, at_once: 1 }, ..Limits::default() };
        let limiters = Limiters::new(&limits);
        let visitor = Ipv4Addr::LOCALHOST.into();
        assert_eq!(limiters.check(Kind::Look, visitor), Ok(()));
        let wait = limiters.check(Kind::Look, visitor).unwrap_err();
        assert!(!wait.is_zero() && wait <= Duration::from_secs(10), "{wait:?}");
    }

    #[test]
    fn what_is_let_go_of_no_longer_counts() {
        let held = Arc::new(Held::default());
        let [one, same, other] = ["2001:db8::1", "2001:db8::2", "10.0.0.1"].map(|it| it.parse().unwrap());
        let first = held.one_more(one, 2);
        let second = held.one_more(same, 2);
        assert!(first.is_some() && second.is_some() && held.one_more(one, 2).is_none());
        assert!(held.one_more(other, 2).is_some(), "another visitor");
        drop(first);
        assert!(held.one_more(one, 2).is_some());
        drop(second);
        assert!(held.lock().is_empty(), "nothing is kept of who has left");
    }
}
