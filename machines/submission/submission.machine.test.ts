import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { submissionEntry } from './submission.machine.ts';

const submit = { type: 'values.submitted', values: { nome: 'Ana', senha: 'clube123' } };
const payload = { nome: 'Ana', cpf: '52998224725' };
const refusal = { message: 'CPF já cadastrado', status: 400, details: ['CPF repetido'] };
const noReason = { message: null, status: null };
const silence = { message: null, status: 504 };

function validating(): Rig {
  const rig = startRig(submissionEntry);
  rig.send(submit);
  return rig;
}

async function sending(): Promise<Rig> {
  const rig = validating();
  await rig.answer('validate', { ok: true, value: payload });
  return rig;
}

async function ended(output: unknown): Promise<Rig> {
  const rig = await sending();
  await rig.answer('send', output);
  return rig;
}

const callsOf = ({ calls }: Rig, name: string) => calls.filter(({ port }) => port === name).length;

describePaths(submissionEntry, {
  'no password stays in the machine': ({ actor }) =>
    !JSON.stringify(actor.getSnapshot().context).includes('clube123'),
  'a write is sent once per valid form': (rig) => callsOf(rig, 'send') <= callsOf(rig, 'validate'),
  'nothing is checked or sent but by a press': ({ calls, taken }) =>
    calls.length <= 2 * taken.filter((key) => key.includes('values.submitted')).length,
});

describe('a submission', () => {
  it('goes from idle through validating and sending to done', async () => {
    const rig = startRig(submissionEntry);
    expect(rig.value()).toBe('idle');
    rig.send(submit);
    expect(rig.value()).toBe('validating');
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(false);
    expect(rig.actor.getSnapshot().hasTag('underWay')).toBe(true);
    await rig.answer('validate', { ok: true, value: payload });
    expect(rig.value()).toBe('sending');
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(rig.calls).toEqual([
      { port: 'validate', input: { values: submit.values } },
      { port: 'send', input: { payload } },
    ]);
    await rig.answer('send', { ok: true, value: 'Feito.' });
    expect(rig.value()).toBe('done');
    expect(rig.actor.getSnapshot().hasTag('underWay')).toBe(false);
    expect(rig.emitted).toEqual([{ type: 'submission.succeeded', answer: 'Feito.' }]);
  });

  it('does not send an invalid form', async () => {
    const rig = validating();
    await rig.answer('validate', { ok: false, failure: null });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([]);
    expect(rig.calls).toHaveLength(1);
  });

  // @rule R10
  it.each(['validating', 'sending'])('ignores a second submit while it is %s', async (state) => {
    const rig = state === 'validating' ? validating() : await sending();
    const before = rig.calls.length;
    rig.send(submit);
    expect(rig.value()).toBe(state);
    expect(rig.calls).toHaveLength(before);
  });

  it.each([
    ['refused', 'the server says no', refusal],
    ['unknown', 'no answer comes', noReason],
    ['unknown', 'a gateway answers in the server’s place', silence],
  ])('is %s when %s, and the customer may send again', async (state, _why, failure) => {
    const rig = await ended({ ok: false, failure });
    expect(rig.value()).toBe(state);
    expect(rig.emitted).toEqual([{ type: 'submission.failed', failure }]);
    expect(callsOf(rig, 'send')).toBe(1);
    rig.send(submit);
    expect(rig.value()).toBe('validating');
  });

  it('is refused with the reason when validation fails', async () => {
    const rig = validating();
    await rig.answer('validate', { ok: false, failure: silence });
    expect(rig.value()).toBe('refused');
    expect(rig.emitted).toEqual([{ type: 'submission.failed', failure: silence }]);
  });

  it('reports a failing port: refused before sending, unknown afterwards', async () => {
    const early = validating();
    await early.crash('validate');
    expect(early.value()).toBe('refused');
    const late = await sending();
    await late.crash('send');
    expect(late.value()).toBe('unknown');
    for (const { emitted } of [early, late])
      expect(emitted).toEqual([{ type: 'submission.failed', failure: noReason }]);
  });

  it('that is done is a new write with the next press', async () => {
    const rig = await ended({ ok: true, value: null });
    rig.send(submit);
    expect(rig.value()).toBe('validating');
  });
});
