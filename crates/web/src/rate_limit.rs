//! Rate limits: how much one client may ask for.

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
use crate::throttle::AttemptLimits;

/// What is limited. Each client has a separate count for each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LimitedAction {
    NewTable,
    Chat,
    Move,
    /// A page of a table, or its data.
    View,
}

impl LimitedAction {
    const ALL: [Self; 4] = [Self::NewTable, Self::Chat, Self::Move, Self::View];
}

/// How many requests a minute, and how many in a burst.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    pub per_minute: u32,
    pub burst: u32,
}

/// The limits for each client, by address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    pub new_table: Rate,
    pub chat: Rate,
    pub moves: Rate,
    pub views: Rate,
    /// How many streams of live updates may be open at once.
    pub streams: usize,
    /// Limits that are counted across all nodes.
    pub attempts: AttemptLimits,
    pub connections: Connections,
}

/// Limits for connections, whatever is sent through them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Connections {
    /// How many may be open at once: each takes a file descriptor.
    pub total: usize,
    /// How many of these one client may have. Behind a proxy all would seem to come from one client, so they are not
    /// counted.
    pub per_client: usize,
    /// How long a client may take to send the head of a request, after connecting or after the last response.
    pub head_timeout: Duration,
    /// How long a client may read nothing of what we send.
    pub write_timeout: Duration,
    /// How long requests may take to finish when the server stops. Some never would.
    pub shutdown_timeout: Duration,
}

impl Default for Connections {
    fn default() -> Self {
        // Most systems allow 1,024 open files by default; and a browser opens six connections.
        Self { total: 900, per_client: 256, ..Self::unlimited() }
    }
}

impl Connections {
    /// No limit on the number of connections.
    const fn unlimited() -> Self {
        Self {
            total: usize::MAX,
            per_client: usize::MAX,
            head_timeout: Duration::from_secs(15),
            write_timeout: Duration::from_secs(30),
            shutdown_timeout: Duration::from_secs(5),
        }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            new_table: Rate { per_minute: 10, burst: 20 },
            chat: Rate { per_minute: 30, burst: 15 },
            moves: Rate { per_minute: 600, burst: 200 },
            views: Rate { per_minute: 3_000, burst: 600 },
            streams: 64,
            attempts: AttemptLimits::default(),
            connections: Connections::default(),
        }
    }
}

