import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { registrationEntry } from './registration.entry.ts';

const submit = { type: 'form.submitted', values: { nome: 'Ana', senha: 'clube123' } };
const payload = { nome: 'Ana', cpf: '52998224725' };
const refusal = {
  ok: false,
  failure: { message: 'CPF já cadastrado', status: 400, errors: ['CPF repetido'] },
};
const noReason = { message: null, status: null, errors: [] };

function validating(): Rig {
  const rig = startRig(registrationEntry);
  rig.send(submit);
  return rig;
}

async function submitting(): Promise<Rig> {
  const rig = validating();
  await rig.answer('validate', { ok: true, value: payload });
  return rig;
}

describePaths(registrationEntry, {
  'no password stays in the machine': ({ actor }) =>
    !JSON.stringify(actor.getSnapshot().context).includes('clube123'),
  'a registration is sent once per valid form': ({ calls }) =>
    calls.filter(({ port }) => port === 'register').length <=
    calls.filter(({ port }) => port === 'validate').length,
});

describe('a registration', () => {
  it('goes from idle through validating and submitting to the success dialog (S4.4)', async () => {
    const rig = startRig(registrationEntry);
    expect(rig.value()).toBe('idle');
    rig.send(submit);
    expect(rig.value()).toBe('validating');
    await rig.answer('validate', { ok: true, value: payload });
    expect(rig.value()).toBe('submitting');
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(rig.calls).toEqual([
      { port: 'validate', input: { values: submit.values } },
      { port: 'register', input: { payload } },
    ]);
    await rig.answer('register', { ok: true, value: null });
    expect(rig.value()).toBe('succeeded');
    expect(rig.actions).toEqual([{ type: 'forgetDraft', params: undefined }]);
    rig.send({ type: 'thanks.acknowledged' });
    expect(rig.value()).toBe('finished');
    expect(rig.emitted).toEqual([{ type: 'registration.succeeded' }, { type: 'registration.finished' }]);
  });

  it('sends nothing that is not valid', async () => {
    const rig = validating();
    await rig.answer('validate', { ok: false, failure: null });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([{ type: 'form.invalid' }]);
    expect(rig.calls).toHaveLength(1);
  });

  it('ignores a second submit while the first is under way (R10)', async () => {
    const rig = await submitting();
    rig.send(submit);
    expect(rig.value()).toBe('submitting');
    expect(rig.calls).toHaveLength(2);
  });

  it.each([
    ['the server refuses', (rig: Rig) => rig.answer('register', refusal), refusal.failure],
    ['the call breaks', (rig: Rig) => rig.crash('register'), noReason],
  ])('can be sent again when %s', async (_, fail, failure) => {
    const rig = await submitting();
    await fail(rig);
    expect(rig.value()).toBe('refused');
    expect(rig.emitted).toEqual([{ type: 'registration.refused', failure }]);
    expect(rig.actions).toEqual([]);
    rig.send(submit);
    expect(rig.value()).toBe('validating');
  });

  it('tells when the check itself breaks', async () => {
    const rig = validating();
    await rig.crash('validate');
    expect(rig.value()).toBe('refused');
    expect(rig.emitted).toEqual([{ type: 'registration.refused', failure: noReason }]);
  });

  it('starts over when the kind of customer is switched (S2.21, R25)', async () => {
    const rig = await submitting();
    await rig.answer('register', refusal);
    rig.send({ type: 'kind.switched' });
    expect(rig.value()).toBe('idle');
    const early = validating();
    early.send({ type: 'kind.switched' });
    expect(early.value()).toBe('idle');
  });

  it('does not let go of a registration that is at the server', async () => {
    const rig = await submitting();
    rig.send({ type: 'kind.switched' });
    expect(rig.value()).toBe('submitting');
  });
});
