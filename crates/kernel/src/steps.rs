//! What is pending: a small stack of steps.

/// A stack of pending steps; the one on top comes first, and at the bottom lies the phase.
///
/// It is flat and of a fixed depth, so that a state that holds it is cheap to copy. Each game says
/// what its steps are and how deep they lie at most.
///
/// ```
/// use kernel::Steps;
///
/// let mut steps: Steps<&str, 8> = Steps::new("actions");
/// steps.push("react");
/// assert_eq!((steps.top(), steps.phase(), steps.is_phase()), ("react", "actions", false));
/// steps.pop();
/// assert!(steps.is_phase());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Steps<S, const DEPTH: usize> {
    // Invariant: `length` is never 0 while the game runs, and never above `DEPTH`.
    steps: [S; DEPTH],
    length: u8,
}

impl<S: Copy, const DEPTH: usize> Steps<S, DEPTH> {
    pub const fn new(phase: S) -> Self {
        Self { steps: [phase; DEPTH], length: 1 }
    }

    #[inline]
    pub const fn top(&self) -> S {
        self.steps[self.length as usize - 1]
    }

    /// Whether there is room for so many more.
    #[inline]
    pub const fn has_room(&self, steps: usize) -> bool {
        self.length as usize + steps <= DEPTH
    }

    #[inline]
    pub fn push(&mut self, step: S) {
        self.steps[usize::from(self.length)] = step;
        self.length += 1;
    }

    #[inline]
    pub const fn pop(&mut self) {
        self.length -= 1;
    }

    /// Replaces the step on top.
    #[inline]
    pub fn replace(&mut self, step: S) {
        self.pop();
        self.push(step);
    }

    /// All that is pending, the phase first.
    pub fn pending(&self) -> &[S] {
        &self.steps[..usize::from(self.length)]
    }

    /// All that is pending, to be changed.
    pub fn pending_mut(&mut self) -> impl Iterator<Item = &mut S> {
        self.steps[..usize::from(self.length)].iter_mut()
    }

    /// The phase at the bottom.
    #[inline]
    pub const fn phase(&self) -> S {
        self.steps[0]
    }

    /// Whether nothing but the phase is pending.
    #[inline]
    pub const fn is_phase(&self) -> bool {
        self.length == 1
    }

    /// Drops everything that is pending and goes to another phase.
    #[inline]
    pub const fn reset(&mut self, phase: S) {
        self.steps[0] = phase;
        self.length = 1;
    }
}

/// What lies above the length is left over and means nothing.
impl<S: Copy + PartialEq, const DEPTH: usize> PartialEq for Steps<S, DEPTH> {
    fn eq(&self, other: &Self) -> bool {
        self.pending() == other.pending()
    }
}

#[cfg(test)]
mod tests {
    use super::Steps;

    #[test]
    fn the_step_on_top_comes_first() {
        let mut steps = Steps::<u8, 4>::new(1);
        steps.push(2);
        steps.push(3);
        assert_eq!(steps.pending(), [1, 2, 3]);
        steps.replace(4);
        assert_eq!((steps.top(), steps.phase()), (4, 1));
        steps.pop();
        assert_eq!(steps.top(), 2);
        assert!(!steps.is_phase());
        steps.reset(5);
        assert_eq!((steps.pending(), steps.is_phase()), (&[5][..], true));
    }

    #[test]
    fn there_is_room_up_to_the_depth() {
        let steps = Steps::<u8, 4>::new(1);
        assert!(steps.has_room(3) && !steps.has_room(4));
    }

    #[test]
    fn what_was_taken_off_makes_no_difference() {
        let mut steps = Steps::<u8, 4>::new(1);
        steps.push(2);
        steps.pop();
        assert_eq!(steps, Steps::new(1));
        steps.push(3);
        assert_ne!(steps, Steps::new(1));
    }

    #[test]
    fn pending_steps_can_be_changed_where_they_lie() {
        let mut steps = Steps::<u8, 4>::new(1);
        steps.push(2);
        steps.pending_mut().for_each(|step| *step += 10);
        assert_eq!(steps.pending(), [11, 12]);
    }
}
