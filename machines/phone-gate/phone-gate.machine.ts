import { emit, setup } from 'xstate';
import { withEvent } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

/** The gate's part of a person. */
export interface Telefones {
  readonly telefones: readonly { readonly numero: string | null }[] | null;
}

export type PhoneGateEvent =
  | { type: 'route.entered'; path: string }
  | ({ type: 'person.loaded' } & Telefones)
  | { type: 'profile.requested' };

/** The modal's button leads to /perfil. */
export type PhoneGateEmitted = { type: 'profile.opened' };

/** No phone: no list, an empty list, or only blank numbers. @rule R42 */
export function hasPhone({ telefones }: Telefones): boolean {
  return (telefones ?? []).some(({ numero }) => (numero ?? '').trim() !== '');
}

/** No effects. */
export const phoneGatePorts = { actors: {}, actions: {} };

const profilePath = '/perfil';

/** The phone modal, once a phone is missing. @rule S2.12, S2.13, R42 */
export const phoneGateMachine = setup({
  types: {
    events: {} as PhoneGateEvent,
    input: {} as { path: string },
    context: {} as { path: string },
    emitted: {} as PhoneGateEmitted,
    tags: {} as 'modal',
  },
  actions: { emitProfileOpened: emit({ type: 'profile.opened' }) },
  guards: {
    startsAtProfile: ({ context }) => context.path === profilePath,
    isProfile: (_, { path }: { path: string }) => path === profilePath,
    personHasPhone: (_, person: Telefones) => hasPhone(person),
  },
}).createMachine({
  id: 'phone-gate',
  description:
    'Começa quando o perfil não tem telefone: o modal aparece em todo caminho menos /perfil, até haver um.',
  context: ({ input }) => ({ path: input.path }),
  initial: 'deciding',
  on: {
    'person.loaded': { guard: withEvent('personHasPhone'), target: '.satisfied' },
  },
  states: {
    deciding: {
      description: 'Vê onde o cliente está.',
      always: [{ guard: 'startsAtProfile', target: 'atProfile' }, { target: 'awaitingCustomer' }],
    },
    awaitingCustomer: {
      description: 'O modal está na tela: sem clique fora, sem Escape, sem botão de fechar.',
      tags: 'modal',
      on: {
        'profile.requested': { target: 'goingToProfile', actions: 'emitProfileOpened' },
        'route.entered': { guard: withEvent('isProfile'), target: 'atProfile' },
      },
    },
    goingToProfile: {
      description: 'O modal fechou; o app está a caminho de /perfil.',
      on: {
        'route.entered': [
          { guard: withEvent('isProfile'), target: 'atProfile' },
          { target: 'awaitingCustomer' },
        ],
      },
    },
    atProfile: {
      description: 'Em /perfil o modal fica escondido: o telefone é dado ali.',
      on: {
        'route.entered': [{ guard: withEvent('isProfile') }, { target: 'rechecking' }],
      },
    },
    rechecking: {
      description: 'O cliente saiu de /perfil: a pessoa que está sendo buscada decide.',
      on: {
        'person.loaded': [
          { guard: withEvent('personHasPhone'), target: 'satisfied' },
          { target: 'awaitingCustomer' },
        ],
        'route.entered': { guard: withEvent('isProfile'), target: 'atProfile' },
      },
    },
    satisfied: { description: 'O perfil tem um telefone.', type: 'final' },
  },
});

export const phoneGateEntry = /* @__PURE__ */ defineEntry({
  id: 'phone-gate',
  title: 'Pedido de telefone',
  description: 'O modal que pede um telefone, em toda parte menos em /perfil (R42).',
  machine: phoneGateMachine,
  ports: phoneGatePorts,
  starts: { portal: 'na home', perfil: 'no perfil' },
  inputs: { portal: () => ({ path: '/portal' }), perfil: () => ({ path: '/perfil' }) },
  events: [
    { type: 'route.entered', path: '/perfil' },
    { type: 'route.entered', path: '/compras' },
    { type: 'person.loaded', telefones: [] },
    { type: 'person.loaded', telefones: [{ numero: '999990000' }] },
    { type: 'profile.requested' },
  ],
  outcomes: {},
});
