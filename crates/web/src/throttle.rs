//! Throttling of attempts (passwords, joins, renames), counted across all nodes by account and by address, with waits
//! that grow.

use std::net::IpAddr;
use std::time::Duration;

use sha2::{Digest, Sha256};
use store::{PersonId, Store, Tally, Timestamp, TokenHash};

use crate::error::HttpError;
use crate::rate_limit::client_network;

const MINUTE: Duration = Duration::from_secs(60);
/// After this many milliseconds without another attempt, no attempt matters any more.
pub(crate) const ATTEMPTS_LIFETIME: Timestamp = 24 * 3_600 * 1_000;

/// How many attempts are free, and how long the waits after that may become: they start at one second and double each
/// time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Backoff {
    pub free: u32,
    pub longest: Duration,
    /// One attempt is forgotten for each such period since the last: somebody who is no faster than that never waits.
    pub leak: Duration,
}

/// The backoff for each kind of attempt.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AttemptLimits {
    /// Wrong passwords for one name, whether or not the account exists.
    pub password_of_account: Backoff,
    /// Passwords tried from one address, for any names.
    pub password_from_address: Backoff,
    /// Wrong passwords typed in a browser that has signed in to the account before. Attempts by others do not count
    /// here: somebody who guesses passwords locks out strangers, but not the owner of the account.
    pub password_of_device: Backoff,
    /// Wrong passwords of somebody who is signed in and has to confirm that it is really them.
    pub proof_of_person: Backoff,
    pub join: Backoff,
    pub rename_from_address: Backoff,
    pub rename_of_person: Backoff,
    pub sign_up: Backoff,
}

impl Default for AttemptLimits {
    fn default() -> Self {
        // Many people may share an address: a school, a club, a household.
        let of_many = Backoff { free: 60, longest: MINUTE, leak: MINUTE / 2 };
        let longest = 15 * MINUTE;
        // Somebody who keeps trying reaches the longest wait, and stays there.
        let of_account = Backoff { free: 5, longest, leak: longest };
        let of_person = Backoff { free: 10, longest, leak: 5 * MINUTE };
        Self {
            password_of_account: of_account,
            password_from_address: Backoff { free: 20, longest, leak: 3 * MINUTE },
            password_of_device: of_person,
            proof_of_person: of_person,
            // Links cannot be guessed: this only keeps programs from filling up tables.
            join: Backoff { free: 120, leak: MINUTE / 12, ..of_many },
            rename_from_address: of_many,
            rename_of_person: Backoff { free: 20, ..of_many },
            sign_up: of_many,
        }
    }
}

impl AttemptLimits {
    /// For tests and load measurements on your own machine.
    #[must_use]
    pub const fn unlimited() -> Self {
        let free = Backoff { free: u32::MAX, longest: Duration::ZERO, leak: MINUTE };
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

/// An attempt, and by whom.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Attempt {
    PasswordForName(String),
    PasswordFromAddress(IpAddr),
    /// By the hash of the device's token.
    PasswordFromDevice(TokenHash),
    PasswordProof(PersonId),
    JoinFromAddress(IpAddr),
    RenameFromAddress(IpAddr),
    RenameByPerson(PersonId),
    SignUpFromAddress(IpAddr),
}

impl Attempt {
    const fn backoff(&self, of: &AttemptLimits) -> Backoff {
        match self {
            Self::PasswordForName(_) => of.password_of_account,
            Self::PasswordFromAddress(_) => of.password_from_address,
            Self::PasswordFromDevice(_) => of.password_of_device,
            Self::PasswordProof(_) => of.proof_of_person,
            Self::JoinFromAddress(_) => of.join,
            Self::RenameFromAddress(_) => of.rename_from_address,
            Self::RenameByPerson(_) => of.rename_of_person,
            Self::SignUpFromAddress(_) => of.sign_up,
        }
    }

