import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { deactivationEntry, type Situation } from './deactivation.machine.ts';

const active: Situation = { deactivated: false, remaining: null };
const aDay: Situation = { deactivated: true, remaining: { dias: 1, horas: 2, minutos: 3 } };
const answered = { ok: true, value: { message: 'Cadastro desativado' } };
const refusal = { ok: false, failure: { message: 'Prazo encerrado', status: 400 } };
const left = ({ actor }: Rig) => (actor.getSnapshot().context as { left: unknown }).left;

function loaded(situation: Situation): Rig {
  const rig = startRig(deactivationEntry, 'active');
  rig.send({ type: 'person.loaded', situation });
  return rig;
}

async function reloading(): Promise<Rig> {
  const rig = loaded(active);
  rig.send({ type: 'deactivation.requested' });
  await rig.answer('deactivate', answered);
  return rig;
}

describePaths(deactivationEntry, {
  'the person is fetched again after every call': ({ calls }) => {
    const ports = calls.map(({ port }) => port);
    return ports.every((port, index) => index === 0 || port !== ports[index - 1] || port === 'reloadPerson');
  },
});

describe('a registration', () => {
  it('is active or deactivated as the person was loaded', () => {
    expect(startRig(deactivationEntry, 'active').value()).toBe('active');
    expect(startRig(deactivationEntry, 'deactivated').value()).toEqual({ deactivated: 'counting' });
  });

  // @rule S4.13
  it('is deactivated: the call, the server’s words, the person again', async () => {
    const rig = loaded(active);
    rig.send({ type: 'deactivation.requested' });
    expect(rig.value()).toBe('deactivating');
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    await rig.answer('deactivate', answered);
    expect(rig.emitted).toEqual([{ type: 'request.answered', message: 'Cadastro desativado' }]);
    expect(rig.value()).toBe('reloading');
    await rig.answer('reloadPerson', { ok: true, value: aDay });
    expect(rig.value()).toEqual({ deactivated: 'counting' });
  });

  it('is reactivated the same way', async () => {
    const rig = loaded(aDay);
    rig.send({ type: 'reactivation.requested' });
    expect(rig.value()).toBe('reactivating');
    await rig.answer('reactivate', answered);
    await rig.answer('reloadPerson', { ok: true, value: active });
    expect(rig.value()).toBe('active');
    expect(rig.calls.map(({ port }) => port)).toEqual(['reactivate', 'reloadPerson']);
  });

  it.each([
    ['deactivation', active, 'deactivate'],
    ['reactivation', aDay, 'reactivate'],
  ])('reports a refused %s and reloads the person', async (name, situation, port) => {
    const rig = loaded(situation);
    rig.send({ type: `${name}.requested` });
    await rig.answer(port, refusal);
    expect(rig.emitted).toEqual([{ type: 'request.refused', failure: refusal.failure }]);
    await rig.answer('reloadPerson', { ok: true, value: situation });
    rig.send({ type: `${name}.requested` });
    await rig.crash(port);
    expect(rig.emitted.at(-1)).toEqual({ type: 'request.refused', failure: { message: null, status: null } });
    expect(rig.value()).toBe('reloading');
  });

  // @rule R74
  it('counts an answer once', async () => {
    const rig = await reloading();
    await rig.answer('reloadPerson', { ok: true, value: aDay });
    rig.elapse(60_000);
    expect(left(rig)).toEqual({ horas: 26, minutos: 2 });
    rig.send({ type: 'person.loaded', situation: aDay });
    expect(left(rig)).toEqual({ horas: 26, minutos: 2 });
    rig.send({ type: 'person.loaded', situation: { ...aDay, remaining: { dias: 0, horas: 2, minutos: 3 } } });
    expect(left(rig)).toEqual({ horas: 2, minutos: 3 });
  });

  it('is not asked for twice at once', () => {
    const rig = loaded(active);
    rig.send({ type: 'deactivation.requested' });
    rig.send({ type: 'deactivation.requested' });
    rig.send({ type: 'person.loaded', situation: active });
    expect(rig.calls).toHaveLength(1);
    expect(rig.value()).toBe('deactivating');
  });

  it('offers to look again when the person cannot be fetched', async () => {
    const rig = await reloading();
    await rig.answer('reloadPerson', refusal);
    expect(rig.value()).toBe('reloadFailed');
    rig.send({ type: 'reload.requested' });
    await rig.crash('reloadPerson');
    expect(rig.value()).toBe('reloadFailed');
    rig.send({ type: 'person.loaded', situation: aDay });
    expect(rig.value()).toEqual({ deactivated: 'counting' });
  });
});

describe('the note', () => {
  // @rule S2.79, R74
  it('shows hours, 24 for each day, and minutes', () => {
    expect(left(loaded(aDay))).toEqual({ horas: 26, minutos: 3 });
  });

  it('counts down by the minute', () => {
    const rig = loaded(aDay);
    rig.elapse(59_999);
    expect(left(rig)).toEqual({ horas: 26, minutos: 3 });
    rig.elapse(1);
    expect(left(rig)).toEqual({ horas: 26, minutos: 2 });
    rig.elapse(3 * 60_000);
    expect(left(rig)).toEqual({ horas: 25, minutos: 59 });
  });

  it('is right again after the device has slept', () => {
    const rig = loaded(aDay);
    rig.sleep(60 * 60_000 + 30_000);
    rig.elapse(60_000);
    expect(left(rig)).toEqual({ horas: 25, minutos: 2 });
    rig.elapse(30_000);
    expect(left(rig)).toEqual({ horas: 25, minutos: 1 });
  });

  it('ends at nothing, and Reativar stays', async () => {
    const rig = loaded({ deactivated: true, remaining: { dias: 0, horas: 0, minutos: 1 } });
    rig.elapse(60_000);
    expect(rig.value()).toEqual({ deactivated: 'expired' });
    expect(left(rig)).toEqual({ horas: 0, minutos: 0 });
    rig.send({ type: 'reactivation.requested' });
    expect(rig.value()).toBe('reactivating');
  });

  it('needs a time from the server', () => {
    expect(loaded({ deactivated: true, remaining: null }).value()).toEqual({ deactivated: 'expired' });
    expect(loaded({ deactivated: true, remaining: { dias: 0, horas: 0, minutos: 0 } }).value()).toEqual({
      deactivated: 'expired',
    });
  });

  it('restarts from the latest person', () => {
    const rig = loaded(aDay);
    rig.elapse(60_000);
    rig.send({ type: 'person.loaded', situation: { ...aDay, remaining: { dias: 0, horas: 5, minutos: 7 } } });
    expect(rig.value()).toEqual({ deactivated: 'counting' });
    expect(left(rig)).toEqual({ horas: 5, minutos: 7 });
  });

  it('ends when the person is active', () => {
    const rig = loaded(aDay);
    rig.send({ type: 'person.loaded', situation: active });
    expect(rig.value()).toBe('active');
  });
});
