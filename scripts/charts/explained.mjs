/** Equivalent mutants and why, by the end of their name. */
export const explained = [
  {
    mutant:
      'install-prompt.offered.deciding | always | 0: to offered.awaitingCustomer instead of offered.hidden',
    why: '`awaitingCustomer` goes to `hidden` at once while somebody is signed in',
  },
  {
    mutant:
      'install-prompt.offered.instructing | always | 0: to offered.awaitingCustomer instead of offered.hidden',
    why: 'the same: `awaitingCustomer` goes to `hidden` at once while somebody is signed in',
  },
  {
    mutant:
      'deactivation.deactivated.counting | xstate.after.untilNextMinute.deactivation.deactivated.counting | 1: to deactivated.deciding instead of deactivated.expired',
    why: 'the branch is taken without time left, and then `deciding` goes to `expired` at once',
  },
  {
    mutant: 'shell-gates.modal.afterTerms | route.entered | 0: without [isOnline]',
    why: 'without a network no check starts: the terms stay checked, and `waiting` goes back to `afterTerms` at once',
  },
  {
    mutant: 'shell-gates.modal.waiting | always | 0: to modal.phone instead of modal.terms',
    why: '`phone` gives way to pending `terms` at once, before its own actor has started',
  },
  {
    mutant: 'shell-gates.modal.clear | always | 0: to modal.phone instead of modal.terms',
    why: 'the same: `phone` gives way to pending `terms` at once',
  },
  {
    mutant: 'shell-gates.modal.terms | always | 0: to modal.afterTerms instead of modal.waiting',
    why: 'the check that says so is over with that: `waiting` goes on to `afterTerms` at once',
  },
];
