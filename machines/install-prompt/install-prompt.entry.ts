import { defineEntry } from '../testing/entry.ts';
import { installPromptMachine, installPromptPorts } from './install-prompt.machine.ts';

const fresh = { hasRefused: false, needsInstructions: false, isInstalled: false, isSignedIn: false };

export const installPromptEntry = defineEntry({
  id: 'install-prompt',
  title: 'Install prompt',
  description: 'Se e como o cliente é convidado a pôr o app na tela inicial (R45).',
  machine: installPromptMachine,
  ports: installPromptPorts,
  inputs: {
    browser: () => fresh,
    signedIn: () => ({ ...fresh, isSignedIn: true }),
    iOS: () => ({ ...fresh, needsInstructions: true }),
    refused: () => ({ ...fresh, hasRefused: true }),
    installed: () => ({ ...fresh, isInstalled: true }),
  },
  events: [
    { type: 'install.offered' },
    { type: 'install.accepted' },
    { type: 'install.refused' },
    { type: 'prompt.dismissed' },
    { type: 'instructions.closed' },
    { type: 'app.installed' },
    { type: 'session.started' },
    { type: 'session.ended' },
  ],
  outcomes: { promptInstall: [true, false] },
});
