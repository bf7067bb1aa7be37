import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { sessionEntry } from './session.machine.ts';
import type { SessionContext } from './session.setup.ts';

const ana = { token: 'token-ana', name: 'Ana Souza', img: null, expiresAt: 600_000 };
const credentials = { type: 'credentials.submitted', username: '52998224725', password: 'clube123' };
const refusal = { ok: false, failure: { message: 'Senha inválida', status: 400 } };
/** What signing out deletes at once. */
const ended = { type: 'endSession', params: { token: 'token-ana' } };
const inside = { validity: 'valid', notice: 'notDue', image: 'settled' };

async function restored(session: unknown): Promise<Rig> {
  const rig = startRig(sessionEntry);
  await rig.answer('restoreSession', session);
  return rig;
}

function contextOf(actor: Rig['actor']): SessionContext {
  return actor.getSnapshot().context as SessionContext;
}

describePaths(sessionEntry, {
  'nobody is signed out with a session in hand': ({ actor }) =>
    !actor.getSnapshot().matches('signedOut') || contextOf(actor).session === null,
  'the password is nowhere in the context': ({ actor }) =>
    !JSON.stringify(contextOf(actor)).includes('clube123'),
  'there is one sign-out call at most per sign-in': ({ calls }) => {
    const made = (port: string) => calls.filter((call) => call.port === port).length;
    return made('signOut') <= made('restoreSession') + made('signIn');
  },
});

describe('on load', () => {
  // @rule S4.1
  it('keeps a stored session whose expiry is in the future', async () => {
    const rig = await restored(ana);
    expect(rig.value()).toEqual({ signedIn: inside });
    expect(rig.actions).toEqual([]);
  });

  // @rule S2.5, S4.1
  it.each([
    ['whose expiry has passed', { ...ana, expiresAt: 0 }],
    ['whose expiry cannot be read', { ...ana, expiresAt: Number.NaN }],
    ['that is not there', null],
  ])('deletes a stored session %s', async (_, session) => {
    const rig = await restored(session);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.actions).toEqual([{ type: 'deleteStored', params: undefined }]);
  });

  it('asks to sign in when the storage cannot be read', async () => {
    const rig = startRig(sessionEntry);
    await rig.crash('restoreSession');
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.actions).toEqual([]);
  });
});

describe('signing in', () => {
  // @rule S4.2
  it('stores the token and then loads the profile image', async () => {
    const rig = await restored(null);
    rig.send(credentials);
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    await rig.answer('signIn', { ok: true, value: ana });
    expect(rig.value()).toEqual({ signedIn: { ...inside, image: 'loading' } });
    await rig.answer('loadImage', { ok: true, value: 'ana.png' });
    expect(rig.value()).toEqual({ signedIn: inside });
    expect(rig.calls.filter(({ port }) => port === 'signIn' || port === 'loadImage')).toEqual([
      { port: 'signIn', input: { username: '52998224725', password: 'clube123' } },
      { port: 'loadImage', input: { token: 'token-ana' } },
    ]);
    expect(rig.actions.slice(1)).toEqual([
      { type: 'storeTokens', params: { session: ana } },
      { type: 'updateSession', params: { session: { ...ana, img: 'ana.png' } } },
    ]);
  });

  it("shows the server's message and allows a retry", async () => {
    const rig = await restored(null);
    rig.send(credentials);
    await rig.answer('signIn', refusal);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'signIn.refused', failure: refusal.failure }]);
    rig.send(credentials);
    expect(rig.value()).toEqual({ signedOut: { signingIn: 'awaited' } });
  });

  it('lets the customer try again when the call breaks', async () => {
    const rig = await restored(null);
    rig.send(credentials);
    await rig.crash('signIn');
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'signIn.refused', failure: { message: null, status: null } }]);
  });

  it.each([0, Number.NaN])('counts an answer that expires at %s as refused', async (expiresAt) => {
    const rig = await restored(null);
    rig.send(credentials);
    await rig.answer('signIn', { ok: true, value: { ...ana, expiresAt } });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'signIn.refused', failure: { message: null, status: null } }]);
  });

  // @rule R268
  it('ignores a second submit until the login is left', async () => {
    const rig = await restored(null);
    rig.send(credentials);
    rig.send({ ...credentials, username: '11144477735' });
    expect(rig.calls.filter(({ port }) => port === 'signIn')).toHaveLength(1);
    rig.send({ type: 'login.left' });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
  });

  // @rule R10, R262
  it('sends again only by a press, after ten seconds without an answer', async () => {
    const rig = await restored(null);
    rig.send(credentials);
    rig.elapse(9999);
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    rig.elapse(1);
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(rig.calls.filter(({ port }) => port === 'signIn')).toHaveLength(1);
    rig.send(credentials);
    expect(rig.calls.filter(({ port }) => port === 'signIn')).toHaveLength(2);
    await rig.answer('signIn', { ok: true, value: ana });
    expect(rig.value()).toEqual({ signedIn: { ...inside, image: 'loading' } });
  });

  it.each([
    ['answered with a failure', (rig: Rig) => rig.answer('loadImage', refusal), refusal.failure],
    ['broken', (rig: Rig) => rig.crash('loadImage'), { message: null, status: null }],
  ])('stays signed in when the image is %s', async (_, fail, failure) => {
    const rig = await restored(null);
    rig.send(credentials);
    await rig.answer('signIn', { ok: true, value: ana });
    await fail(rig);
    expect(rig.value()).toEqual({ signedIn: inside });
    expect(rig.emitted).toEqual([{ type: 'image.failed', failure }]);
  });
});