impl Limits {
    /// For tests and load measurements on your own machine.
    #[must_use]
    pub const fn unlimited() -> Self {
        let free = Rate { per_minute: 60_000_000, burst: 1_000_000 };
        Self {
            new_table: free,
            chat: free,
            moves: free,
            views: free,
            streams: usize::MAX,
            attempts: AttemptLimits::unlimited(),
            connections: Connections::unlimited(),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Limiters {
    new_table: DefaultKeyedRateLimiter<IpAddr>,
    chat: DefaultKeyedRateLimiter<IpAddr>,
    moves: DefaultKeyedRateLimiter<IpAddr>,
    views: DefaultKeyedRateLimiter<IpAddr>,
    streams: Arc<ConcurrencyLimiter>,
    most_streams: usize,
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Self {
        let limiter = |rate: Rate| {
            let (per_minute, burst) = (NonZeroU32::new(rate.per_minute), NonZeroU32::new(rate.burst));
            let quota = Quota::per_minute(per_minute.unwrap_or(NonZeroU32::MIN));
            RateLimiter::keyed(quota.allow_burst(burst.unwrap_or(NonZeroU32::MIN)))
        };
        Self {
            new_table: limiter(limits.new_table),
            chat: limiter(limits.chat),
            moves: limiter(limits.moves),
            views: limiter(limits.views),
            streams: Arc::default(),
            most_streams: limits.streams,
        }
    }

    /// Counts one, or returns how long to wait for the next.
    pub(crate) fn check(&self, kind: LimitedAction, visitor: IpAddr) -> Result<(), Duration> {
        let limiter = self.of(kind);
        let checked = limiter.check_key(&client_network(visitor));
        checked.map_err(|not_until| not_until.wait_time_from(limiter.clock().now()))
    }

    /// One more stream for this client, unless they have too many.
    pub(crate) fn stream(&self, visitor: IpAddr) -> Option<ConcurrencyPermit> {
        self.streams.acquire(visitor, self.most_streams)
    }

    const fn of(&self, kind: LimitedAction) -> &DefaultKeyedRateLimiter<IpAddr> {
        match kind {
            LimitedAction::NewTable => &self.new_table,
            LimitedAction::Chat => &self.chat,
            LimitedAction::Move => &self.moves,
            LimitedAction::View => &self.views,
        }
    }

    /// Forgets clients who have not been here for a while.
    pub(crate) fn forget_idle(&self) {
        for kind in LimitedAction::ALL {
            self.of(kind).retain_recent();
        }
    }
}

/// How many of something each client currently has.
#[derive(Default, Debug)]
pub(crate) struct ConcurrencyLimiter(Mutex<HashMap<IpAddr, usize>>);

/// One of them: counted until it is dropped.
#[derive(Debug)]
pub(crate) struct ConcurrencyPermit {
    of: Arc<ConcurrencyLimiter>,
    client_network: IpAddr,
}

impl ConcurrencyLimiter {
    /// One more for this client, unless that would exceed the limit.
    pub(crate) fn acquire(self: &Arc<Self>, visitor: IpAddr, most: usize) -> Option<ConcurrencyPermit> {
        let client_network = client_network(visitor);
        let mut counts = self.lock();
        let count = counts.get(&client_network).copied().unwrap_or_default();
        if count >= most {
            return None;
        }
        counts.insert(client_network, count + 1);
        Some(ConcurrencyPermit { of: Arc::clone(self), client_network })
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<IpAddr, usize>> {
        // Nothing under this lock panics halfway, so a poisoned lock is still good.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConcurrencyPermit {
    fn drop(&mut self) {
        let mut counts = self.of.lock();
        let left = counts.get(&self.client_network).map_or(0, |count| count - 1);
        if left == 0 {
            counts.remove(&self.client_network);
        } else {
            counts.insert(self.client_network, left);
        }
    }
}

/// The client address that a request is counted for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ClientAddress(pub(crate) IpAddr);

impl FromRequestParts<App> for ClientAddress {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        let connected = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
        let line = parts.headers.get_all("x-forwarded-for").iter().next_back();
        let line = line.filter(|_| app.config.behind_proxy).and_then(|line| line.to_str().ok());
        let forwarded = line.and_then(forwarded);
        Ok(Self(forwarded.or(connected).unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST))))
    }
}

/// The client according to our proxy. The last address in the list is the one that it added; anybody can fake those
/// before it. Some proxies add the port.
fn forwarded(list: &str) -> Option<IpAddr> {
    let last = list.rsplit(',').next()?.trim();
    let bare = last.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(last);
    bare.parse().ok().or_else(|| last.parse().ok().map(|address: SocketAddr| address.ip()))
}

/// What counts as one client: an IPv4 address, or a whole IPv6 network.
pub(crate) fn client_network(visitor: IpAddr) -> IpAddr {
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
            assert_eq!(client_network(one), client_network(other));
        }
        let other = ["2001:db8:0:1::1", "10.0.0.2"].map(|address| client_network(address.parse().unwrap()));
        assert!(!other.contains(&client_network("2001:db8::1".parse().unwrap())));
        assert!(!other.contains(&client_network("10.0.0.1".parse().unwrap())));
    }

    #[test]
    fn each_visitor_and_each_kind_has_its_own_count() {
        let limits = Limits { chat: Rate { per_minute: 1, burst: 2 }, ..Limits::default() };
        let limiters = Limiters::new(&limits);
        let [one, other] = ["10.0.0.1", "10.0.0.2"].map(|address| address.parse::<IpAddr>().unwrap());
        let chats: Vec<bool> = (0..4).map(|_| limiters.check(LimitedAction::Chat, one).is_ok()).collect();
        assert_eq!(chats, [true, true, false, false]);
        assert!(limiters.check(LimitedAction::Chat, other).is_ok());
        assert!(limiters.check(LimitedAction::Move, one).is_ok());
    }

    #[test]
    fn who_waits_as_long_as_told_may_go_on() {
        let limits = Limits { views: Rate { per_minute: 6, burst: 1 }, ..Limits::default() };
        let limiters = Limiters::new(&limits);
        let visitor = Ipv4Addr::LOCALHOST.into();
        assert_eq!(limiters.check(LimitedAction::View, visitor), Ok(()));
        let wait = limiters.check(LimitedAction::View, visitor).unwrap_err();
        assert!(!wait.is_zero() && wait <= Duration::from_secs(10), "{wait:?}");
    }

    #[test]
    fn what_is_let_go_of_no_longer_counts() {
        let held = Arc::new(ConcurrencyLimiter::default());
        let [one, same, other] = ["2001:db8::1", "2001:db8::2", "10.0.0.1"].map(|it| it.parse().unwrap());
        let first = held.acquire(one, 2);
        let second = held.acquire(same, 2);
        assert!(first.is_some() && second.is_some() && held.acquire(one, 2).is_none());
        assert!(held.acquire(other, 2).is_some(), "another visitor");
        drop(first);
        assert!(held.acquire(one, 2).is_some());
        drop(second);
        assert!(held.lock().is_empty(), "nothing is kept of who has left");
    }
}