    /// The key that it is counted under. A typed name may have any length; it counts for the account that it would
    /// find.
    pub(crate) fn key(&self) -> String {
        let hex = |hash: &[u8]| hash.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
        match self {
            Self::PasswordForName(name) => {
                let folded = name.to_lowercase().to_uppercase().to_lowercase();
                format!("password/name/{}", hex(&Sha256::digest(folded.as_bytes())))
            }
            Self::PasswordFromDevice(device) => format!("password/device/{}", hex(device)),
            Self::PasswordProof(person) => format!("password/person/{}", person.0),
            Self::PasswordFromAddress(address) => format!("password/address/{}", client_network(*address)),
            Self::JoinFromAddress(address) => format!("join/address/{}", client_network(*address)),
            Self::RenameFromAddress(address) => format!("rename/address/{}", client_network(*address)),
            Self::RenameByPerson(person) => format!("rename/person/{}", person.0),
            Self::SignUpFromAddress(address) => format!("sign-up/address/{}", client_network(*address)),
        }
    }
}

impl Backoff {
    /// The wait after this many attempts.
    fn delay_after(&self, count: u32) -> Duration {
        let Some(more) = count.checked_sub(self.free) else { return Duration::ZERO };
        Duration::from_secs(1).saturating_mul(1 << more.min(20)).min(self.longest)
    }

    /// How many attempts still count after this pause.
    fn remaining_after(&self, count: u32, rested: Duration) -> u32 {
        let gone = rested.as_millis().checked_div(self.leak.as_millis()).unwrap_or(0);
        count.saturating_sub(u32::try_from(gone).unwrap_or(u32::MAX))
    }

    /// How long to pause after this many attempts, given that more and more of them are forgotten meanwhile.
    fn required_pause(&self, count: u32) -> Duration {
        let longest = self.delay_after(count);
        let leaks =
            (0..count).map(|gone| self.leak.saturating_mul(gone)).take_while(|leaked| *leaked < longest);
        // The wait is constant between two leaks, and gets shorter with each.
        let ends = leaks.filter(|_| !self.leak.is_zero()).find_map(|leaked| {
            let end = leaked.max(self.delay_after(self.remaining_after(count, leaked)));
            (end < leaked.saturating_add(self.leak)).then_some(end)
        });
        ends.unwrap_or(longest)
    }

