import { assign, setup } from 'xstate';
import { port, source } from '../kit/port.ts';

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
  guards: { wasCopied: (_, { copied }: { copied: boolean }) => copied },
  delays: { copiedNotice: 4000 },
});

const copy = voucherCodeSetup.createStateConfig({
  description: 'The copy button.',
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was copied yet.',
      on: { 'copy.requested': { target: 'copying' } },
    },
    copying: {
      description: 'The browser is asked to copy; more clicks do nothing.',
      invoke: {
        id: 'copyCode',
        src: 'copyCode',
        input: ({ context }) => codigoOf(context),
        onDone: [
          {
            guard: { type: 'wasCopied', params: ({ event }) => ({ copied: event.output }) },
            target: 'copied',
          },
          { target: 'refused' },
        ],
        onError: { target: 'refused' },
      },
    },
    copied: {
      description: 'The code is in the clipboard, and the screen says so for a while.',
      on: { 'copy.requested': { target: 'copying' } },
      after: { copiedNotice: { target: 'idle' } },
    },
    refused: {
      description: 'The browser did not copy: the code has to be marked by hand.',
      on: { 'copy.requested': { target: 'copying' } },
    },
  },
});

/** A voucher's code, full screen: the screen stays on, the code can be copied. */
export const voucherCodeMachine = voucherCodeSetup.createMachine({
  id: 'voucher-code',
  description: 'One per /voucher; leaving the screen stops it, and the lock with it.',
  context: { codigo: null },
  initial: 'closed',
  states: {
    closed: {
      description: 'No code is shown full screen.',
      entry: 'dropCodigo',
      on: {
        'code.opened': {
          target: 'shown',
          actions: { type: 'keepCodigo', params: ({ event }) => event },
        },
      },
    },
    shown: {
      description: 'The code fills the screen.',
      type: 'parallel',
      invoke: { id: 'keepAwake', src: 'keepAwake', onError: { target: '.screen.dimming' } },
      on: { 'code.closed': { target: 'closed' } },
      states: {
        screen: {
          description: 'Whether the device holds its screen on.',
          initial: 'dimming',
          states: {
            dimming: {
              description: 'The device decides: the lock is not there (yet), or the device has none.',
              on: { 'wakeLock.acquired': { target: 'awake' } },
            },
            awake: {
              description: 'The lock is held.',
              on: { 'wakeLock.released': { target: 'dimming' } },
            },
          },
        },
        copy,
      },
    },
  },
});
