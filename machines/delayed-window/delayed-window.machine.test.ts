import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { delayedWindowEntry } from './delayed-window.machine.ts';

const request = { type: 'window.requested', target: { key: 'tabloide.pdf' } };

function waiting(inputName?: string): Rig {
  const rig = startRig(delayedWindowEntry, inputName);
  rig.send(request);
  return rig;
}

async function blocked(): Promise<Rig> {
  const rig = waiting();
  rig.elapse(3000);
  await rig.answer('openWindow', false);
  return rig;
}

describePaths(delayedWindowEntry, {
  'no window opens that nobody asked for, and none twice': ({ calls, taken }) =>
    calls.length <= taken.filter((key) => key.includes('window.requested')).length,
});

describe('a delayed window', () => {
  // @rule S9.4, R13
  it.each([
    ['leaflet', 3000],
    ['rules', 2000],
    ['term', 1500],
  ])('opens a %s after %i ms, not before', async (inputName, delay) => {
    const rig = waiting(inputName);
    rig.elapse(delay - 1);
    expect(rig.calls).toEqual([]);
    expect(rig.value()).toBe('waiting');
    rig.elapse(1);
    expect(rig.calls).toEqual([{ port: 'openWindow', input: { target: { key: 'tabloide.pdf' } } }]);
    await rig.answer('openWindow', true);
    expect(rig.value()).toBe('idle');
  });

  // @rule R13
  it('ignores a second click while waiting', () => {
    const rig = waiting();
    rig.elapse(1000);
    rig.send({ ...request, target: 'outro.pdf' });
    rig.elapse(2000);
    expect(rig.calls).toEqual([{ port: 'openWindow', input: { target: { key: 'tabloide.pdf' } } }]);
  });

  it('opens nothing when the screen is left during the wait', () => {
    const rig = waiting();
    rig.send({ type: 'screen.left' });
    rig.elapse(3000);
    expect(rig.value()).toBe('idle');
    expect(rig.calls).toEqual([]);
  });

  // @rule R13
  it('leaves a link when the browser blocks it', async () => {
    const rig = await blocked();
    expect(rig.value()).toBe('blocked');
    expect(rig.actor.getSnapshot().context).toEqual({ delay: 3000, target: { key: 'tabloide.pdf' } });
    rig.send({ type: 'link.followed' });
    expect(rig.value()).toBe('idle');
    expect(rig.actor.getSnapshot().context).toEqual({ delay: 3000, target: null });
  });

  it('can be asked again instead of following the link', async () => {
    const rig = await blocked();
    rig.send({ ...request, target: 'outro.pdf' });
    expect(rig.value()).toBe('waiting');
    rig.elapse(3000);
    expect(rig.calls.at(-1)).toEqual({ port: 'openWindow', input: { target: 'outro.pdf' } });
  });

  it('leaves a link when opening breaks', async () => {
    const rig = waiting();
    rig.elapse(3000);
    await rig.crash('openWindow');
    expect(rig.value()).toBe('blocked');
  });
});