    /// How much longer to wait.
    fn remaining_wait(&self, tally: Tally, now: Timestamp) -> Option<Duration> {
        self.required_pause(tally.count).checked_sub(since_last(tally, now)).filter(|left| !left.is_zero())
    }
}

/// How long ago the last attempt was. Setting the clock back does not shorten a wait.
fn since_last(tally: Tally, now: Timestamp) -> Duration {
    Duration::from_millis(u64::try_from(now - tally.last).unwrap_or(0))
}

/// Counts an attempt, or refuses it (without counting) if it has to wait.
pub(crate) async fn admit(
    store: &dyn Store,
    limits: &AttemptLimits,
    attempt: &Attempt,
    now: Timestamp,
) -> Result<(), HttpError> {
    let (backoff, before) = check(store, limits, attempt, now).await?;
    let counted = record(store, limits, attempt, now).await?;
    // Attempts at the same moment saw the same count: only as many as are free may pass.
    let before = backoff.remaining_after(before.count, since_last(before, now));
    if counted.count > backoff.free && counted.count > before + 1 {
        return Err(HttpError::retry_in(backoff.required_pause(counted.count)));
    }
    Ok(())
}

/// Refuses an attempt that has to wait.
pub(crate) async fn check(
    store: &dyn Store,
    limits: &AttemptLimits,
    attempt: &Attempt,
    now: Timestamp,
) -> Result<(Backoff, Tally), HttpError> {
    let backoff = attempt.backoff(limits);
    if backoff.free == u32::MAX {
        return Ok((backoff, Tally::default()));
    }
    let tally = store.tally(&attempt.key()).await?;
    match backoff.remaining_wait(tally, now) {
        Some(wait) => Err(HttpError::retry_in(wait)),
        None => Ok((backoff, tally)),
    }
}

/// Counts an attempt unconditionally.
pub(crate) async fn record(
    store: &dyn Store,
    limits: &AttemptLimits,
    attempt: &Attempt,
    now: Timestamp,
) -> Result<Tally, HttpError> {
    let backoff = attempt.backoff(limits);
    if backoff.free == u32::MAX {
        return Ok(Tally::default());
    }
    let leak = Timestamp::try_from(backoff.leak.as_millis()).unwrap_or(Timestamp::MAX);
    Ok(store.count_attempt(&attempt.key(), now, leak).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BACKOFF: Backoff =
        Backoff { free: 5, longest: Duration::from_secs(900), leak: Duration::from_secs(900) };

    #[test]
    fn waits_grow_up_to_a_bound() {
        for (count, seconds) in [(0, 0), (4, 0), (5, 1), (6, 2), (7, 4), (14, 512), (15, 900), (900, 900)] {
            assert_eq!(BACKOFF.delay_after(count), Duration::from_secs(seconds), "after {count}");
        }
        let tally = Tally { count: 7, last: 10_000 };
        for (now, left) in [(10_000, Some(4_000)), (13_999, Some(1)), (14_000, None), (9_000, Some(4_000))] {
            assert_eq!(BACKOFF.remaining_wait(tally, now), left.map(Duration::from_millis), "at {now}");
        }
        assert_eq!(BACKOFF.remaining_wait(Tally::default(), 0), None);
    }

    #[test]
    fn waits_end_when_enough_is_forgotten() {
        let backoff = Backoff { leak: Duration::from_secs(100), ..BACKOFF };
        for (count, seconds) in
            [(4, 0), (5, 1), (11, 64), (12, 100), (13, 128), (14, 200), (15, 256), (905, 900)]
        {
            assert_eq!(backoff.required_pause(count), Duration::from_secs(seconds), "after {count}");
            let (tally, over) = (Tally { count, last: 7 }, 7 + seconds as Timestamp * 1_000);
            assert_eq!(backoff.remaining_wait(tally, over), None, "{count}");
            assert_eq!(backoff.remaining_wait(tally, over - 1).is_some(), seconds > 0, "{count}");
        }
        assert_eq!(backoff.remaining_after(9, Duration::from_secs(299)), 7);
        assert_eq!(backoff.remaining_after(9, Duration::MAX), 0);
    }

    /// How many of these attempts, so many seconds apart, were refused.
    async fn refused(backoff: Backoff, tries: u32, apart: Timestamp) -> u32 {
        let limits = AttemptLimits { join: backoff, ..AttemptLimits::unlimited() };
        let store = store::connect("sqlite::memory:").await.unwrap();
        let attempt = Attempt::JoinFromAddress(IpAddr::from([192, 0, 2, 1]));
        let mut refused = 0;
        for number in 0..Timestamp::from(tries) {
            let tried = admit(store.as_ref(), &limits, &attempt, 1_000_000 + number * apart * 1_000).await;
            refused += u32::from(tried.is_err());
        }
        refused
    }

    #[tokio::test]
    async fn a_long_evening_at_one_address_does_not_end_in_waiting() {
        let AttemptLimits { join, password_of_account, .. } = AttemptLimits::default();
        assert_eq!(refused(join, 600, 6).await, 0, "ten a minute, for an hour");
        assert_eq!(refused(join, 120, 0).await, 0, "a hundred and twenty at once");
        // Somebody who keeps guessing ends up with four attempts an hour, from wherever.
        let day = 24 * 60;
        let guessed = day - refused(password_of_account, day, 60).await;
        assert!((96..=110).contains(&guessed), "{guessed}");
    }

    #[test]
    fn one_name_is_one_name_however_it_is_typed() {
        let key = |name: &str| Attempt::PasswordForName(name.into()).key();
        assert_eq!(key("Ada"), key("aDA"));
        assert_eq!(key("Stra\u{df}e"), key("STRASSE"));
        assert_ne!(key("Ada"), key("Adam"));
        assert!(key(&"x".repeat(100_000)).len() < 100);
    }

    #[tokio::test]
    async fn of_many_at_the_same_moment_only_the_free_ones_go_on() {
        let limits = AttemptLimits { password_of_account: BACKOFF, ..AttemptLimits::unlimited() };
        let store = store::connect("sqlite::memory:").await.unwrap();
        let tries = Attempt::PasswordForName("Ada".into());
        let all = (0..40).map(|_| admit(store.as_ref(), &limits, &tries, 1_000));
        let went = futures_util::future::join_all(all).await.into_iter().filter(Result::is_ok).count();
        assert!((1..=5).contains(&went), "{went}");
        // A refused attempt is not counted, and may be repeated after the wait.
        let counted = store.tally(&tries.key()).await.unwrap();
        assert!(admit(store.as_ref(), &limits, &tries, 1_001).await.is_err());
        assert_eq!(store.tally(&tries.key()).await.unwrap(), counted);
        assert!(admit(store.as_ref(), &limits, &tries, 1_000 + 900_000).await.is_ok());
    }
}
