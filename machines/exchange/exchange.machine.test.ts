import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { exchangeEntry } from './exchange.machine.ts';

const request = { type: 'exchange.requested', idResgate: '31', affordable: true };
const done = { ok: true, value: null };
const failed = (status: number | null) => ({ ok: false, failure: { message: null, status } });
const count = ({ calls }: Pick<Rig, 'calls'>, name: string): number =>
  calls.filter(({ port }) => port === name).length;
const forgotten = { type: 'forgetExchange', params: { idCampanha: '7' } };
const isLocked = ({ actor }: Rig): boolean => actor.getSnapshot().hasTag('locked');

async function started(unresolved = false): Promise<Rig> {
  const rig = startRig(exchangeEntry);
  await rig.answer('recallExchange', unresolved);
  return rig;
}

async function requested(): Promise<Rig> {
  const rig = await started();
  rig.send(request);
  return rig;
}

async function posting(): Promise<Rig> {
  const rig = await requested();
  rig.send({ type: 'lock.acquired' });
  return rig;
}

async function unknown(): Promise<Rig> {
  const rig = await posting();
  await rig.answer('postExchange', failed(null));
  return rig;
}

describePaths(exchangeEntry, {
  'points are never posted twice for one intent': (rig) =>
    count(rig, 'postExchange') <= count(rig, 'holdLock'),
  'nothing but a request of the customer leads to a post': (rig) =>
    rig.taken.filter((key) => key === 'exchange.idle | exchange.requested | 0').length >=
    count(rig, 'postExchange'),
  'an exchange without an answer is forgotten by the customer alone': (rig) =>
    rig.actions.length === rig.taken.filter((key) => key.includes('| outcome.acknowledged |')).length,
  'every Trocar is locked while one is under way': (rig) => rig.value() === 'idle' || isLocked(rig),
});

describe('an exchange', () => {
  // @rule S4.12, R64
  it('takes the lock, posts once and refetches the balance', async () => {
    const rig = await requested();
    expect(count(rig, 'postExchange')).toBe(0);
    rig.send({ type: 'lock.acquired' });
    expect(rig.calls.at(-1)).toEqual({ port: 'postExchange', input: { idResgate: '31' } });
    await rig.answer('postExchange', done);
    expect(rig.emitted).toEqual([{ type: 'exchange.succeeded' }]);
    expect(rig.calls.at(-1)).toEqual({ port: 'refreshSaldo', input: { idCampanha: '7' } });
    expect(rig.value()).toBe('refreshing');
    await rig.answer('refreshSaldo', done);
    expect(rig.value()).toBe('idle');
    expect(rig.actor.getSnapshot().context).toEqual({ idCampanha: '7', idResgate: null });
  });

  // @rule S4.12
  it('is not for an item above the balance', async () => {
    const rig = await started();
    rig.send({ ...request, affordable: false });
    expect(rig.value()).toBe('idle');
  });

  it('is not doubled by a second click', async () => {
    const rig = await posting();
    rig.send(request);
    rig.send({ type: 'lock.acquired' });
    await rig.answer('postExchange', done);
    rig.send(request);
    expect(count(rig, 'postExchange')).toBe(1);
  });

  it.each([400, 500, 200])('refused with %i shows the message and refetches the balance', async (status) => {
    const rig = await posting();
    await rig.answer('postExchange', failed(status));
    expect(rig.emitted).toEqual([{ type: 'exchange.refused', failure: { message: null, status } }]);
    expect(rig.value()).toBe('refreshing');
  });

  // @rule R10
  it.each([null, 502, 503, 504])(
    'without an answer (%s) is unknown, and nothing is posted again',
    async (status) => {
      const rig = await posting();
      await rig.answer('postExchange', failed(status));
      expect(rig.value()).toEqual({ unknown: 'looking' });
      expect(rig.calls.at(-1)).toEqual({ port: 'refreshSituation', input: { idCampanha: '7' } });
      await rig.answer('refreshSituation', done);
      expect(rig.value()).toEqual({ unknown: 'known' });
      rig.send({ type: 'outcome.acknowledged' });
      expect(rig.value()).toBe('idle');
      expect(rig.emitted).toEqual([]);
      expect(rig.actions).toEqual([forgotten]);
      expect(count(rig, 'postExchange')).toBe(1);
    },
  );

  // @rule S8.14, R7
  it("a gateway's error is an unknown outcome with its message", async () => {
    const rig = await posting();
    const failure = { message: 'Trocas em manutenção até 12h.', status: 503 };
    await rig.answer('postExchange', { ok: false, failure });
    expect(rig.value()).toEqual({ unknown: 'looking' });
    expect(rig.emitted).toEqual([{ type: 'exchange.unanswered', failure }]);
  });

  // @rule R64
  it("another tab's exchange locks this one until its balance is loaded", async () => {
    const rig = await posting();
    await rig.answer('postExchange', done);
    expect(rig.value()).toBe('refreshing');
    rig.send({ type: 'otherTab.started' });
    expect(rig.value()).toBe('lockedElsewhere');
    rig.send({ type: 'otherTab.finished' });
    rig.send({ type: 'otherTab.started' });
    expect(rig.value()).toBe('lockedElsewhere');
  });

  it('that breaks is unknown, too', async () => {
    const rig = await posting();
    await rig.crash('postExchange');
    expect(rig.value()).toEqual({ unknown: 'looking' });
  });

  it('lets the customer ask again for the situation', async () => {
    const rig = await unknown();
    await rig.answer('refreshSituation', failed(null));
    expect(rig.value()).toEqual({ unknown: 'unreachable' });
    rig.send({ type: 'situation.requested' });
    await rig.crash('refreshSituation');
    expect(rig.value()).toEqual({ unknown: 'unreachable' });
    expect(rig.actions).toEqual([]);
    rig.send({ type: 'outcome.acknowledged' });
    expect(rig.value()).toBe('refreshing');
    expect(rig.actions).toEqual([forgotten]);
  });

  it('opens Trocar again even if the balance cannot be fetched', async () => {
    const rig = await posting();
    await rig.answer('postExchange', done);
    await rig.crash('refreshSaldo');
    expect(rig.value()).toBe('idle');
  });
});

