import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { appUpdateEntry } from './app-update.machine.ts';

function after(...types: string[]): Rig {
  const rig = startRig(appUpdateEntry, 'default');
  for (const type of types) rig.send({ type });
  return rig;
}

async function failed(): Promise<Rig> {
  const rig = after('update.found', 'update.accepted');
  await rig.answer('activateWorker', { ok: false, failure: { message: null, status: null } });
  return rig;
}

const reloads = ({ actions }: Rig): string[] => actions.map(({ type }) => type);

describePaths(appUpdateEntry, {
  'the page reloads only when the customer says so': (rig) =>
    !reloads(rig).includes('reloadPage') || rig.taken.some((key) => key.includes('update.accepted')),
});

describe('a new version', () => {
  it('is offered, not swapped in', () => {
    const rig = after('update.found');
    expect(rig.value()).toBe('offered');
    expect(rig.calls.map(({ port }) => port)).toEqual(['watchWorker']);
  });

  it('takes over when accepted, then the page reloads', async () => {
    const rig = after('update.found', 'update.accepted');
    expect(rig.value()).toBe('activating');
    await rig.answer('activateWorker', { ok: true, value: null });
    expect(rig.value()).toBe('reloading');
    expect(reloads(rig)).toEqual(['reloadPage']);
  });

  it('is offered again when the customer stays on the page', () => {
    const rig = after('update.found', 'update.accepted', 'worker.replaced');
    rig.clock.increment(3000);
    expect(rig.value()).toBe('outdated');
    rig.send({ type: 'update.accepted' });
    expect(reloads(rig)).toEqual(['reloadPage', 'reloadPage']);
  });

  it('reloads as well when the browser is faster than the answer', () => {
    expect(after('update.found', 'update.accepted', 'worker.replaced').value()).toBe('reloading');
  });

  it('can be postponed until the next version', () => {
    const rig = after('update.found', 'update.postponed');
    expect(rig.value()).toBe('postponed');
    rig.send({ type: 'update.found' });
    expect(rig.value()).toBe('offered');
  });

  it('that does not take over leaves this one running', async () => {
    const rig = await failed();
    expect(rig.value()).toBe('failed');
    expect(reloads(rig)).toEqual([]);
    rig.send({ type: 'update.accepted' });
    expect(rig.value()).toBe('activating');
    await rig.crash('activateWorker');
    expect(rig.value()).toBe('failed');
    rig.send({ type: 'update.postponed' });
    expect(rig.value()).toBe('postponed');
  });

  it.each([[[]], [['update.found']], [['update.found', 'update.postponed']]])(
    'taken over by another tab waits for the customer here (after %j)',
    (types) => {
      const rig = after(...types, 'worker.replaced');
      expect(rig.value()).toBe('outdated');
      expect(reloads(rig)).toEqual([]);
      rig.send({ type: 'update.accepted' });
      expect(reloads(rig)).toEqual(['reloadPage']);
    },
  );

  it('waits for the customer when another tab updates after a failure here', async () => {
    const rig = await failed();
    rig.send({ type: 'worker.replaced' });
    expect(rig.value()).toBe('outdated');
  });
});
