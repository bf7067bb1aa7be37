import { defineEntry } from '../testing/entry.ts';
import { unknownFailure } from '../kit/result.ts';
import { appUpdateMachine, appUpdatePorts } from './app-update.machine.ts';

export const appUpdateEntry = defineEntry({
  id: 'app-update',
  title: 'App update',
  description: 'Como uma aba chega a uma nova versão do portal: oferecida, nunca trocada sem pedir.',
  machine: appUpdateMachine,
  ports: appUpdatePorts,
  inputs: { default: () => undefined },
  events: [
    { type: 'update.found' },
    { type: 'worker.replaced' },
    { type: 'update.accepted' },
    { type: 'update.postponed' },
  ],
  outcomes: {
    activateWorker: [
      { ok: true, value: null },
      { ok: false, failure: unknownFailure },
    ],
  },
});
