//! Attempts that are counted for all servers together, by account and by address: each kind apart, with waits that grow.

use std::net::IpAddr;
use std::time::Duration;

use sha2::{Digest, Sha256};
use store::{Moment, PersonId, Store, Tally, TokenHash};

use crate::error::Fail;
use crate::limits::household;

const MINUTE: Duration = Duration::from_secs(60);
/// After so many milliseconds without another nothing is left of any attempt that matters.
pub(crate) const FORGOTTEN_AFTER: Moment = 24 * 3_600 * 1_000;

/// How many attempts are free, and how long one waits behind them: a second, then twice as long each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    pub free: u32,
    pub longest: Duration,
    /// One is forgotten for every so long since the last: who tries no faster than that never waits.
    pub leak: Duration,
}

/// The patience for each kind of attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempts {
    /// Wrong passwords for one name, whether there is such an account or not.
    pub password_of_account: Patience,
    /// Passwords tried from one address, for whatever names.
    pub password_from_address: Patience,
    /// Wrong passwords typed in a browser that has signed in to the account before. Nobody else's count for it: whoever
    /// keeps on guessing at a name shuts strangers out, not the person who has it.
    pub password_of_device: Patience,
    /// Wrong passwords of somebody who is signed in already and has to show that it is really them.
    pub proof_of_person: Patience,
    pub join: Patience,
    pub rename_from_address: Patience,
    pub rename_of_person: Patience,
    pub sign_up: Patience,
}

impl Default for Attempts {
    fn default() -> Self {
        // Many people may share an address: a school, a club, a house with one line.
        let of_many = Patience { free: 60, longest: MINUTE, leak: MINUTE / 2 };
        let longest = 15 * MINUTE;
        // Who goes on and on comes to the longest wait, and stays there.
        let of_account = Patience { free: 5, longest, leak: longest };
        let of_person = Patience { free: 10, longest, leak: 5 * MINUTE };
        Self {
            password_of_account: of_account,
            password_from_address: Patience { free: 20, longest, leak: 3 * MINUTE },
            password_of_device: of_person,
            proof_of_person: of_person,
            // Nobody guesses a link: this only keeps tables from being filled by a program.
            join: Patience { free: 120, leak: MINUTE / 12, ..of_many },
            rename_from_address: of_many,
            rename_of_person: Patience { free: 20, ..of_many },
            sign_up: of_many,
        }
    }
}

impl Attempts {
    /// For tests and load measurements on one's own machine.
    #[must_use]
    pub const fn none() -> Self {
        let free = Patience { free: u32::MAX, longest: Duration::ZERO, leak: MINUTE };
        Self {
            password_of_account: free,
            password_from_address: free,
            password_of_device: free,
            proof_of_person: free,
            join: free,
            rename_from_address: free,
            rename_of_person: free,
            sign_up: free,
        }
    }
}

/// An attempt, and whose it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Try {
    PasswordOf(String),
    PasswordFrom(IpAddr),
    /// By what is kept of the device's token.
    PasswordAt(TokenHash),
    ProofBy(PersonId),
    JoinFrom(IpAddr),
    RenameFrom(IpAddr),
    RenameOf(PersonId),
    SignUpFrom(IpAddr),
}

impl Try {
    const fn patience(&self, of: &Attempts) -> Patience {
        match self {
            Self::PasswordOf(_) => of.password_of_account,
            Self::PasswordFrom(_) => of.password_from_address,
            Self::PasswordAt(_) => of.password_of_device,
            Self::ProofBy(_) => of.proof_of_person,
            Self::JoinFrom(_) => of.join,
            Self::RenameFrom(_) => of.rename_from_address,
            Self::RenameOf(_) => of.rename_of_person,
            Self::SignUpFrom(_) => of.sign_up,
        }
    }

