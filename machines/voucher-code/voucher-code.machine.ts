import { assign, setup } from 'xstate';
import { port, source, withAnswer, withEvent } from '../kit/chart.ts';
import { defineEntry } from '../testing/entry.ts';

interface VoucherCodeContext {
  /** The current code. */
  readonly codigo: string | null;
}

/** Events of the wake lock. */
export type AwakeEvent = { type: 'wakeLock.acquired' } | { type: 'wakeLock.released' };

export type VoucherCodeEvent =
  | { type: 'code.opened'; codigo: string }
  | { type: 'code.closed' }
  | { type: 'copy.requested' }
  | AwakeEvent;

/** Ports of the voucher-code machine. */
export const voucherCodePorts = {
  actors: {
    /** Keeps the screen on while it runs; reacquires the lock when the page is visible again. */
    keepAwake: source<AwakeEvent>(),
    /** False when the browser refuses. */
    copyCode: port<boolean, { codigo: string }>(),
  },
  actions: {},
};

function codigoOf({ codigo }: VoucherCodeContext): { codigo: string } {
  if (codigo === null) throw new Error('a shown code without a code');
  return { codigo };
}

const voucherCodeSetup = setup({
  types: { context: {} as VoucherCodeContext, events: {} as VoucherCodeEvent },
  actors: voucherCodePorts.actors,
  actions: {
    keepCodigo: assign((_, { codigo }: { codigo: string }) => ({ codigo })),
    dropCodigo: assign({ codigo: null }),
  },
  guards: { wasCopied: (_, copied: boolean) => copied },
  delays: { copiedNotice: 4000 },
});

const copy = voucherCodeSetup.createStateConfig({
  description: 'O botão de copiar.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nada foi copiado ainda.',
      on: { 'copy.requested': { target: 'copying' } },
    },
    copying: {
      description: 'O navegador é chamado a copiar; mais cliques não fazem nada.',
      invoke: {
        id: 'copyCode',
        src: 'copyCode',
        input: ({ context }) => codigoOf(context),
        onDone: [{ guard: withAnswer('wasCopied'), target: 'copied' }, { target: 'refused' }],
        onError: { target: 'refused' },
      },
    },
    copied: {
      description: 'O código está na área de transferência, e a tela diz isso por um tempo.',
      on: { 'copy.requested': { target: 'copying' } },
      after: { copiedNotice: { target: 'idle' } },
    },
    refused: {
      description: 'O navegador não copiou: o código tem de ser marcado à mão.',
      on: { 'copy.requested': { target: 'copying' } },
    },
  },
});

/** A voucher's code, full screen: the screen stays on, the code can be copied. */
export const voucherCodeMachine = voucherCodeSetup.createMachine({
  id: 'voucher-code',
  description: 'Um por /voucher; sair da tela o para, e a trava da tela junto.',
  context: { codigo: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'Nenhum código está em tela cheia.',
      entry: 'dropCodigo',
      on: {
        'code.opened': { target: 'shown', actions: withEvent('keepCodigo') },
      },
    },
    shown: {
      description: 'O código enche a tela.',
      type: 'parallel',
      invoke: { id: 'keepAwake', src: 'keepAwake', onError: { target: '.screen.dimming' } },
      on: { 'code.closed': { target: 'closed' } },
      states: {
        screen: {
          description: 'Se o aparelho mantém a tela ligada.',
          initial: 'dimming',
          states: {
            dimming: {
              description:
                'O aparelho decide: a tela (ainda) não está travada ligada, ou ele não sabe fazer isso.',
              on: { 'wakeLock.acquired': { target: 'awake' } },
            },
            awake: {
              description: 'A tela fica ligada.',
              on: { 'wakeLock.released': { target: 'dimming' } },
            },
          },
        },
        copy,
      },
    },
  },
});

export const voucherCodeEntry = /* @__PURE__ */ defineEntry({
  id: 'voucher-code',
  title: 'Código do voucher',
  description: 'Um voucher em tela cheia no caixa: tela ligada, código copiado.',
  machine: voucherCodeMachine,
  ports: voucherCodePorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'code.opened', codigo: '7891004120351' },
    { type: 'code.closed' },
    { type: 'copy.requested' },
    { type: 'wakeLock.acquired' },
    { type: 'wakeLock.released' },
  ],
  outcomes: { copyCode: [true, false] },
});