describe('while signed in', () => {
  // @rule R4
  it('ends at the expiry, not before', async () => {
    const rig = await restored(ana);
    rig.elapse(599_999);
    expect(rig.value()).toEqual({ signedIn: { ...inside, notice: 'shown' } });
    rig.elapse(1);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'expired' }]);
    expect(rig.actions).toEqual([{ type: 'forgetCustomer', params: { token: 'token-ana', typed: 'kept' } }]);
  });

  it('waits for an expiry, and for its notice, that are further than a timer reaches', async () => {
    const rig = await restored({ ...ana, expiresAt: 2 ** 31 + 301_000 });
    rig.elapse(2 ** 31 + 999);
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.elapse(1);
    expect(rig.value()).toEqual({ signedIn: { ...inside, notice: 'shown' } });
    rig.elapse(299_999);
    expect(rig.value()).toEqual({ signedIn: { ...inside, notice: 'shown' } });
    rig.elapse(1);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
  });

  it('signs out on a route change or resume after the expiry', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'page.shown' });
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.sleep(600_000);
    rig.send({ type: 'page.shown' });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'expired' }]);
  });

  // @rule R5
  it('ends on a 401 to its own token, not on a late one to an older token', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'session.rejected', token: 'token-old' });
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.send({ type: 'session.rejected', token: 'token-ana' });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'rejected' }]);
  });

  it.each([
    [{ type: 'image.changed', token: 'token-ana', img: 'nova.png' }, { img: 'nova.png' }],
    [{ type: 'name.changed', token: 'token-ana', name: 'Ana Maria' }, { name: 'Ana Maria' }],
  ])('shows and stores what the customer changed: %j', async (event, changed) => {
    const rig = await restored(ana);
    rig.send(event);
    expect(rig.value()).toEqual({ signedIn: inside });
    expect(contextOf(rig.actor).session).toEqual({ ...ana, ...changed });
    expect(rig.actions).toEqual([{ type: 'updateSession', params: { session: { ...ana, ...changed } } }]);
  });

  // @rule R88
  it.each([
    { type: 'image.changed', token: 'token-bruno', img: 'bruno.png' },
    { type: 'name.changed', token: 'token-bruno', name: 'Bruno Lima' },
  ])('takes no late answer for another customer’s: %j', async (event) => {
    const rig = await restored(ana);
    rig.send(event);
    expect(contextOf(rig.actor).session).toEqual(ana);
    expect(rig.actions).toEqual([]);
  });
});

describe('a bug', () => {
  it('in the watch over other tabs leaves the session alone', async () => {
    const rig = await restored(ana);
    await rig.crash('watchStorage');
    expect(rig.value()).toEqual({ signedIn: inside });
  });
});

