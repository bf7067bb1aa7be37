import { defineEntry } from '../testing/entry.ts';
import { tillCodeMachine, tillCodePorts } from './till-code.machine.ts';

export const tillCodeEntry = defineEntry({
  id: 'till-code',
  title: 'Till code',
  description: 'O código do cliente no caixa: número escondido até o toque, e de novo depois de um minuto.',
  machine: tillCodeMachine,
  ports: tillCodePorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'code.opened' },
    { type: 'code.closed' },
    { type: 'number.tapped' },
    { type: 'retry.requested' },
    { type: 'page.hidden' },
  ],
  outcomes: { readCustomer: [{ documento: '52998224725', nome: 'Ana Souza' }, null] },
});
