import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { nearbyEntry } from './nearby.machine.ts';

const CAMPINAS = { latitude: -22.9, longitude: -47.06 };
const found = { ok: true, value: CAMPINAS };
const missing = (reason: string) => ({ ok: false, reason });
const context = ({ actor }: Rig) => actor.getSnapshot().context as { position: unknown; reason: unknown };

function asked(): Rig {
  const rig = startRig(nearbyEntry);
  rig.send({ type: 'nearby.requested' });
  return rig;
}

describePaths(nearbyEntry, {
  'a position is known while the stores stand in its order, and in no other state': (rig) =>
    (context(rig).position !== null) === (rig.value() === 'sorted'),
  'there are words for what went wrong, and for nothing else': (rig) =>
    (context(rig).reason !== null) === ['refused', 'unavailable'].includes(rig.value() as string),
});

describe('stores nearby', () => {
  // @rule R145
  it('the position is asked for at the press, not before, and once for a double press', () => {
    const rig = startRig(nearbyEntry);
    expect(rig.calls).toEqual([]);
    rig.send({ type: 'nearby.requested' });
    rig.send({ type: 'nearby.requested' });
    expect(rig.calls.map(({ port }) => port)).toEqual(['findPosition']);
  });

  // @rule R144, R145
  it('makes the order, and is forgotten with it', async () => {
    const rig = asked();
    await rig.answer('findPosition', found);
    expect([rig.value(), context(rig).position]).toEqual(['sorted', CAMPINAS]);
    rig.send({ type: 'order.dropped' });
    expect([rig.value(), context(rig).position]).toEqual(['idle', null]);
  });

  it('a second request looks the position up again', async () => {
    const rig = asked();
    await rig.answer('findPosition', found);
    rig.send({ type: 'nearby.requested' });
    expect([rig.value(), context(rig).position]).toEqual(['asking', null]);
  });

  it('an order taken back while the browser still asks stays so', () => {
    const rig = asked();
    rig.send({ type: 'order.dropped' });
    expect([rig.value(), rig.actor.getSnapshot().children]).toEqual(['idle', {}]);
  });

  // @rule R146
  it.each([
    ['refused', 'refused'],
    ['unavailable', 'unavailable'],
    ['timeout', 'unavailable'],
  ])('%s leads to %s, with its reason, and can be asked again', async (reason, state) => {
    const rig = asked();
    await rig.answer('findPosition', missing(reason));
    expect([rig.value(), context(rig).reason]).toEqual([state, reason]);
    rig.send({ type: 'nearby.requested' });
    expect(context(rig).reason).toBeNull();
    await rig.answer('findPosition', found);
    expect(rig.value()).toBe('sorted');
  });

  it('an effect that breaks is a position that the device does not know', async () => {
    const rig = asked();
    await rig.crash('findPosition');
    expect([rig.value(), context(rig).reason]).toEqual(['unavailable', 'unavailable']);
  });
});