    /// What it is counted under. A name is what somebody typed, of any length; it counts for the account that it would find.
    pub(crate) fn key(&self) -> String {
        let hex = |hash: &[u8]| hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        match self {
            Self::PasswordOf(name) => {
                let folded = name.to_lowercase().to_uppercase().to_lowercase();
                format!("password/name/{}", hex(&Sha256::digest(folded.as_bytes())))
            }
            Self::PasswordAt(device) => format!("password/device/{}", hex(device)),
            Self::ProofBy(person) => format!("password/person/{}", person.0),
            Self::PasswordFrom(address) => format!("password/address/{}", household(*address)),
            Self::JoinFrom(address) => format!("join/address/{}", household(*address)),
            Self::RenameFrom(address) => format!("rename/address/{}", household(*address)),
            Self::RenameOf(person) => format!("rename/person/{}", person.0),
            Self::SignUpFrom(address) => format!("sign-up/address/{}", household(*address)),
        }
    }
}

impl Patience {
    /// How long one has to wait after the last of so many attempts.
    fn after(&self, count: u32) -> Duration {
        let Some(more) = count.checked_sub(self.free) else { return Duration::ZERO };
        Duration::from_secs(1).saturating_mul(1 << more.min(20)).min(self.longest)
    }

    /// How many attempts are not forgotten after this rest.
    fn left_of(&self, count: u32, rested: Duration) -> u32 {
        let gone = rested.as_millis().checked_div(self.leak.as_millis()).unwrap_or(0);
        count.saturating_sub(u32::try_from(gone).unwrap_or(u32::MAX))
    }

    /// How long one has to rest after the last of so many attempts, of which more and more are forgotten meanwhile.
    fn rest(&self, count: u32) -> Duration {
        let longest = self.after(count);
        let leaks = (0..count).map(|gone| self.leak.saturating_mul(gone)).take_while(|at| *at < longest);
        // Between two leaks the wait stays the same, and it is shorter after each.
        let ends = leaks.filter(|_| !self.leak.is_zero()).find_map(|at| {
            let end = at.max(self.after(self.left_of(count, at)));
            (end < at.saturating_add(self.leak)).then_some(end)
        });
        ends.unwrap_or(longest)
    }

    /// What is left to wait.
    fn wait(&self, tally: Tally, now: Moment) -> Option<Duration> {
        self.rest(tally.count).checked_sub(rested(tally, now)).filter(|left| !left.is_zero())
    }
}

/// How long ago the last attempt was. A clock that was set back does not shorten any wait.
fn rested(tally: Tally, now: Moment) -> Duration {
    Duration::from_millis(u64::try_from(now - tally.last).unwrap_or(0))
}

/// Counts one attempt; not if it has to wait.
pub(crate) async fn attempt(
    store: &dyn Store,
    limits: &Attempts,
    one: &Try,
    now: Moment,
) -> Result<(), Fail> {
    let (patience, before) = check(store, limits, one, now).await?;
    let counted = count(store, limits, one, now).await?;
    // Those who came at the same moment saw the same count: only as many as were free go on.
    let before = patience.left_of(before.count, rested(before, now));
    if counted.count > patience.free && counted.count > before + 1 {
        return Err(Fail::wait(patience.rest(counted.count)));
    }
    Ok(())
}

/// Whether such an attempt has to wait.
pub(crate) async fn check(
    store: &dyn Store,
    limits: &Attempts,
    one: &Try,
    now: Moment,
) -> Result<(Patience, Tally), Fail> {
    let patience = one.patience(limits);
    if patience.free == u32::MAX {
        return Ok((patience, Tally::default()));
    }
    let tally = store.tally(&one.key()).await?;
    match patience.wait(tally, now) {
        Some(wait) => Err(Fail::wait(wait)),
        None => Ok((patience, tally)),
    }
}

