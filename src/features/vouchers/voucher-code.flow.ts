import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import { voucherCodeMachine, voucherCodePorts } from '../../../machines/voucher-code/voucher-code.machine.ts';
import { copyText } from '../../base/browser/share.ts';
import { keepScreenAwake } from '../../base/browser/wake-lock.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';

/** A voucher's code, full screen. */
export interface VoucherCode {
  /** The code shown full screen; null: none. */
  codigo: string | null;
  copy: 'idle' | 'copying' | 'copied' | 'refused';
  close: () => void;
  requestCopy: () => void;
}

export type VoucherCodeActor = ReturnType<typeof createVoucherCode>;

/** Shows one code at a time, keeps the screen on, and copies the code; whoever holds it is not rendered by its steps. */
export const useVoucherCodeActor = (): VoucherCodeActor => useFlowActor(createVoucherCode);

/** What the actor shows. */
export function useVoucherCode(actor: VoucherCodeActor): VoucherCode {
  const codigo = useSelector(actor, ({ context }) => context.codigo);
  const copy = useSelector(
    actor,
    (snapshot) =>
      (['copying', 'copied', 'refused'] as const).find((state) =>
        snapshot.matches({ shown: { copy: state } }),
      ) ?? 'idle',
  );
  return {
    codigo,
    copy,
    close: () => actor.send({ type: 'code.closed' }),
    requestCopy: () => actor.send({ type: 'copy.requested' }),
  };
}

function createVoucherCode() {
  return createActor(
    fillPorts(voucherCodeMachine, voucherCodePorts, {
      keepAwake: (send) =>
        keepScreenAwake((acquired) => send({ type: acquired ? 'wakeLock.acquired' : 'wakeLock.released' })),
      copyCode: ({ codigo }) => copyText(codigo),
    }),
  );
}
