/** Mutants that no test can tell from the machine, and why. By the end of their name. */
export const explained = [
  {
    mutant:
      'install-prompt.offered.deciding | always | 0: to offered.awaitingCustomer instead of offered.holding',
    why: '`awaitingCustomer` goes to `holding` at once while somebody is signed in',
  },
  {
    mutant:
      'install-prompt.offered.instructing | always | 0: to offered.awaitingCustomer instead of offered.holding',
    why: 'the same: `awaitingCustomer` goes to `holding` at once while somebody is signed in',
  },
  {
    mutant:
      'deactivation.deactivated.counting | xstate.after.untilNextMinute.deactivation.deactivated.counting | 1: to deactivated.deciding instead of deactivated.expired',
    why: 'the branch is taken without time left, and then `deciding` goes to `expired` at once',
  },
];