/// Counts one more, whatever was before.
pub(crate) async fn count(
    store: &dyn Store,
    limits: &Attempts,
    one: &Try,
    now: Moment,
) -> Result<Tally, Fail> {
    let patience = one.patience(limits);
    if patience.free == u32::MAX {
        return Ok(Tally::default());
    }
    let leak = Moment::try_from(patience.leak.as_millis()).unwrap_or(Moment::MAX);
    Ok(store.count(&one.key(), now, leak).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Patience =
        Patience { free: 5, longest: Duration::from_secs(900), leak: Duration::from_secs(900) };

    #[test]
    fn waits_grow_up_to_a_bound() {
        for (count, seconds) in [(0, 0), (4, 0), (5, 1), (6, 2), (7, 4), (14, 512), (15, 900), (900, 900)] {
            assert_eq!(PATIENCE.after(count), Duration::from_secs(seconds), "after {count}");
        }
        let tally = Tally { count: 7, last: 10_000 };
        for (now, left) in [(10_000, Some(4_000)), (13_999, Some(1)), (14_000, None), (9_000, Some(4_000))] {
            assert_eq!(PATIENCE.wait(tally, now), left.map(Duration::from_millis), "at {now}");
        }
        assert_eq!(PATIENCE.wait(Tally::default(), 0), None);
    }

    #[test]
    fn waits_end_when_enough_is_forgotten() {
        let patience = Patience { leak: Duration::from_secs(100), ..PATIENCE };
        for (count, seconds) in
            [(4, 0), (5, 1), (11, 64), (12, 100), (13, 128), (14, 200), (15, 256), (905, 900)]
        {
            assert_eq!(patience.rest(count), Duration::from_secs(seconds), "after {count}");
            let (tally, over) = (Tally { count, last: 7 }, 7 + seconds as Moment * 1_000);
            assert_eq!(patience.wait(tally, over), None, "{count}");
            assert_eq!(patience.wait(tally, over - 1).is_some(), seconds > 0, "{count}");
        }
        assert_eq!(patience.left_of(9, Duration::from_secs(299)), 7);
        assert_eq!(patience.left_of(9, Duration::MAX), 0);
    }

    /// So many attempts with so many seconds between them: how many of them had to wait.
    async fn refused(patience: Patience, tries: u32, apart: Moment) -> u32 {
        let limits = Attempts { join: patience, ..Attempts::none() };
        let store = store::connect("sqlite::memory:").await.unwrap();
        let one = Try::JoinFrom(IpAddr::from([192, 0, 2, 1]));
        let mut refused = 0;
        for number in 0..Moment::from(tries) {
            let tried = attempt(store.as_ref(), &limits, &one, 1_000_000 + number * apart * 1_000).await;
            refused += u32::from(tried.is_err());
        }
        refused
    }

    #[tokio::test]
    async fn a_long_evening_at_one_address_does_not_end_in_waiting() {
        let Attempts { join, password_of_account, .. } = Attempts::default();
        assert_eq!(refused(join, 600, 6).await, 0, "ten a minute, for an hour");
        assert_eq!(refused(join, 120, 0).await, 0, "a hundred and twenty at once");
        // Whoever goes on and on guessing does so four times an hour in the end, wherever they are.
        let day = 24 * 60;
        let guessed = day - refused(password_of_account, day, 60).await;
        assert!((96..=110).contains(&guessed), "{guessed}");
    }

    #[test]
    fn one_name_is_one_name_however_it_is_typed() {
        let key = |name: &str| Try::PasswordOf(name.into()).key();
        assert_eq!(key("Ada"), key("aDA"));
        assert_eq!(key("Stra\u{df}e"), key("STRASSE"));
        assert_ne!(key("Ada"), key("Adam"));
        assert!(key(&"x".repeat(100_000)).len() < 100);
    }

    #[tokio::test]
    async fn of_many_at_the_same_moment_only_the_free_ones_go_on() {
        let limits = Attempts { password_of_account: PATIENCE, ..Attempts::none() };
        let store = store::connect("sqlite::memory:").await.unwrap();
        let tries = Try::PasswordOf("Ada".into());
        let all = (0..40).map(|_| attempt(store.as_ref(), &limits, &tries, 1_000));
        let went = futures_util::future::join_all(all).await.into_iter().filter(Result::is_ok).count();
        assert!((1..=5).contains(&went), "{went}");
        // Whoever waits is not counted again, and may go on after it.
        let counted = store.tally(&tries.key()).await.unwrap();
        assert!(attempt(store.as_ref(), &limits, &tries, 1_001).await.is_err());
        assert_eq!(store.tally(&tries.key()).await.unwrap(), counted);
        assert!(attempt(store.as_ref(), &limits, &tries, 1_000 + 900_000).await.is_ok());
    }
}
