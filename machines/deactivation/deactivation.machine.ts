import { failureOf, type Result, unknownFailure } from '../kit/result.ts';
import { type Answer, deactivationSetup, type Situation, timed } from './deactivation.setup.ts';

function situationOf(result: Result<Situation>): { situation: Situation } {
  return { situation: result.ok ? result.value : { deactivated: false, remaining: null } };
}

/** A person loaded elsewhere applies too, but not during a call of this machine. */
const whenLoaded = {
  target: '#deactivation.deciding',
  actions: {
    type: 'keepSituation',
    params: ({ event }: { event: { situation: Situation } }) => ({ situation: event.situation }),
  },
} as const;

const afterCall = [
  {
    guard: {
      type: 'hasFailed',
      params: ({ event }: { event: { output: Answer } }) => ({ result: event.output }),
    },
    target: 'reloading',
    actions: {
      type: 'emitRefused',
      params: ({ event }: { event: { output: Answer } }) => ({ failure: failureOf(event.output) }),
    },
  },
  {
    target: 'reloading',
    actions: {
      type: 'emitAnswered',
      params: ({ event }: { event: { output: Answer } }) => ({ result: event.output }),
    },
  },
] as const;

const afterCrash = {
  target: 'reloading',
  actions: { type: 'emitRefused', params: { failure: unknownFailure } },
} as const;

const deactivated = deactivationSetup.createStateConfig({
  description: 'The registration is deactivated: Reativar shows, with the note of the time that is left.',
  initial: 'deciding',
  on: {
    'reactivation.requested': { target: 'reactivating' },
    'person.loaded': { ...whenLoaded, guard: { type: 'isOtherSituation', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      description: 'Looks whether time is left.',
      always: [{ guard: 'hasTimeLeft', target: 'counting' }, { target: 'expired' }],
    },
    counting: {
      description: 'Hours and minutes count down.',
      entry: 'countDown',
      after: {
        untilNextMinute: [{ guard: 'hasTimeLeft', target: 'counting', reenter: true }, { target: 'expired' }],
      },
    },
    expired: {
      description: 'The time is over, or the server named none; the server decides what Reativar still does.',
      entry: 'countDown',
    },
  },
});

/** Deactivates and reactivates a registration. @rule S4.13, R74 */
export const deactivationMachine = deactivationSetup.createMachine({
  id: 'deactivation',
  description: 'Beside the form of /perfil, from the person that was loaded there.',
  context: ({ input }) => ({ now: input.now, ...timed(input.situation, input.now) }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Looks whether the person has a dtaHoraSolicitacaoExclusao.',
      always: [{ guard: 'isDeactivated', target: 'deactivated' }, { target: 'active' }],
    },
    active: {
      description: 'The registration is active: Desativar shows.',
      on: { 'deactivation.requested': { target: 'deactivating' }, 'person.loaded': whenLoaded },
    },
    deactivating: {
      description: 'Desativar was pressed: the call is at the server. Its message becomes a toast.',
      tags: ['busy', 'underWay'],
      invoke: { id: 'deactivate', src: 'deactivate', onDone: afterCall, onError: afterCrash },
    },
    deactivated,
    reactivating: {
      description: 'Reativar was pressed: the call is at the server. Its message becomes a toast.',
      tags: ['busy', 'underWay'],
      invoke: { id: 'reactivate', src: 'reactivate', onDone: afterCall, onError: afterCrash },
    },
    reloading: {
      description: 'The person is being reloaded after either call: only the server knows what it did.',
      tags: 'busy',
      invoke: {
        id: 'reloadPerson',
        src: 'reloadPerson',
        onDone: [
          {
            guard: { type: 'hasFailed', params: ({ event }) => ({ result: event.output }) },
            target: 'reloadFailed',
          },
          {
            target: 'deciding',
            actions: { type: 'keepSituation', params: ({ event }) => situationOf(event.output) },
          },
        ],
        onError: { target: 'reloadFailed' },
      },
    },
    reloadFailed: {
      description:
        'The person could not be reloaded: active or not is unknown, and the customer may ask again.',
      on: { 'reload.requested': { target: 'reloading' }, 'person.loaded': whenLoaded },
    },
  },
});
