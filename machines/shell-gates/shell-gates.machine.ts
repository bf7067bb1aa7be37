import { person, terms } from './checks.state.ts';
import { shellGatesSetup } from './shell-gates.setup.ts';

const termsFirst = { guard: 'termsArePending', target: 'terms' } as const;
const phoneNext = { guard: 'phoneIsMissing', target: 'phone' } as const;
const waitForChecks = { guard: 'isOnline', target: 'waiting' } as const;

/** One modal at a time: terms, phone, WhatsApp. @rule R16 */
const modal = shellGatesSetup.createStateConfig({
  description: 'A fila: um modal por vez, termos antes de telefone antes de WhatsApp.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'A conferência dos termos desta rota ainda não acabou.',
      always: [termsFirst, { guard: 'termsAreChecked', target: 'afterTerms' }],
    },
    afterTerms: {
      description: 'Os termos estão em ordem; a pessoa desta rota ainda não chegou.',
      always: [phoneNext, { guard: 'personIsChecked', target: 'clear' }],
      on: { 'route.entered': waitForChecks },
    },
    clear: {
      description: 'Nada está entre o cliente e a tela.',
      always: [termsFirst, phoneNext, { guard: 'mayAskConsent', target: 'consent' }],
      on: { 'route.entered': waitForChecks },
    },
    terms: {
      description:
        'É a vez do modal de termos, até serem aceitos aqui ou uma conferência posterior dizer que estão.',
      always: { guard: 'termsAreFine', target: 'waiting' },
      invoke: {
        id: 'termsAcceptance',
        src: 'termsAcceptance',
        onDone: { target: 'waiting', actions: 'clearTerms' },
        onError: { target: 'waiting', actions: 'clearTerms' },
      },
    },
    phone: {
      description: 'É a vez do modal de telefone, visível ou escondido, até o perfil ter um telefone.',
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
      description: 'É a vez da pergunta do WhatsApp na home, uma vez por visita (R79).',
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
  description: 'Um ator do portal: começa quando a primeira tela está aí, e acaba com ele.',
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
