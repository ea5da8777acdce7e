//! What all requests share.

use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::sync::watch;

use crate::bot_runner::BotQueue;
use crate::chance::Chance;
use crate::clock::now;
use crate::origin::AllowedHosts;
use crate::rate_limit::{Limiters, Limits};
use crate::rooms::Rooms;
use crate::{presence, throttle};

/// How the server behaves.
#[derive(Clone, Debug)]
pub struct Config {
    pub limits: Limits,
    /// How long a bot waits before it moves while a person is watching.
    pub bot_pause: Duration,
    /// Whether a proxy in front of us says who the visitor is (`X-Forwarded-For`) and whether they use HTTPS
    /// (`X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// The host names that this server answers to.
    pub hosts: AllowedHosts,
    /// How long requests are still accepted after the server was told to stop, so that load balancers learn first that
    /// it is no longer ready.
    pub drain: Duration,
    /// Where tables and their bots have their chance from.
    pub chance: Chance,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            bot_pause: Duration::from_millis(400),
            behind_proxy: false,
            hosts: AllowedHosts::default(),
            drain: Duration::ZERO,
            chance: Chance::default(),
        }
    }
}

/// What all requests share. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) limiters: Arc<Limiters>,
    pub(crate) bot_queue: BotQueue,
    /// The name of this server among those that share a store.
    pub(crate) node: Arc<str>,
    pub(crate) config: Config,
    /// Becomes true when the server is stopping: open streams end then.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    /// Must be called inside a tokio runtime: bots start playing at once, and changes from other nodes are followed.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, config: Config, stopping: watch::Receiver<bool>) -> Self {
        let (bot_queue, work) = BotQueue::new();
        let rooms = Arc::new(Rooms::default());
        let limiters = Arc::new(Limiters::new(&config.limits));
        let node = crate::token::table_name().unwrap_or_default().into();
        let app = Self { store, rooms, limiters, bot_queue, node, config, stopping };
        crate::bot_runner::spawn(&app, work);
        tokio::spawn(app.clone().follow_other_nodes());
        crate::presence::spawn(&app);
        app
    }
}

/// For how long a repeated form is recognised, in milliseconds.
const RECEIPT_LIFETIME: store::Timestamp = 7 * 24 * 60 * 60 * 1_000;

/// Cleans up every few minutes: expired sessions, old attempts, devices, presence and receipts, and idle rate limiters.
/// Also makes the one file the whole database.
pub(crate) async fn clean_up_periodically(app: App) {
    let mut every = tokio::time::interval(Duration::from_secs(300));
    loop {
        every.tick().await;
        app.limiters.forget_idle();
        let cleaned = [
            ("sessions", app.store.delete_expired_sessions(now()).await),
            (
                "counts of attempts",
                app.store.delete_tallies_before(now() - throttle::ATTEMPTS_LIFETIME).await,
            ),
            ("browsers that are known", app.store.delete_expired_devices(now()).await),
            (
                "notes of who is here",
                app.store.delete_presence_before(now() - presence::PRESENCE_LIFETIME).await,
            ),
            ("receipts of forms", app.store.delete_receipts_before(now() - RECEIPT_LIFETIME).await),
            ("parts of the database", app.store.checkpoint().await),
        ];
        for (what, cleaned) in cleaned {
            if let Err(error) = cleaned {
                tracing::warn!(%error, what, "something old stays for a while");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_nobody_uses_any_more_is_swept_out() {
        let store = store::connect("sqlite::memory:").await.unwrap();
        let ada = store.create_guest("Ada", 0).await.unwrap();
        store.create_session(&[1; 32], ada, now() - store::SESSION_LIFETIME).await.unwrap();
        store.create_session(&[2; 32], ada, now()).await.unwrap();
        // As left behind by a server that was killed.
        for (node, noted) in [("gone", now() - presence::PRESENCE_LIFETIME - 1), ("here", now())] {
            store.save_presence(node, "table", node, noted).await.unwrap();
        }
        let (_stop, stopping) = watch::channel(false);
        let cleanup =
            tokio::spawn(clean_up_periodically(App::new(Arc::clone(&store), Config::default(), stopping)));
        let cleaned = async {
            while store.session(&[1; 32]).await.unwrap().is_some()
                || store.presence("table", 0).await.unwrap().len() > 1
            {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), cleaned).await.unwrap();
        assert!(store.session(&[2; 32]).await.unwrap().is_some());
        assert_eq!(store.presence("table", 0).await.unwrap(), ["here"]);
        cleanup.abort();
    }
}
