import { assign, emit, setup } from 'xstate';
import { LATE_MS } from '../../src/lib/rede.ts';
import { type Failure, outcomeGuards, port, type Result, withAnswer, withFailure } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** A published term as the modal shows it. */
export interface Termo {
  readonly idTermo: string;
  readonly nomeTipo: string;
}

interface TermsContext {
  /** Every published term: the modal's links. */
  readonly termos: readonly Termo[];
  /** Terms to accept, in order. */
  readonly remaining: readonly Termo[];
}

/** Aceito was pressed. */
export type TermsEvent = { type: 'terms.accepted' };

export type TermsEmitted =
  | { type: 'termo.failed'; idTermo: string; failure: Failure }
  | { type: 'terms.unavailable'; failure: Failure };

/** Ports of the terms-acceptance machine. */
export const termsAcceptancePorts = {
  actors: {
    loadTermos: port<Result<readonly Termo[]>>(),
    acceptTermo: port<Result<unknown>, { idTermo: string }>(),
  },
  actions: {},
};

function nextOf({ remaining }: TermsContext): string {
  const [next] = remaining;
  if (next === undefined) throw new Error('no term is left');
  return next.idTermo;
}

/** The output of the reached final state. */
function acceptanceOf(event: { output?: unknown }): { accepted: boolean } {
  return event.output as { accepted: boolean };
}

/** Accepts the published terms one by one. @rule S2.11, S4.10, R41 */
export const termsAcceptanceMachine = setup({
  types: {
    context: {} as TermsContext,
    events: {} as TermsEvent,
    emitted: {} as TermsEmitted,
    output: {} as { accepted: boolean },
    /** `late`: no answer yet, and Aceito may be pressed again. */
    tags: {} as 'busy' | 'modal' | 'late',
  },
  actors: termsAcceptancePorts.actors,
  actions: {
    keepTermos: assign((_, result: Result<readonly Termo[]>) => {
      const termos = result.ok ? result.value : [];
      return { termos, remaining: termos };
    }),
    crossOff: assign(({ context }) => ({ remaining: context.remaining.slice(1) })),
    emitTermoFailed: emit(({ context }, failure: Failure) => ({
      type: 'termo.failed' as const,
      idTermo: nextOf(context),
      failure,
    })),
    emitUnavailable: emit((_, failure: Failure) => ({ type: 'terms.unavailable' as const, failure })),
  },
  guards: {
    ...outcomeGuards,
    nothingIsPublished: (_, result: Result<readonly Termo[]>) => result.ok && result.value.length === 0,
    othersRemain: ({ context }) => context.remaining.length > 1,
  },
  delays: { untilLate: LATE_MS },
}).createMachine({
  id: 'terms-acceptance',
  description: 'Começa quando a conferência diz aceitouTermos false. Aceito quando cada termo deu certo.',
  context: { termos: [], remaining: [] },
  initial: 'loading',
  output: ({ event }) => acceptanceOf(event),
  states: {
    loading: {
      description: 'Os termos publicados estão sendo buscados; nada aparece ainda.',
      invoke: {
        id: 'loadTermos',
        src: 'loadTermos',
        onDone: [
          { guard: withAnswer('hasFailed'), target: 'unavailable', actions: withFailure('emitUnavailable') },
          { guard: withAnswer('nothingIsPublished'), target: 'accepted' },
          { target: 'awaitingCustomer', actions: withAnswer('keepTermos') },
        ],
        onError: { target: 'unavailable', actions: withFailure('emitUnavailable') },
      },
    },
    awaitingCustomer: {
      description: 'O modal lista todos os termos publicados; Aceito aceita os que faltam.',
      tags: 'modal',
      on: { 'terms.accepted': { target: 'accepting' } },
    },
    accepting: {
      description: 'O primeiro termo que falta está sendo aceito. Só Aceito o envia de novo.',
      tags: 'modal',
      initial: 'awaited',
      states: {
        awaited: {
          description: 'O aceite espera a resposta.',
          tags: 'busy',
          after: { untilLate: { target: 'late' } },
        },
        late: {
          description: 'A resposta demora: Aceito pode ser apertado de novo, e uma resposta tardia vale.',
          tags: 'late',
          on: { 'terms.accepted': { target: '#terms-acceptance.accepting', reenter: true } },
        },
      },
      invoke: {
        id: 'acceptTermo',
        src: 'acceptTermo',
        input: ({ context }) => ({ idTermo: nextOf(context) }),
        onDone: [
          {
            guard: withAnswer('hasFailed'),
            target: 'awaitingCustomer',
            actions: withFailure('emitTermoFailed'),
          },
          { guard: 'othersRemain', target: 'accepting', reenter: true, actions: 'crossOff' },
          { target: 'accepted', actions: 'crossOff' },
        ],
        onError: { target: 'awaitingCustomer', actions: withFailure('emitTermoFailed') },
      },
    },
    accepted: {
      description: 'Todos os termos foram aceitos, ou nenhum está publicado.',
      type: 'final',
      output: { accepted: true },
    },
    unavailable: {
      description:
        'Os termos não puderam ser buscados: nada pode ser mostrado, a próxima rota pergunta de novo.',
      type: 'final',
      output: { accepted: false },
    },
  },
});

const programa = { idTermo: '1', nomeTipo: 'Termos do Programa' };
const privacidade = { idTermo: '2', nomeTipo: 'Política de Privacidade' };
const refusal = { ok: false, failure: { message: 'Termo indisponível', status: 500 } } as const;

export const termsAcceptanceEntry = /* @__PURE__ */ defineEntry({
  id: 'terms-acceptance',
  title: 'Aceite dos termos',
  description: 'O modal em que os termos publicados são aceitos um a um (R41).',
  machine: termsAcceptanceMachine,
  ports: termsAcceptancePorts,
  inputs: { default: () => undefined },
  events: [{ type: 'terms.accepted' }],
  outcomes: {
    loadTermos: [{ ok: true, value: [programa, privacidade] }, { ok: true, value: [] }, refusal],
    acceptTermo: [{ ok: true, value: null }, refusal],
  },
});
