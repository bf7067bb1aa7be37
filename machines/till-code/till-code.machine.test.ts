import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { tillCodeEntry } from './till-code.machine.ts';

const ana = { documento: '52998224725', nome: 'Ana Souza' };
const at = (state: string) => ({ open: state });

async function openRig(): Promise<Rig> {
  const rig = startRig(tillCodeEntry);
  rig.send({ type: 'code.opened' });
  await rig.answer('readCustomer', ana);
  return rig;
}

describePaths(tillCodeEntry, {
  'a closed code holds no document and no lock': ({ actor }) => {
    const { context, children } = actor.getSnapshot() as { context: { customer: unknown }; children: object };
    return (
      !actor.getSnapshot().matches('closed') ||
      (context.customer === null && Object.keys(children).length === 0)
    );
  },
  'the number stands only where the document is known': ({ actor }) => {
    const { context } = actor.getSnapshot() as { context: { customer: unknown } };
    return !actor.getSnapshot().matches(at('shown')) || context.customer !== null;
  },
});

describe("the customer's code", () => {
  it('asks for nothing before it is opened, then for the document and the screen', () => {
    const rig = startRig(tillCodeEntry);
    expect(rig.calls).toEqual([]);
    rig.send({ type: 'code.opened' });
    expect(rig.calls.map(({ port }) => port).toSorted()).toEqual(['keepAwake', 'readCustomer', 'watchPage']);
    expect(rig.value()).toEqual(at('reading'));
  });

  it('masks the number until it is tapped, and again with the next tap', async () => {
    const rig = await openRig();
    expect(rig.value()).toEqual(at('masked'));
    rig.send({ type: 'number.tapped' });
    expect(rig.value()).toEqual(at('shown'));
    rig.send({ type: 'number.tapped' });
    expect(rig.value()).toEqual(at('masked'));
  });

  it('masks the number again after 60 s, and not before', async () => {
    const rig = await openRig();
    rig.send({ type: 'number.tapped' });
    rig.elapse(59_999);
    expect(rig.value()).toEqual(at('shown'));
    rig.elapse(1);
    expect(rig.value()).toEqual(at('masked'));
  });

  it('masks the number when the page is hidden', async () => {
    const rig = await openRig();
    rig.send({ type: 'number.tapped' });
    rig.send({ type: 'page.hidden' });
    expect(rig.value()).toEqual(at('masked'));
  });

  it('drops the document when closed and stops its children', async () => {
    const rig = await openRig();
    rig.send({ type: 'code.closed' });
    expect(rig.value()).toBe('closed');
    expect(rig.actor.getSnapshot().context).toEqual({ customer: null });
    expect(rig.actor.getSnapshot().children).toEqual({});
  });

  it('reports an unknown document and retries on request', async () => {
    const rig = startRig(tillCodeEntry);
    rig.send({ type: 'code.opened' });
    await rig.answer('readCustomer', null);
    expect(rig.value()).toEqual(at('unknown'));
    rig.send({ type: 'retry.requested' });
    await rig.crash('readCustomer');
    expect(rig.value()).toEqual(at('unknown'));
    expect(rig.calls.filter(({ port }) => port === 'readCustomer')).toHaveLength(2);
  });

  it('stays open where the device keeps no screen awake', async () => {
    const rig = await openRig();
    await rig.crash('keepAwake');
    await rig.crash('watchPage');
    expect(rig.value()).toEqual(at('masked'));
  });
});
