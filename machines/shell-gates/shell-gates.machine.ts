import { person, terms } from './checks.state.ts';
import { shellGatesSetup } from './shell-gates.setup.ts';

const termsFirst = { guard: 'termsArePending', target: 'terms' } as const;
const phoneNext = { guard: 'phoneIsMissing', target: 'phone' } as const;
const waitForChecks = { guard: 'isOnline', target: 'waiting' } as const;

/** One modal at a time: terms, phone, WhatsApp. @rule R16 */
const modal = shellGatesSetup.createStateConfig({
  description: 'The queue: one modal at a time, terms before phone before WhatsApp.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The terms check of this route is not over yet.',
      always: [termsFirst, { guard: 'termsAreChecked', target: 'afterTerms' }],
    },
    afterTerms: {
      description: 'The terms are fine; the person of this route is not here yet.',
      always: [phoneNext, { guard: 'personIsChecked', target: 'clear' }],
      on: { 'route.entered': waitForChecks },
    },
    clear: {
      description: 'Nothing stands between the customer and the screen.',
      always: [termsFirst, phoneNext, { guard: 'mayAskConsent', target: 'consent' }],
      on: { 'route.entered': waitForChecks },
    },
    terms: {
      description:
        'The terms modal has its turn, until they are accepted here or a later check says that they are.',
      always: { guard: 'termsAreFine', target: 'waiting' },
      invoke: {
        id: 'termsAcceptance',
        src: 'termsAcceptance',
        onDone: { target: 'waiting', actions: 'clearTerms' },
        onError: { target: 'waiting', actions: 'clearTerms' },
      },
    },
    phone: {
      description: 'The phone modal has its turn, shown or hidden, until the profile has a phone.',
      always: termsFirst,
      on: {
        'route.entered': { actions: 'forwardToPhoneGate' },
        'person.loaded': { actions: 'forwardToPhoneGate' },
      },
      invoke: {
        id: 'phoneGate',
        src: 'phoneGate',
        input: ({ context }) => ({ path: context.path ?? '' }),
        onDone: { target: 'waiting' },
        onError: { target: 'waiting', actions: 'clearPhone' },
      },
    },
    consent: {
      description: 'The WhatsApp prompt of the home page has its turn, once per visit of home (R79).',
      on: {
        'route.entered': {
          guard: { type: 'leavesHome', params: ({ event }) => event },
          target: 'waiting',
        },
      },
      invoke: {
        id: 'whatsappConsent',
        src: 'whatsappConsent',
        input: { route: 'home' },
        onDone: { target: 'clear', actions: 'settleConsent' },
        onError: { target: 'clear', actions: 'settleConsent' },
      },
    },
  },
});

/** The shell's checks on every route, and the queue of its modals. @rule S2.10–S2.13, R16, R40–R42 */
export const shellGatesMachine = shellGatesSetup.createMachine({
  id: 'shell-gates',
  description: 'An actor of the shell: it begins once the first screen is there, and ends with the shell.',
  type: 'parallel',
  context: ({ input }) => ({
    isOnline: input.isOnline,
    path: input.path,
    termsArePending: false,
    phoneIsMissing: false,
    consentIsSettled: false,
  }),
  states: { terms, person, modal },
});
