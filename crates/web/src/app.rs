//! What all requests share.

use std::sync::Arc;
use std::time::Duration;

use store::Store;
use tokio::sync::watch;

use crate::clock::now;
use crate::hosts::Hosts;
use crate::limits::{Limiters, Limits};
use crate::robots::Robots;
use crate::rooms::Rooms;
use crate::{attempts, presence};

/// How the server is to behave.
#[derive(Clone, Debug)]
pub struct Config {
    pub limits: Limits,
    /// How long a bot waits before it moves while a person looks on.
    pub bot_pause: Duration,
    /// Whether a proxy in front of us says who the visitor is (`X-Forwarded-For`) and that the way to it is encrypted
    /// (`X-Forwarded-Proto`).
    pub behind_proxy: bool,
    /// The names that this server answers to.
    pub hosts: Hosts,
    /// How long requests are still taken after the server was told to stop, for whoever has to learn first that it is not
    /// ready any more.
    pub drain: Duration,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            limits: Limits::default(),
            bot_pause: Duration::from_millis(400),
            behind_proxy: false,
            hosts: Hosts::default(),
            drain: Duration::ZERO,
        }
    }
}

/// What all requests share. Cheap to clone.
#[derive(Clone, Debug)]
pub struct App {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) rooms: Arc<Rooms>,
    pub(crate) limiters: Arc<Limiters>,
    pub(crate) robots: Robots,
    /// What this server is called among those that share a store.
    pub(crate) node: Arc<str>,
    pub(crate) config: Config,
    /// Turns true when the server is to stop: open streams end then.
    pub(crate) stopping: watch::Receiver<bool>,
}

impl App {
    /// Must be called inside a tokio runtime: bots begin to play at once, and what other nodes write is followed.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, config: Config, stopping: watch::Receiver<bool>) -> Self {
        let (robots, work) = Robots::new();
        let rooms = Arc::new(Rooms::default());
        let limiters = Arc::new(Limiters::new(&config.limits));
        let node = crate::token::table_name().unwrap_or_default().into();
        let app = Self { store, rooms, limiters, robots, node, config, stopping };
        crate::robots::spawn(&app, work);
        tokio::spawn(app.clone().follow());
        crate::presence::spawn(&app);
        app
    }
}

/// For how long a form that is sent again is known, in milliseconds.
const RECEIPTS_LAST: store::Moment = 7 * 24 * 60 * 60 * 1_000;

/// Once in a while, forgets visitors who are gone, for now or for good, and whatever else nobody needs any more; and lets
/// the one file be the whole database.
pub(crate) async fn keep_house(app: App) {
    let mut every = tokio::time::interval(Duration::from_secs(300));
    loop {
        every.tick().await;
        app.limiters.forget_idle();
        let swept = [
            ("sessions", app.store.close_old_sessions(now()).await),
            ("counts of attempts", app.store.forget_tallies(now() - attempts::FORGOTTEN_AFTER).await),
            ("browsers that are known", app.store.forget_old_devices(now()).await),
            ("notes of who is here", app.store.forget_presence(now() - presence::KEPT_FOR).await),
            ("receipts of forms", app.store.forget_receipts(now() - RECEIPTS_LAST).await),
            ("parts of the database", app.store.tidy().await),
        ];
        for (what, swept) in swept {
            if let Err(error) = swept {
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
        let ada = store.new_guest("Ada", 0).await.unwrap();
        store.open_session(&[1; 32], ada, now() - store::SESSION_LASTS).await.unwrap();
        store.open_session(&[2; 32], ada, now()).await.unwrap();
        // As a server that was killed has left it.
        for (node, noted) in [("gone", now() - presence::KEPT_FOR - 1), ("here", now())] {
            store.note_presence(node, "table", node, noted).await.unwrap();
        }
        let (_stop, stopping) = watch::channel(false);
        let housekeeping =
            tokio::spawn(keep_house(App::new(Arc::clone(&store), Config::default(), stopping)));
        let swept = async {
            while store.session(&[1; 32]).await.unwrap().is_some()
                || store.presence("table", 0).await.unwrap().len() > 1
            {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(60), swept).await.unwrap();
        assert!(store.session(&[2; 32]).await.unwrap().is_some());
        assert_eq!(store.presence("table", 0).await.unwrap(), ["here"]);
        housekeeping.abort();
    }
}
