import { defineEntry } from '../testing/entry.ts';
import { voucherCodeMachine, voucherCodePorts } from './voucher-code.machine.ts';

export const voucherCodeEntry = defineEntry({
  id: 'voucher-code',
  title: 'Voucher code',
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
