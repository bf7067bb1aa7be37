import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { activateAllEntry } from './activate-all.machine.ts';

const [cafe, cha, pao] = [
  { id: '41', nome: 'Café' },
  { id: '42', nome: 'Chá' },
  { id: '43', nome: 'Pão' },
];
const done = { ok: true, value: null };
const refusal = (message: string | null, status: number | null) => ({
  ok: false,
  failure: { message, status },
});
const ended = refusal('Oferta encerrada.', 400);
const stop = { type: 'stop.requested' };

interface Facts {
  ofertas: readonly object[];
  index: number;
  activated: number;
  refused: readonly object[];
  unanswered: object | null;
}
const facts = ({ actor }: Rig) => actor.getSnapshot().context as Facts;
const children = ({ actor }: Rig) => Object.keys(actor.getSnapshot().children as object);
const asked = ({ calls }: Rig) => calls.map(({ input }) => (input as { id: string }).id);

function begun(): Rig {
  const rig = startRig(activateAllEntry);
  rig.send({ type: 'all.requested', ofertas: [cafe, cha, pao] });
  return rig;
}

describePaths(activateAllEntry, {
  'no offer is asked for twice in one run': (rig) => {
    const ids = asked(rig);
    const runs = rig.taken.filter((key) => key.includes('all.requested')).length;
    return ids.every((id) => ids.filter((other) => other === id).length <= runs);
  },
  'each tried offer is counted once': (rig) => {
    const { index, activated, refused, unanswered } = facts(rig);
    return index === activated + refused.length + (unanswered === null ? 0 : 1);
  },
  'one call at a time': (rig) => children(rig).length <= 1,
});

describe('all offers', () => {
  // @rule R134, R135
  it('are activated one at a time, in order', async () => {
    const rig = begun();
    expect(asked(rig)).toEqual(['41']);
    expect(rig.actor.getSnapshot().hasTag('underWay')).toBe(true);
    rig.send({ type: 'all.requested', ofertas: [pao] });
    await rig.answer('activate', done);
    expect(asked(rig)).toEqual(['41', '42']);
    await rig.answer('activate', ended);
    await rig.answer('activate', done);
    expect(rig.value()).toBe('reported');
    expect(asked(rig)).toEqual(['41', '42', '43']);
    expect(facts(rig)).toEqual({
      ofertas: [cafe, cha, pao],
      index: 3,
      activated: 2,
      refused: [{ oferta: cha, failure: ended.failure }],
      unanswered: null,
    });
    expect(rig.emitted).toEqual([{ type: 'run.ended', run: facts(rig) }]);
  });

  it('does not start without offers', () => {
    const rig = startRig(activateAllEntry);
    rig.send({ type: 'all.requested', ofertas: [] });
    expect(rig.value()).toBe('idle');
  });

  it('can be started again after a report', async () => {
    const rig = begun();
    rig.send(stop);
    await rig.answer('activate', ended);
    rig.send({ type: 'all.requested', ofertas: [] });
    expect(rig.value()).toBe('reported');
    rig.send({ type: 'all.requested', ofertas: [pao] });
    expect(facts(rig)).toEqual({
      ofertas: [pao],
      index: 0,
      activated: 0,
      refused: [],
      unanswered: null,
    });
  });
});

describe('a run ends', () => {
  // @rule R135
  it('stops after the call in flight, whose result counts', async () => {
    const rig = begun();
    await rig.answer('activate', done);
    rig.send(stop);
    rig.send(stop);
    expect(rig.value()).toEqual({ activating: 'stopping' });
    expect(children(rig)).toEqual(['activate']);
    await rig.answer('activate', done);
    expect(rig.value()).toBe('reported');
    expect(asked(rig)).toEqual(['41', '42']);
    expect(facts(rig)).toMatchObject({ index: 2, activated: 2, refused: [] });
  });

  // @rule R135
  it.each([
    ['none', refusal(null, null)],
    ['a gateway’s own', refusal(null, 504)],
  ])('stops at a call without an answer (%s)', async (_, no) => {
    const rig = begun();
    await rig.answer('activate', done);
    await rig.answer('activate', no);
    expect(rig.value()).toBe('reported');
    expect(asked(rig)).toEqual(['41', '42']);
    expect(facts(rig)).toMatchObject({ index: 2, activated: 1, refused: [], unanswered: cha });
  });

  it('with a bug in its port, like a call without an answer', async () => {
    const rig = begun();
    await rig.crash('activate');
    expect(rig.value()).toBe('reported');
    expect(facts(rig)).toMatchObject({ index: 1, unanswered: cafe });
  });

  // @rule R135
  it('with the session, without a report', async () => {
    const rig = begun();
    await rig.answer('activate', refusal('Sessão expirada', 401));
    expect(rig.value()).toBe('idle');
    expect(facts(rig)).toMatchObject({ ofertas: [], index: 0 });
    expect(rig.emitted).toEqual([]);
    expect(asked(rig)).toEqual(['41']);
  });

  it('when the screen was left before a call went out, which then was not tried', async () => {
    const rig = begun();
    await rig.answer('activate', { ok: false, failure: null });
    expect(rig.value()).toBe('reported');
    expect(facts(rig)).toMatchObject({ index: 0, activated: 0, refused: [], unanswered: null });
  });
});
