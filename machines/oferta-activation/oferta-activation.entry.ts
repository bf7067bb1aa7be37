import { defineEntry } from '../testing/entry.ts';
import { ofertaActivationMachine, ofertaActivationPorts } from './oferta-activation.machine.ts';

/** The oferta-activation machine with its samples. */
export const ofertaActivationEntry = defineEntry({
  id: 'oferta-activation',
  title: 'Offer activation',
  description: 'One POST for each click on an offer that can be activated (R67).',
  machine: ofertaActivationMachine,
  ports: ofertaActivationPorts,
  inputs: { default: () => ({ idPromoProd: '41' }) },
  events: [{ type: 'activation.requested' }],
  outcomes: {
    postActivation: [
      { ok: true, value: 'Oferta ativada.' },
      { ok: false, failure: { message: 'Oferta encerrada.', status: 400 } },
    ],
  },
});
