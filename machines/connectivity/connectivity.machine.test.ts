import { describePaths } from '../kit/path-tests.ts';
import { type Rig, startRig } from '../kit/rig.ts';
import { connectivityEntry } from './connectivity.entry.ts';

const answered = { ok: true, value: null };
const silent = { ok: false, failure: { message: null, status: null } };
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
  it('pings at once, then every 15 s', async () => {
    const rig = await after(answered);
    expect(pings(rig)).toBe(1);
    rig.elapse(14_999);
    expect(pings(rig)).toBe(1);
    rig.elapse(1);
    expect(pings(rig)).toBe(2);
  });

  it('shows nothing before the first answer', () => {
    expect(startRig(connectivityEntry).value()).toBe('unknown');
  });

  it.each([
    ['goes online with an answer', answered, { online: 'resting' }],
    ['goes offline without one', silent, { offline: 'resting' }],
  ])('%s', async (_, result, value) => {
    expect((await after(result)).value()).toEqual(value);
  });

  it('keeps the banner while it looks again, and takes it down with the first answer', async () => {
    const rig = await after(silent);
    rig.elapse(15_000);
    expect(rig.value()).toEqual({ offline: 'pinging' });
    await rig.answer('ping', silent);
    expect(rig.value()).toEqual({ offline: 'resting' });
    rig.elapse(15_000);
    await rig.answer('ping', answered);
    expect(rig.value()).toEqual({ online: 'resting' });
  });

  it('keeps the banner away while it looks again', async () => {
    const rig = await after(answered);
    rig.elapse(15_000);
    expect(rig.value()).toEqual({ online: 'pinging' });
    await rig.answer('ping', answered);
    expect(rig.value()).toEqual({ online: 'resting' });
    rig.elapse(15_000);
    await rig.answer('ping', silent);
    expect(rig.value()).toEqual({ offline: 'resting' });
  });

  it('takes a ping that hangs until the next one for no connection', async () => {
    const rig = startRig(connectivityEntry);
    rig.elapse(15_000);
    expect(rig.value()).toEqual({ offline: 'pinging' });
    rig.elapse(15_000);
    expect(pings(rig)).toBe(3);
    await rig.answer('ping', answered);
    rig.elapse(15_000);
    rig.elapse(15_000);
    expect(rig.value()).toEqual({ offline: 'pinging' });
  });

  it.each([
    ['online', answered],
    ['offline', silent],
  ])('looks at once when the network changes while %s', async (name, result) => {
    const rig = await after(result);
    rig.send({ type: 'network.changed' });
    expect(rig.value()).toEqual({ [name]: 'pinging' });
  });

  it('counts a broken ping as offline', async () => {
    const rig = startRig(connectivityEntry);
    await rig.crash('ping');
    expect(rig.value()).toEqual({ offline: 'resting' });
    rig.elapse(15_000);
    await rig.crash('ping');
    expect(rig.value()).toEqual({ offline: 'resting' });
  });

  it('counts a broken ping as offline while online, too', async () => {
    const rig = await after(answered);
    rig.elapse(15_000);
    await rig.crash('ping');
    expect(rig.value()).toEqual({ offline: 'resting' });
  });
});
