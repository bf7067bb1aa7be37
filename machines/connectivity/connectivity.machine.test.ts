import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { connectivityEntry } from './connectivity.machine.ts';

const answered = { ok: true, value: null };
const silent = { ok: false, failure: { message: null, status: null } };
const now = (reach: string, interval: string) => ({ reach, rhythm: { interval } });
const pings = ({ calls }: Rig): number => calls.length;

async function after(result: unknown): Promise<Rig> {
  const rig = startRig(connectivityEntry);
  await rig.answer('ping', result);
  return rig;
}

describePaths(connectivityEntry, {
  'one ping is out at a time': ({ actor }) =>
    Object.keys((actor.getSnapshot() as { children: object }).children).length <= 1,
});

describe('the connectivity check of /register', () => {
  // @rule S7.3, S9.2, R31
  it('pings at once, then every 15 s', async () => {
    const rig = await after(answered);
    expect(pings(rig)).toBe(1);
    rig.elapse(14_999);
    expect(pings(rig)).toBe(1);
    rig.elapse(1);
    expect(pings(rig)).toBe(2);
  });

  // @rule R86
  it.each([0, 1, 5_000, 14_999])(
    'pings every 15 s from start to start, with answers after %d ms',
    async (slow) => {
      const rig = startRig(connectivityEntry);
      for (let started = 1; started <= 4; started += 1) {
        expect(pings(rig)).toBe(started);
        rig.elapse(slow);
        await rig.answer('ping', answered);
        expect(rig.value()).toEqual(now('online', 'resting'));
        rig.elapse(15_000 - slow - 1);
        expect(pings(rig)).toBe(started);
        rig.elapse(1);
      }
    },
  );

  // @rule R86
  it('restarts the 15 s after a ping caused by the network', async () => {
    const rig = await after(answered);
    rig.elapse(10_000);
    rig.send({ type: 'network.changed' });
    expect(pings(rig)).toBe(2);
    rig.elapse(4_000);
    await rig.answer('ping', answered);
    rig.elapse(10_999);
    expect(pings(rig)).toBe(2);
    rig.elapse(1);
    expect(pings(rig)).toBe(3);
  });

  it('shows nothing before the first answer', () => {
    expect(startRig(connectivityEntry).value()).toEqual(now('unknown', 'pinging'));
  });

  it.each([
    ['goes online with an answer', answered, now('online', 'resting')],
    ['goes offline without one', silent, now('offline', 'resting')],
  ])('%s', async (_, result, value) => {
    expect((await after(result)).value()).toEqual(value);
  });

  it('keeps the banner until a call is answered', async () => {
    const rig = await after(silent);
    rig.elapse(15_000);
    expect(rig.value()).toEqual(now('offline', 'pinging'));
    await rig.answer('ping', silent);
    expect(rig.value()).toEqual(now('offline', 'resting'));
    rig.elapse(15_000);
    await rig.answer('ping', answered);
    expect(rig.value()).toEqual(now('online', 'resting'));
  });

  it('keeps the banner away while it looks again', async () => {
    const rig = await after(answered);
    rig.elapse(15_000);
    expect(rig.value()).toEqual(now('online', 'pinging'));
    await rig.answer('ping', answered);
    expect(rig.value()).toEqual(now('online', 'resting'));
    rig.elapse(15_000);
    await rig.answer('ping', silent);
    expect(rig.value()).toEqual(now('offline', 'resting'));
  });

  it('takes a ping that hangs until the next one for no connection', async () => {
    const rig = startRig(connectivityEntry);
    rig.elapse(15_000);
    expect(rig.value()).toEqual(now('offline', 'pinging'));
    rig.elapse(15_000);
    expect(pings(rig)).toBe(3);
    await rig.answer('ping', answered);
    rig.elapse(15_000);
    rig.elapse(15_000);
    expect(rig.value()).toEqual(now('offline', 'pinging'));
  });

  it.each([
    ['online', answered],
    ['offline', silent],
  ])('looks at once when the network changes while %s', async (name, result) => {
    const rig = await after(result);
    rig.send({ type: 'network.changed' });
    expect(rig.value()).toEqual(now(name, 'pinging'));
  });

  it('counts a broken ping as offline', async () => {
    const rig = startRig(connectivityEntry);
    await rig.crash('ping');
    expect(rig.value()).toEqual(now('offline', 'resting'));
    rig.elapse(15_000);
    await rig.crash('ping');
    expect(rig.value()).toEqual(now('offline', 'resting'));
  });

  it('counts a broken ping as offline while online, too', async () => {
    const rig = await after(answered);
    rig.elapse(15_000);
    await rig.crash('ping');
    expect(rig.value()).toEqual(now('offline', 'resting'));
  });
});
