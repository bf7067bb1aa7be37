import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { voucherCodeEntry } from './voucher-code.machine.ts';

const opened = { type: 'code.opened', codigo: 'VIZ10' };
const copyRequested = { type: 'copy.requested' };
const shown = (screen: string, copy: string) => ({ shown: { screen, copy } });

function shownRig(): Rig {
  const rig = startRig(voucherCodeEntry);
  rig.send(opened);
  return rig;
}

describePaths(voucherCodeEntry, {
  'nothing is copied, and no screen held awake, without a shown code': ({ actor }) => {
    const { children } = actor.getSnapshot() as { children: object };
    return Object.keys(children).length === 0 || actor.getSnapshot().matches('shown');
  },
});

describe("a voucher's code", () => {
  it('asks for the screen to stay on as soon as it is shown, and not before', () => {
    const rig = startRig(voucherCodeEntry);
    expect(rig.calls).toEqual([]);
    rig.send(opened);
    expect(rig.calls.map(({ port }) => port)).toEqual(['keepAwake']);
    expect(rig.value()).toEqual(shown('dimming', 'idle'));
  });

  it('follows the wake lock when it is taken, lost and taken again', () => {
    const rig = shownRig();
    rig.send({ type: 'wakeLock.acquired' });
    expect(rig.value()).toEqual(shown('awake', 'idle'));
    rig.send({ type: 'wakeLock.released' });
    expect(rig.value()).toEqual(shown('dimming', 'idle'));
    rig.send({ type: 'wakeLock.acquired' });
    expect(rig.value()).toEqual(shown('awake', 'idle'));
  });

  it('counts on no lock that broke', async () => {
    const rig = shownRig();
    rig.send({ type: 'wakeLock.acquired' });
    await rig.crash('keepAwake');
    expect(rig.value()).toEqual(shown('dimming', 'idle'));
  });

  it('lets the screen go when it is closed, and forgets the code', () => {
    const rig = shownRig();
    rig.send({ type: 'code.closed' });
    expect(rig.value()).toBe('closed');
    expect(rig.actor.getSnapshot().context).toEqual({ codigo: null });
    expect(rig.actor.getSnapshot().children).toEqual({});
  });

  it('is copied once per click, confirmed for four seconds', async () => {
    const rig = shownRig();
    rig.send(copyRequested);
    rig.send(copyRequested);
    expect(rig.calls.filter(({ port }) => port === 'copyCode')).toEqual([
      { port: 'copyCode', input: { codigo: 'VIZ10' } },
    ]);
    await rig.answer('copyCode', true);
    expect(rig.value()).toEqual(shown('dimming', 'copied'));
    rig.elapse(3999);
    expect(rig.value()).toEqual(shown('dimming', 'copied'));
    rig.elapse(1);
    expect(rig.value()).toEqual(shown('dimming', 'idle'));
  });

  it('is copied again while the screen still says that it was', async () => {
    const rig = shownRig();
    rig.send(copyRequested);
    await rig.answer('copyCode', true);
    rig.send(copyRequested);
    expect(rig.value()).toEqual(shown('dimming', 'copying'));
    expect(rig.calls.filter(({ port }) => port === 'copyCode')).toHaveLength(2);
  });

  it('a failed copy is reported and can be retried', async () => {
    const rig = shownRig();
    rig.send(copyRequested);
    await rig.answer('copyCode', false);
    expect(rig.value()).toEqual(shown('dimming', 'refused'));
    rig.send(copyRequested);
    await rig.crash('copyCode');
    expect(rig.value()).toEqual(shown('dimming', 'refused'));
  });
});