describe('other tabs', () => {
  // @rule R4
  it('signing out in one signs this one out', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'session.removed' });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'removed' }]);
    expect(rig.actions).toEqual([{ type: 'forgetCustomer', params: { token: 'token-ana' } }]);
  });

  // @rule R111
  it("the first tab to notice the expiry keeps this tab's input", async () => {
    const rig = await restored(ana);
    rig.sleep(600_000);
    rig.send({ type: 'session.removed' });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'expired' }]);
    expect(rig.actions).toEqual([{ type: 'forgetCustomer', params: { token: 'token-ana', typed: 'kept' } }]);
  });

  it('signing in as somebody else forgets the first customer here', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'session.replaced', session: { ...ana, token: 'token-bruno' } });
    expect(rig.value()).toEqual({ signedIn: inside });
    expect(rig.actions).toEqual([{ type: 'forgetCustomer', params: { token: 'token-ana' } }]);
  });

  it('a new image of the same session disturbs nothing', async () => {
    const rig = await restored(null);
    rig.send(credentials);
    await rig.answer('signIn', { ok: true, value: ana });
    rig.send({ type: 'session.replaced', session: { ...ana, img: 'ana.png' } });
    expect(rig.value()).toEqual({ signedIn: { ...inside, image: 'loading' } });
    expect(rig.actor.getSnapshot().context).toMatchObject({ session: { img: 'ana.png' } });
  });

  it('an expired session of another tab is not taken over', async () => {
    const rig = await restored(null);
    rig.send({ type: 'session.replaced', session: { ...ana, expiresAt: 0 } });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
  });
});

describe('signing out', () => {
  // @rule S4.3, S9.1, R46
  it('waits 1.5 s, then calls, then is out', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'signOut.requested' });
    rig.elapse(1499);
    expect(rig.value()).toEqual({ signingOut: 'waiting' });
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    rig.elapse(1);
    expect(rig.calls.at(-1)).toEqual({ port: 'signOut', input: { token: 'token-ana' } });
    await rig.answer('signOut', { ok: true, value: null });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.actions).toEqual([ended, { type: 'forgetCustomer', params: { token: 'token-ana' } }]);
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'signedOut' }]);
  });

  // @rule S4.2, R82
  it('makes this device forget at once, and keeps the token for the call', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'signOut.requested' });
    expect(rig.actions).toEqual([ended]);
    expect(contextOf(rig.actor).session?.token).toBe('token-ana');
    rig.elapse(1500);
    rig.elapse(4999);
    expect(rig.value()).toEqual({ signingOut: 'calling' });
    expect(rig.actions).toEqual([ended]);
  });

  // @rule R46
  it.each([{ ok: true, value: null }, refusal])(
    'ends five seconds after the call, whatever is answered later: %j',
    async (late) => {
      const rig = await restored(ana);
      rig.send({ type: 'signOut.requested' });
      rig.elapse(1500);
      rig.elapse(5000);
      expect(rig.value()).toEqual({ signedOut: 'idle' });
      const forgotten = [ended, { type: 'forgetCustomer', params: { token: 'token-ana' } }];
      expect(rig.actions).toEqual(forgotten);
      rig.send({ type: 'session.replaced', session: { ...ana, token: 'token-bruno' } });
      await rig.answer('signOut', late);
      expect(rig.value()).toEqual({ signedIn: inside });
      expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'signedOut' }]);
    },
  );

  // @rule R46
  it.each([
    ['answers with a failure', (rig: Rig) => rig.answer('signOut', refusal), refusal.failure],
    ['breaks', (rig: Rig) => rig.crash('signOut'), { message: null, status: null }],
  ])('drops the local session when the call %s', async (_, fail, failure) => {
    const rig = await restored(ana);
    rig.send({ type: 'signOut.requested' });
    rig.elapse(1500);
    await fail(rig);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.actions).toEqual([ended, { type: 'forgetCustomer', params: { token: 'token-ana' } }]);
    expect(rig.emitted).toEqual([
      { type: 'signOut.failed', failure },
      { type: 'session.ended', reason: 'signedOut' },
    ]);
  });

  // @rule R82
  it('still calls the server when another tab signs out or in', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'signOut.requested' });
    rig.send({ type: 'session.removed' });
    rig.send({ type: 'session.replaced', session: { ...ana, token: 'token-bruno' } });
    expect(rig.value()).toEqual({ signingOut: 'waiting' });
    rig.elapse(1500);
    expect(rig.calls.at(-1)).toEqual({ port: 'signOut', input: { token: 'token-ana' } });
    await rig.answer('signOut', { ok: true, value: null });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
  });

  it('deletes again a session that another tab wrote during sign-out', async () => {
    const rig = await restored(ana);
    rig.send({ type: 'signOut.requested' });
    rig.send({ type: 'session.replaced', session: { ...ana, img: 'ana.png' } });
    expect(rig.value()).toEqual({ signingOut: 'waiting' });
    expect(rig.actions).toEqual([ended, ended]);
  });
});
