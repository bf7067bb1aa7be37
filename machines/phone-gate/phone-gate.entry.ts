import { defineEntry } from '../testing/entry.ts';
import { phoneGateMachine, phoneGatePorts } from './phone-gate.machine.ts';

export const phoneGateEntry = defineEntry({
  id: 'phone-gate',
  title: 'Phone gate',
  description: 'O modal que pede um telefone, em toda parte menos em /perfil (R42).',
  machine: phoneGateMachine,
  ports: phoneGatePorts,
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
