import { failureOf, type Result, unknownFailure, valueOf } from '../kit/result.ts';
import type { Telefones } from '../phone-gate/phone-gate.machine.ts';
import { shellGatesSetup } from './shell-gates.setup.ts';

/**
 * A route entered during the check restarts it. Not `reenter`: that would exit the other regions and close an open modal.
 */
const checkAgain = { guard: 'isOnline', target: '.checking' } as const;

/** Whether the terms are accepted, asked on every route. @rule R40 */
export const terms = shellGatesSetup.createStateConfig({
  description: 'The terms check, silent, on every route while online.',
  initial: 'deciding',
  on: {
    'route.entered': [
      { ...checkAgain, actions: { type: 'keepPath', params: ({ event }) => event } },
      { actions: { type: 'keepPath', params: ({ event }) => event } },
    ],
  },
  states: {
    deciding: {
      description: 'Looks whether a route is on screen already.',
      always: [{ guard: 'canCheck', target: 'checking' }, { target: 'unchecked' }],
    },
    unchecked: { description: 'No route yet, or no network.' },
    checking: {
      description: 'The check is at the server.',
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
    checked: { description: 'The last check has ended, well or not.' },
  },
});

function personOf(result: Result<Telefones>): Telefones {
  return valueOf(result) ?? { telefones: null };
}

/** The profile, fetched on every route. @rule R40 */
export const person = shellGatesSetup.createStateConfig({
  description: 'The person, fetched silently on every route while online.',
  initial: 'deciding',
  on: {
    'route.entered': checkAgain,
    'person.loaded': { actions: { type: 'keepPhone', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: 'Looks whether a route is on screen already.',
      always: [{ guard: 'canCheck', target: 'checking' }, { target: 'unchecked' }],
    },
    unchecked: { description: 'No route yet, or no network.' },
    checking: {
      description: 'The person is being fetched.',
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
    checked: { description: 'The last fetch has ended, well or not (R9).' },
  },
});
