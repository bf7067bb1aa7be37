import { defineEntry } from '../testing/entry.ts';
import { delayedWindowMachine, delayedWindowPorts } from './delayed-window.machine.ts';

export const delayedWindowEntry = defineEntry({
  id: 'delayed-window',
  title: 'Delayed window',
  description: 'Tabloide depois de 3 s, regras depois de 2 s, modal de termos depois de 1,5 s (R13).',
  machine: delayedWindowMachine,
  ports: delayedWindowPorts,
  inputs: { leaflet: () => ({ delay: 3000 }), rules: () => ({ delay: 2000 }), term: () => ({ delay: 1500 }) },
  events: [
    { type: 'window.requested', target: { key: 'https://loja.example/tabloide.pdf' } },
    { type: 'screen.left' },
    { type: 'link.followed' },
  ],
  outcomes: { openWindow: [true, false] },
});
