//! A server, a driver, and people who sit at browsers of their own.

mod children;
mod command;
mod look;
mod mind;
mod person;
mod screen;
mod seed;

use std::path::PathBuf;

use tempfile::TempDir;
use testbed::Driver;

use children::Server;
pub(crate) use look::Look;
pub(crate) use mind::Mind;
pub(crate) use person::Person;
pub(crate) use screen::Screen;

/// The browsers of one test. All of them end with it.
pub(crate) struct Browsers {
    test: &'static str,
    driver: Driver,
    folder: TempDir,
    people: u32,
}

impl Browsers {
    /// Starts the driver; `test` is what pictures of this test are called.
    pub(crate) fn new(test: &'static str) -> Self {
        Self { test, driver: Driver::start(), folder: TempDir::new().unwrap(), people: 0 }
    }

    /// Somebody with a fresh browser that knows nothing of anybody else's, visiting the server at this address.
    pub(crate) async fn person(&mut self, name: &'static str, screen: Screen, address: &str) -> Person {
        self.person_with(name, screen, address, &[]).await
    }

    /// The same, whose browser is started with more flags.
    pub(crate) async fn person_with(
        &mut self,
        name: &'static str,
        screen: Screen,
        address: &str,
        flags: &[&str],
    ) -> Person {
        self.people += 1;
        let profile = self.folder.path().join(format!("profile-{}", self.people));
        let client = screen.open(&self.driver.address, &profile, flags).await;
        Person::new(self.test, name, client, address.to_owned(), screen)
    }
}

/// A server, and the browsers that visit it. All of it ends with the test.
pub(crate) struct World {
    server: Server,
    browsers: Browsers,
    /// What the tables of the server draw follows from it.
    seed: String,
}

impl World {
    /// Starts the server and the driver; `test` is what pictures of this test are called.
    pub(crate) fn new(test: &'static str) -> Self {
        let browsers = Browsers::new(test);
        let seed = seed::of(test);
        Self { server: Server::start(browsers.folder.path(), None, &seed), browsers, seed }
    }

    /// Somebody with a fresh browser that knows nothing of anybody else's.
    pub(crate) async fn person(&mut self, name: &'static str, screen: Screen) -> Person {
        self.browsers.person(name, screen, &self.server.address).await
    }

    /// Stops the server and starts it again at the same address, with what it had kept.
    pub(crate) fn stop_server(&mut self) {
        self.server.stop();
    }

    pub(crate) fn start_server_again(&mut self) {
        // Tables that are opened from now on must not repeat the earlier ones.
        let seed = format!("{}, again", self.seed);
        self.server = Server::start(self.browsers.folder.path(), Some(&self.server.address), &seed);
    }

    /// Where the server keeps everything.
    pub(crate) fn database(&self) -> String {
        children::database(self.browsers.folder.path())
    }

    /// A place for files of this test.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.browsers.folder.path().join(name)
    }
}
