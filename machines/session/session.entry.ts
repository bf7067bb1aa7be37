import { defineEntry, type Samples } from '../testing/entry.ts';
import { sessionMachine } from './session.machine.ts';
import { sessionPorts, type Session } from './session.setup.ts';

const hour = 3_600_000;
/** Sessions on the samples' clock, which starts at 0. */
const ana: Session = { token: 'token-ana', name: 'Ana Souza', img: null, expiresAt: hour };
const bruno: Session = { token: 'token-bruno', name: 'Bruno Lima', img: null, expiresAt: hour };
/** Longer than a browser's longest timer. */
const lasting: Session = { ...ana, token: 'token-lasting', expiresAt: 2 ** 31 + 1000 };
/** Shorter than the notice's lead time. */
const short: Session = { ...ana, token: 'token-short', expiresAt: 60_000 };
const refusal = { ok: false, failure: { message: 'Usuário ou senha inválidos', status: 400 } } as const;

/** Samples for the signed-in customer at a time. */
function samplesAt(now: number, own: Session = at(ana, now)) {
  const expired: Session = { ...own, token: 'token-old', expiresAt: now };
  return {
    events: [
      { type: 'credentials.submitted', username: '52998224725', password: 'clube123' },
      { type: 'signOut.requested' },
      { type: 'session.rejected', token: own.token },
      { type: 'session.rejected', token: 'token-old' },
      { type: 'session.removed' },
      { type: 'session.replaced', session: at(bruno, now) },
      { type: 'session.replaced', session: { ...own, img: 'ana.png' } },
      { type: 'session.replaced', session: expired },
      { type: 'page.shown' },
      { type: 'notice.dismissed' },
      { type: 'renewal.requested' },
      { type: 'image.changed', token: own.token, img: 'nova.png' },
      { type: 'image.changed', token: 'token-old', img: 'velha.png' },
      { type: 'name.changed', token: own.token, name: 'Ana Maria Souza' },
      { type: 'name.changed', token: 'token-old', name: 'Outra Pessoa' },
    ],
    outcomes: {
      restoreSession: [null, expired, at(ana, now), at(lasting, now), at(short, now)],
      signIn: [{ ok: true, value: at(ana, now) }, { ok: true, value: expired }, refusal],
      loadImage: [{ ok: true, value: 'ana.png' }, { ok: true, value: null }, refusal],
      signOut: [{ ok: true, value: null }, refusal],
    },
  } satisfies Samples<typeof sessionMachine, typeof sessionPorts>;
}

function at(session: Session, now: number): Session {
  return { ...session, expiresAt: session.expiresAt + now };
}

export const sessionEntry = defineEntry({
  id: 'session',
  title: 'Session',
  description: 'Quem entrou, da carga à saída: o ator raiz do app.',
  machine: sessionMachine,
  ports: sessionPorts,
  inputs: { default: (now) => ({ now }) },
  sleep: 4_000_000,
  ...samplesAt(0),
  fitting: ({ session }, now) => samplesAt(now, session ?? undefined),
});