describe('an exchange of an earlier visit', () => {
  it('an unknown outcome stays until it is acknowledged', async () => {
    const rig = await started(true);
    expect(rig.calls.map(({ port }) => port)).toEqual([
      'watchOtherTabs',
      'recallExchange',
      'refreshSituation',
    ]);
    expect(rig.value()).toEqual({ unknown: 'looking' });
    expect(isLocked(rig)).toBe(true);
    await rig.answer('refreshSituation', done);
    rig.send({ type: 'outcome.acknowledged' });
    expect(rig.value()).toBe('idle');
    expect(rig.actions).toEqual([forgotten]);
    expect(rig.emitted).toEqual([]);
  });

  it('that another tab still waits for is that tab’s', () => {
    const rig = startRig(exchangeEntry);
    rig.send({ type: 'otherTab.started' });
    expect(rig.value()).toBe('lockedElsewhere');
  });

  it('that cannot be recalled is none', async () => {
    const rig = startRig(exchangeEntry);
    expect(isLocked(rig)).toBe(true);
    await rig.crash('recallExchange');
    expect(rig.value()).toBe('idle');
  });
});

describe('the lock', () => {
  it('a failing lock prevents the post', async () => {
    const rig = await requested();
    await rig.crash('holdLock');
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([{ type: 'exchange.refused', failure: { message: null, status: null } }]);
    expect(count(rig, 'postExchange')).toBe(0);
  });

  it('that breaks later leaves the posted exchange alone', async () => {
    const rig = await posting();
    await rig.crash('holdLock');
    expect(rig.value()).toEqual({ exchanging: 'posting' });
  });

  it('works without news of other tabs', async () => {
    const rig = await started();
    await rig.crash('watchOtherTabs');
    expect(rig.value()).toBe('idle');
  });
});

describe('two tabs of one account', () => {
  // @rule R64
  it('lock each other: the second click posts nothing', async () => {
    const rig = await requested();
    rig.send({ type: 'lock.refused' });
    expect(rig.value()).toBe('lockedElsewhere');
    rig.send(request);
    expect(count(rig, 'postExchange')).toBe(0);
  });

  it('lock every Trocar while the other is at it, then fetch the balance', async () => {
    const rig = await started();
    rig.send({ type: 'otherTab.started' });
    expect(rig.value()).toBe('lockedElsewhere');
    expect(isLocked(rig)).toBe(true);
    rig.send({ type: 'otherTab.finished' });
    expect(isLocked(rig)).toBe(true);
    await rig.answer('recallElsewhere', false);
    expect(rig.value()).toBe('refreshing');
    await rig.answer('refreshSaldo', done);
    expect(rig.value()).toBe('idle');
  });

  // @rule R64
  it('ask for the outcome that the other one does not know, too', async () => {
    const rig = await started();
    rig.send({ type: 'otherTab.started' });
    rig.send({ type: 'otherTab.finished' });
    await rig.answer('recallElsewhere', true);
    expect(rig.value()).toEqual({ unknown: 'looking' });
    expect(isLocked(rig)).toBe(true);
  });

  // @rule R64
  it("another tab's exchange keeps its pending marker", async () => {
    const rig = await unknown();
    await rig.answer('refreshSituation', done);
    rig.send({ type: 'otherTab.started' });
    expect(rig.value()).toBe('lockedElsewhere');
    expect(isLocked(rig)).toBe(true);
    rig.send({ type: 'outcome.acknowledged' });
    expect(rig.actions).toEqual([]);
    rig.send({ type: 'otherTab.finished' });
    await rig.answer('recallElsewhere', true);
    expect(rig.value()).toEqual({ unknown: 'looking' });
    await rig.answer('refreshSituation', done);
    rig.send({ type: 'outcome.acknowledged' });
    expect(rig.actions).toEqual([forgotten]);
  });

  it('go by the balance where nothing can be recalled', async () => {
    const rig = await started();
    rig.send({ type: 'otherTab.started' });
    rig.send({ type: 'otherTab.finished' });
    await rig.crash('recallElsewhere');
    expect(rig.value()).toBe('refreshing');
  });
});
