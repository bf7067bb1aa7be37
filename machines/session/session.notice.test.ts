import { type Rig, startRig } from '../testing/rig.ts';
import { sessionEntry } from './session.machine.ts';

const ana = { token: 'token-ana', name: 'Ana Souza', img: null, expiresAt: 600_000 };
const inside = { validity: 'valid', notice: 'notDue', image: 'settled' };

async function restored(session: unknown): Promise<Rig> {
  const rig = startRig(sessionEntry);
  await rig.answer('restoreSession', session);
  return rig;
}

// @rule R110
describe('five minutes before the end', () => {
  const shown = { signedIn: { ...inside, notice: 'shown' } };
  const read = { signedIn: { ...inside, notice: 'dismissed' } };

  it('a dismissed notice does not return before the end', async () => {
    const rig = await restored(ana);
    rig.elapse(299_999);
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.elapse(1);
    expect(rig.value()).toEqual(shown);
    expect(rig.actor.getSnapshot().hasTag('ending')).toBe(true);
    rig.send({ type: 'page.shown' });
    expect(rig.value()).toEqual(shown);
    rig.send({ type: 'notice.dismissed' });
    expect(rig.value()).toEqual(read);
    // The expiry is unchanged: the resume point is still stored.
    expect(rig.actor.getSnapshot().hasTag('ending')).toBe(true);
    rig.send({ type: 'page.shown' });
    expect(rig.value()).toEqual(read);
    rig.elapse(300_000);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'expired' }]);
  });

  it('a shorter session shows the notice at once', async () => {
    const rig = await restored({ ...ana, expiresAt: 240_000 });
    expect(rig.value()).toEqual(shown);
  });

  it('a device that slept shows the notice on resume', async () => {
    const rig = await restored(ana);
    rig.sleep(400_000);
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.send({ type: 'page.shown' });
    expect(rig.value()).toEqual(shown);
    rig.elapse(199_999);
    expect(rig.value()).toEqual(shown);
    rig.elapse(1);
    expect(rig.value()).toEqual({ signedOut: 'idle' });
  });

  it('a clock that is put back takes the notice away until it is time again', async () => {
    const rig = await restored(ana);
    rig.elapse(300_000);
    rig.send({ type: 'notice.dismissed' });
    rig.sleep(-100_000);
    rig.send({ type: 'page.shown' });
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.elapse(100_000);
    expect(rig.value()).toEqual(shown);
  });

  // @rule R111
  it('signing in anew ends the session locally and keeps the draft', async () => {
    const rig = await restored(ana);
    rig.elapse(300_000);
    rig.send({ type: 'renewal.requested' });
    expect(rig.value()).toEqual({ signedOut: 'idle' });
    expect(rig.calls.map(({ port }) => port)).not.toContain('signOut');
    expect(rig.actions).toEqual([{ type: 'forgetCustomer', params: { token: 'token-ana', typed: 'kept' } }]);
    expect(rig.emitted).toEqual([{ type: 'session.ended', reason: 'renewing' }]);
  });

  it('the same token, given again for longer, takes the notice away', async () => {
    const rig = await restored(ana);
    rig.elapse(300_000);
    rig.send({ type: 'session.replaced', session: { ...ana, expiresAt: 3_600_000 } });
    expect(rig.value()).toEqual({ signedIn: inside });
    expect(rig.actions).toEqual([]);
    rig.elapse(3_000_000);
    expect(rig.value()).toEqual(shown);
  });

  it('a sign-in in another tab takes the notice away', async () => {
    const rig = await restored(ana);
    rig.elapse(300_000);
    rig.send({ type: 'notice.dismissed' });
    const renewed = { ...ana, token: 'token-renewed', expiresAt: 3_600_000 };
    rig.send({ type: 'session.replaced', session: renewed });
    expect(rig.value()).toEqual({ signedIn: inside });
    rig.elapse(3_000_000);
    expect(rig.value()).toEqual(shown);
  });
});
