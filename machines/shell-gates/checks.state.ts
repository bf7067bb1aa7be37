import { failureOf, type Result, unknownFailure, valueOf } from '../kit/result.ts';
import type { Telefones } from '../phone-gate/phone-gate.machine.ts';
import { shellGatesSetup } from './shell-gates.setup.ts';

/**
 * A route entered during the check restarts it. Not `reenter`: that would exit the other regions and close an open modal.
 */
const checkAgain = { guard: 'isOnline', target: '.checking' } as const;

/** Whether the terms are accepted, asked on every route. @rule R40 */
export const terms = shellGatesSetup.createStateConfig({
  description: 'A conferência dos termos, silenciosa, em cada rota enquanto há rede.',
  initial: 'deciding',
  on: {
    'route.entered': [
      { ...checkAgain, actions: { type: 'keepPath', params: ({ event }) => event } },
      { actions: { type: 'keepPath', params: ({ event }) => event } },
    ],
  },
  states: {
    deciding: {
      description: 'Vê se já há uma rota na tela.',
      always: [{ guard: 'canCheck', target: 'checking' }, { target: 'unchecked' }],
    },
    unchecked: { description: 'Ainda sem rota, ou sem rede.' },
    checking: {
      description: 'A conferência está no servidor.',
      // Sent before the acceptance: its answer is stale.
      on: { 'xstate.done.actor.termsAcceptance': { target: 'checking', reenter: true } },
      invoke: {
        id: 'checkTerms',
        src: 'checkTerms',
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ result: event.output }) },
            target: 'checked',
            actions: {
              type: 'emitTermsCheckFailed',
              params: ({ event }) => ({ failure: failureOf(event.output) }),
            },
          },
          {
            target: 'checked',
            actions: { type: 'keepTerms', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: {
          target: 'checked',
          actions: { type: 'emitTermsCheckFailed', params: { failure: unknownFailure } },
        },
      },
    },
    checked: { description: 'A última conferência acabou, bem ou não.' },
  },
});

function personOf(result: Result<Telefones>): Telefones {
  return valueOf(result) ?? { telefones: null };
}

/** The profile, fetched on every route. @rule R40 */
export const person = shellGatesSetup.createStateConfig({
  description: 'A pessoa, buscada em silêncio em cada rota enquanto há rede.',
  initial: 'deciding',
  on: {
    'route.entered': checkAgain,
    'person.loaded': { actions: { type: 'keepPhone', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: 'Vê se já há uma rota na tela.',
      always: [{ guard: 'canCheck', target: 'checking' }, { target: 'unchecked' }],
    },
    unchecked: { description: 'Ainda sem rota, ou sem rede.' },
    checking: {
      description: 'A pessoa está sendo buscada.',
      invoke: {
        id: 'loadPerson',
        src: 'loadPerson',
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ result: event.output }) },
            target: 'checked',
          },
          {
            target: 'checked',
            // Eventless transitions run before raised events: the phone must be known by then.
            actions: [
              { type: 'keepPhone', params: ({ event }) => personOf(event.output) },
              { type: 'raisePersonLoaded', params: ({ event }) => personOf(event.output) },
            ],
          },
        ],
        onError: { target: 'checked' },
      },
    },
    checked: { description: 'A última busca acabou, bem ou não (R9).' },
  },
});
