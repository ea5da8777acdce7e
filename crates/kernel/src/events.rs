use std::ops::Deref;

/// Where a game tells what happens.
///
/// A program that plays millions of games and reads none of it takes [`Events::ignored`]: an event that the game tells by
/// [`tell`](Self::tell) is then not even made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Events<E> {
    told: Vec<E>,
    ignored: bool,
}

impl<E> Events<E> {
    /// Keeps what is told.
    #[must_use]
    pub const fn new() -> Self {
        Self { told: Vec::new(), ignored: false }
    }

    /// Keeps nothing.
    #[must_use]
    pub const fn ignored() -> Self {
        Self { told: Vec::new(), ignored: true }
    }

    /// Tells an event that costs nothing to make.
    #[inline]
    pub fn push(&mut self, event: E) {
        if !self.ignored {
            self.told.push(event);
        }
    }

    /// Tells an event that is made only if it is kept.
    #[inline]
    pub fn tell(&mut self, event: impl FnOnce() -> E) {
        if !self.ignored {
            self.told.push(event());
        }
    }

    /// Forgets what was told.
    pub fn clear(&mut self) {
        self.told.clear();
    }

    /// Everything told.
    #[must_use]
    pub fn into_vec(self) -> Vec<E> {
        self.told
    }
}

impl<E> Default for Events<E> {
    fn default() -> Self {
        Self::new()
    }
}

/// Everything told so far, in order.
impl<E> Deref for Events<E> {
    type Target = [E];

    fn deref(&self) -> &[E] {
        &self.told
    }
}

impl<E> Extend<E> for Events<E> {
    fn extend<T: IntoIterator<Item = E>>(&mut self, events: T) {
        if !self.ignored {
            self.told.extend(events);
        }
    }
}

impl<E> IntoIterator for Events<E> {
    type Item = E;
    type IntoIter = std::vec::IntoIter<E>;

    fn into_iter(self) -> Self::IntoIter {
        self.told.into_iter()
    }
}

impl<'a, E> IntoIterator for &'a Events<E> {
    type Item = &'a E;
    type IntoIter = std::slice::Iter<'a, E>;

    fn into_iter(self) -> Self::IntoIter {
        self.told.iter()
    }
}
