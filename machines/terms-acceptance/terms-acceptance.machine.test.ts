import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { termsAcceptanceEntry } from './terms-acceptance.machine.ts';

const termos = [
  { idTermo: '1', nomeTipo: 'Termos do Programa' },
  { idTermo: '2', nomeTipo: 'Política de Privacidade' },
  { idTermo: '3', nomeTipo: 'Cookies' },
];
const accepted = { ok: true, value: null };
const refusal = { ok: false, failure: { message: null, status: 500 } };
const nothingKnown = { message: null, status: null };

async function shown(): Promise<Rig> {
  const rig = startRig(termsAcceptanceEntry);
  await rig.answer('loadTermos', { ok: true, value: termos });
  return rig;
}

function posted({ calls }: Rig): unknown[] {
  return calls.filter(({ port }) => port === 'acceptTermo').map(({ input }) => input);
}

describePaths(termsAcceptanceEntry, {
  'the modal stands as long as a term is left': ({ actor }) => {
    const { remaining } = actor.getSnapshot().context as { remaining: unknown[] };
    return remaining.length === 0 || actor.getSnapshot().hasTag('modal');
  },
});

describe('the terms modal', () => {
  // @rule S2.11, R41
  it('lists every published term', async () => {
    const { actor, value } = await shown();
    expect(value()).toBe('awaitingCustomer');
    expect(actor.getSnapshot().context).toMatchObject({ termos });
  });

  // @rule S4.10, R41
  it('accepts one by one in order and closes when all have succeeded', async () => {
    const rig = await shown();
    rig.send({ type: 'terms.accepted' });
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    await rig.answer('acceptTermo', accepted);
    await rig.answer('acceptTermo', accepted);
    expect(rig.value()).toEqual({ accepting: 'awaited' });
    await rig.answer('acceptTermo', accepted);
    expect(posted(rig)).toEqual([{ idTermo: '1' }, { idTermo: '2' }, { idTermo: '3' }]);
    expect(rig.value()).toBe('accepted');
    expect(rig.actor.getSnapshot().output).toEqual({ accepted: true });
  });

  // @rule R41
  it('a retry posts only the terms that failed', async () => {
    const rig = await shown();
    rig.send({ type: 'terms.accepted' });
    await rig.answer('acceptTermo', accepted);
    await rig.answer('acceptTermo', refusal);
    expect(rig.value()).toBe('awaitingCustomer');
    expect(rig.emitted).toEqual([{ type: 'termo.failed', idTermo: '2', failure: refusal.failure }]);
    rig.send({ type: 'terms.accepted' });
    await rig.answer('acceptTermo', accepted);
    await rig.answer('acceptTermo', accepted);
    expect(posted(rig)).toEqual([{ idTermo: '1' }, { idTermo: '2' }, { idTermo: '2' }, { idTermo: '3' }]);
    expect(rig.actor.getSnapshot().context).toMatchObject({ termos, remaining: [] });
  });

  // @rule R262
  it('gives Aceito back after ten seconds without an answer, and a late one counts', async () => {
    const rig = await shown();
    rig.send({ type: 'terms.accepted' });
    rig.elapse(9999);
    rig.send({ type: 'terms.accepted' });
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    rig.elapse(1);
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(posted(rig)).toEqual([{ idTermo: '1' }]);
    await rig.answer('acceptTermo', accepted);
    expect(posted(rig)).toEqual([{ idTermo: '1' }, { idTermo: '2' }]);
    expect(rig.value()).toEqual({ accepting: 'awaited' });
  });

  // @rule R10, R262
  it('posts a term without an answer again only by a press', async () => {
    const rig = await shown();
    rig.send({ type: 'terms.accepted' });
    rig.elapse(3_600_000);
    expect(posted(rig)).toEqual([{ idTermo: '1' }]);
    rig.send({ type: 'terms.accepted' });
    expect(posted(rig)).toEqual([{ idTermo: '1' }, { idTermo: '1' }]);
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('stays open when an acceptance breaks', async () => {
    const rig = await shown();
    rig.send({ type: 'terms.accepted' });
    await rig.crash('acceptTermo');
    expect(rig.value()).toBe('awaitingCustomer');
    expect(rig.emitted).toEqual([{ type: 'termo.failed', idTermo: '1', failure: nothingKnown }]);
  });

  it('never shows without a published term', async () => {
    const rig = startRig(termsAcceptanceEntry);
    await rig.answer('loadTermos', { ok: true, value: [] });
    expect(rig.actor.getSnapshot().output).toEqual({ accepted: true });
  });

  it.each([
    ['cannot be fetched', (rig: Rig) => rig.answer('loadTermos', refusal), refusal.failure],
    ['break', (rig: Rig) => rig.crash('loadTermos'), nothingKnown],
  ])('never shows when the terms %s', async (_, fail, failure) => {
    const rig = startRig(termsAcceptanceEntry);
    await fail(rig);
    expect(rig.value()).toBe('unavailable');
    expect(rig.actor.getSnapshot().output).toEqual({ accepted: false });
    expect(rig.emitted).toEqual([{ type: 'terms.unavailable', failure }]);
  });
});
