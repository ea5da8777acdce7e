//! A server, a driver, and people who sit before browsers of their own.

mod children;
mod command;
mod look;
mod mind;
mod person;
mod screen;

use std::path::PathBuf;

use tempfile::TempDir;

use children::{Driver, Server};
pub(crate) use look::Look;
pub(crate) use mind::Mind;
pub(crate) use person::Person;
pub(crate) use screen::Screen;

/// What one test plays with. All of it ends with the test.
pub(crate) struct World {
    test: &'static str,
    server: Server,
    driver: Driver,
    folder: TempDir,
    people: u32,
}

impl World {
    /// Starts the server and the driver; `test` is what pictures of this test are called.
    pub(crate) fn new(test: &'static str) -> Self {
        let folder = TempDir::new().unwrap();
        Self { test, server: Server::start(folder.path(), None), driver: Driver::start(), folder, people: 0 }
    }

    /// Somebody with a fresh browser that knows nothing of anybody else's.
    pub(crate) async fn person(&mut self, name: &'static str, screen: Screen) -> Person {
        self.people += 1;
        let profile = self.folder.path().join(format!("profile-{}", self.people));
        let client = screen.open(&self.driver.address, &profile).await;
        Person::new(self.test, name, client, self.server.address.clone(), screen)
    }

    /// Stops the server and starts it again at the same address, with what it had kept.
    pub(crate) fn stop_server(&mut self) {
        self.server.stop();
    }

    pub(crate) fn start_server_again(&mut self) {
        self.server = Server::start(self.folder.path(), Some(&self.server.address));
    }

    /// Where the server keeps everything.
    pub(crate) fn database(&self) -> String {
        children::database(self.folder.path())
    }

    /// A place for files of this test.
    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }
}
