import { defineEntry } from '../testing/entry.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionChildren, sessionPorts } from './session.ports.ts';
import type { Session } from './session.types.ts';

/** Sessions of the samples' clock, which starts at 0. */
const ana: Session = { token: 'token-ana', name: 'Ana Souza', img: null, expiresAt: 3_600_000 };
const bruno: Session = { token: 'token-bruno', name: 'Bruno Lima', img: null, expiresAt: 3_600_000 };
const expired: Session = { ...ana, token: 'token-old', expiresAt: 0 };
/** Longer than any timer of a browser. */
const lasting: Session = { ...ana, token: 'token-lasting', expiresAt: 2 ** 31 + 1000 };
const refusal = { ok: false, failure: { message: 'Usuário ou senha inválidos', status: 400 } } as const;

/** The session machine with its samples. */
export const sessionEntry = defineEntry({
  id: 'session',
  title: 'Session',
  description: 'Who is signed in, from load to sign-out: the parent of the app.',
  machine: sessionMachine,
  ports: { ...sessionPorts, actors: { ...sessionPorts.actors, ...sessionChildren.actors } },
  inputs: { default: (now) => ({ now }) },
  sleep: 4_000_000,
  events: [
    { type: 'credentials.submitted', username: '52998224725', password: 'clube123' },
    { type: 'signOut.requested' },
    { type: 'session.rejected', token: 'token-ana' },
    { type: 'session.rejected', token: 'token-old' },
    { type: 'session.removed' },
    { type: 'session.replaced', session: bruno },
    { type: 'session.replaced', session: { ...ana, img: 'ana.png' } },
    { type: 'session.replaced', session: expired },
    { type: 'route.entered', path: '/portal' },
    { type: 'image.changed', token: 'token-ana', img: 'nova.png' },
    { type: 'image.changed', token: 'token-old', img: 'velha.png' },
    { type: 'name.changed', token: 'token-ana', name: 'Ana Maria Souza' },
    { type: 'name.changed', token: 'token-old', name: 'Outra Pessoa' },
  ],
  outcomes: {
    shellGates: [],
    restoreSession: [null, expired, ana, lasting],
    signIn: [{ ok: true, value: ana }, { ok: true, value: expired }, refusal],
    loadImage: [{ ok: true, value: 'ana.png' }, { ok: true, value: null }, refusal],
    signOut: [{ ok: true, value: null }, refusal],
  },
});
