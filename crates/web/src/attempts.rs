//! Attempts that are counted for all servers together, by account and by address: each kind apart, with waits that grow.

use std::net::IpAddr;
use std::time::Duration;

use sha2::{Digest, Sha256};
use store::{Moment, PersonId, Store, Tally};

use crate::error::Fail;
use crate::limits::household;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(3_600);
/// After so many milliseconds without another nothing is left of any attempt.
pub(crate) const FORGOTTEN_AFTER: Moment = 24 * 3_600 * 1_000;

/// How many attempts are free, and how long one waits behind them: a second, then twice as long each time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    pub free: u32,
    pub longest: Duration,
    /// Whoever rests for so long begins anew.
    pub forgotten_after: Duration,
}

/// The patience for each kind of attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempts {
    /// Wrong passwords for one name, whether there is such an account or not.
    pub password_of_account: Patience,
    /// Passwords tried from one address, for whatever names.
    pub password_from_address: Patience,
    pub join: Patience,
    pub rename_from_address: Patience,
    pub rename_of_person: Patience,
    pub sign_up: Patience,
}

impl Default for Attempts {
    fn default() -> Self {
        // Many people may share an address: a school, a club, a house with one line.
        let of_many = Patience { free: 60, longest: MINUTE, forgotten_after: HOUR };
        let longest = 15 * MINUTE;
        Self {
            password_of_account: Patience { free: 5, longest, forgotten_after: 24 * HOUR },
            password_from_address: Patience { free: 20, longest, forgotten_after: HOUR },
            join: of_many,
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
        let free = Patience { free: u32::MAX, longest: Duration::ZERO, forgotten_after: Duration::ZERO };
        Self {
            password_of_account: free,
            password_from_address: free,
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
            Self::JoinFrom(_) => of.join,
            Self::RenameFrom(_) => of.rename_from_address,
            Self::RenameOf(_) => of.rename_of_person,
            Self::SignUpFrom(_) => of.sign_up,
        }
    }

    /// What it is counted under. A name is what somebody typed, of any length; it counts for the account that it would find.
    pub(crate) fn key(&self) -> String {
        match self {
            Self::PasswordOf(name) => {
                let hash = Sha256::digest(name.to_lowercase().to_uppercase().to_lowercase().as_bytes());
                let hash: String = hash.iter().map(|byte| format!("{byte:02x}")).collect();
                format!("password/name/{hash}")
            }
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

    /// What is left to wait.
    fn wait(&self, tally: Tally, now: Moment) -> Option<Duration> {
        let rested = Duration::from_millis(u64::try_from(now - tally.last).unwrap_or(0));
        let left = self.after(tally.count).checked_sub(rested)?;
        (!left.is_zero() && rested <= self.forgotten_after).then_some(left)
    }
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
    if counted.count > patience.free && counted.count > before.count + 1 {
        return Err(Fail::wait(patience.after(counted.count)));
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
    let forgotten_after = Moment::try_from(patience.forgotten_after.as_millis()).unwrap_or(Moment::MAX);
    Ok(store.count(&one.key(), now, forgotten_after).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PATIENCE: Patience =
        Patience { free: 5, longest: Duration::from_secs(900), forgotten_after: Duration::from_secs(7_200) };

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
