import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { registrationEntry, type RegistrationInput } from './registration.machine.ts';

const submit = { type: 'form.submitted', values: { nome: 'Ana', senha: 'clube123' } };
const company = { type: 'kind.switched', kind: 'J' };
const ok = { type: 'success.acknowledged' };
const left = { type: 'screen.left' };
const payload = { nome: 'Ana', cpf: '52998224725' };
const refusal = { message: 'CPF já cadastrado', status: 400, details: ['CPF repetido'] };
const noReason = { message: null, status: null };
const gateway = { message: null, status: 504 };

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

async function answered(output: unknown): Promise<Rig> {
  const rig = await submitting();
  await rig.answer('register', output);
  return rig;
}

const succeeded = () => answered({ ok: true, value: null });
const callsOf = ({ calls }: Rig, name: string) => calls.filter(({ port }) => port === name).length;
const contextOf = ({ actor }: Rig) => actor.getSnapshot().context as RegistrationInput;
const childrenOf = ({ actor }: Rig) => Object.keys(actor.getSnapshot().children as object);
const hasTag = ({ actor }: Rig, tag: string) => actor.getSnapshot().hasTag(tag);
const receivedBy = (rig: Rig, child: string) =>
  rig.received.filter(({ port }) => port === child).map(({ event }) => event.type);
const typesOf = ({ emitted }: Rig) => emitted.map(({ type }) => type);

describePaths(registrationEntry, {
  'no password stays in the machine': (rig) => !JSON.stringify(contextOf(rig)).includes('clube123'),
  'a registration is sent once per valid form': (rig) => callsOf(rig, 'register') <= callsOf(rig, 'validate'),
  'nothing is checked or sent but by a press': (rig) =>
    callsOf(rig, 'validate') <= rig.taken.filter((key) => key.includes('form.submitted')).length,
  'the form and the address start over together': (rig) =>
    typesOf(rig).filter((type) => type === 'form.reset').length === receivedBy(rig, 'cepLookup').length,
});

describe('a registration', () => {
  // @rule S4.4
  it('goes from idle to the success dialog', async () => {
    const rig = startRig(registrationEntry);
    expect(rig.value()).toBe('idle');
    rig.send(submit);
    expect(rig.value()).toBe('validating');
    expect(hasTag(rig, 'busy')).toBe(false);
    expect(hasTag(rig, 'underWay')).toBe(true);
    await rig.answer('validate', { ok: true, value: payload });
    expect(rig.value()).toBe('submitting');
    expect(hasTag(rig, 'busy')).toBe(true);
    expect(hasTag(rig, 'underWay')).toBe(true);
    expect(rig.calls.slice(-2)).toEqual([
      { port: 'validate', input: { values: submit.values } },
      { port: 'register', input: { payload } },
    ]);
    await rig.answer('register', { ok: true, value: null });
    expect(rig.value()).toBe('awaitingOk');
    expect(hasTag(rig, 'modal')).toBe(true);
    expect(hasTag(rig, 'underWay')).toBe(false);
  });

  // @rule S2.30
  it('resets the form, OK leads to the login', async () => {
    const rig = await succeeded();
    expect(rig.actions).toEqual([{ type: 'forgetDraft', params: undefined }]);
    expect(typesOf(rig)).toEqual(['registration.succeeded', 'form.reset']);
    expect(receivedBy(rig, 'cepLookup')).toEqual(['address.reset']);
    rig.send(ok);
    expect(rig.value()).toBe('idle');
    expect(typesOf(rig).at(-1)).toBe('registration.finished');
  });

  // @rule R23
  it('does not send an invalid form', async () => {
    const rig = validating();
    await rig.answer('validate', { ok: false, failure: null });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([]);
    expect(callsOf(rig, 'register')).toBe(0);
  });

  // @rule R10
  it.each([
    ['validating', () => Promise.resolve(validating())],
    ['submitting', submitting],
    ['awaitingOk', succeeded],
  ])('ignores a second press while it is %s', async (state, make) => {
    const rig = await make();
    const before = rig.calls.length;
    rig.send(submit);
    expect(rig.value()).toBe(state);
    expect(rig.calls).toHaveLength(before);
  });

  // @rule R30
  it.each([
    ['refused', 'the server says no', refusal],
    ['unanswered', 'no answer comes', noReason],
    ['unanswered', 'a gateway answers in the server’s place', gateway],
  ])('is %s when %s, and may be sent again', async (state, _why, failure) => {
    const rig = await answered({ ok: false, failure });
    expect(rig.value()).toBe(state);
    expect(rig.emitted).toEqual([{ type: 'registration.failed', failure, mayBeRegistered: false }]);
    expect(rig.actions).toEqual([]);
    expect(callsOf(rig, 'register')).toBe(1);
    rig.send(submit);
    expect(rig.value()).toBe('validating');
  });

  // @rule R30
  it('says with a refusal that an earlier send had no answer, until a reset', async () => {
    const rig = await answered({ ok: false, failure: noReason });
    rig.send(submit);
    await rig.answer('validate', { ok: true, value: payload });
    await rig.answer('register', { ok: false, failure: refusal });
    expect(rig.emitted.at(-1)).toMatchObject({ failure: refusal, mayBeRegistered: true });
    rig.send(company);
    expect(contextOf(rig)).toMatchObject({ mayBeRegistered: false });
  });

  it('a failing port is refused before sending, unknown afterwards', async () => {
    const early = validating();
    await early.crash('validate');
    expect(early.value()).toBe('refused');
    const late = await submitting();
    await late.crash('register');
    expect(late.value()).toBe('unanswered');
    for (const { emitted } of [early, late])
      expect(emitted).toEqual([{ type: 'registration.failed', failure: noReason, mayBeRegistered: false }]);
  });
});

const STARTS = [
  ['idle', () => Promise.resolve(startRig(registrationEntry))],
  ['validating', () => Promise.resolve(validating())],
  ['refused', () => answered({ ok: false, failure: refusal })],
  ['unanswered', () => answered({ ok: false, failure: noReason })],
] as const;

describe('the kind of customer', () => {
  // @rule S2.21, R25
  it.each(STARTS)('starts the whole form over when it is switched, here from %s', async (_state, make) => {
    const rig = await make();
    rig.send(company);
    expect(rig.value()).toBe('idle');
    expect(contextOf(rig).kind).toBe('J');
    expect(rig.emitted.at(-1)).toEqual({ type: 'form.reset', kind: 'J' });
    // A late CEP answer must not refill the form.
    expect(receivedBy(rig, 'cepLookup')).toEqual(['address.reset']);
  });

  it.each(STARTS)('chosen again in %s resets nothing', async (state, make) => {
    const rig = await make();
    rig.send({ ...company, kind: 'F' });
    expect(rig.value()).toBe(state);
    expect(typesOf(rig)).not.toContain('form.reset');
    expect(receivedBy(rig, 'cepLookup')).toEqual([]);
  });

  it.each([
    ['submitting', submitting],
    ['awaitingOk', succeeded],
  ])('is not switched while the registration is %s', async (state, make) => {
    const rig = await make();
    rig.send(company);
    expect(rig.value()).toBe(state);
    expect(contextOf(rig).kind).toBe('F');
  });
});

describe('beside the form', () => {
  // @rule S4.5, S4.7, S7.3
  it('run the CEP lookup, the WhatsApp question and the connectivity check', () => {
    const { calls } = startRig(registrationEntry, 'reloaded');
    expect(calls).toEqual([
      {
        port: 'cepLookup',
        input: { locksFilledFields: true, looksUpOnBlur: false, initialCep: '13010-001' },
      },
      { port: 'whatsappConsent', input: { route: 'register' } },
      { port: 'connectivity', input: undefined },
    ]);
  });

  // @rule R31
  it('the ping ends with the screen, the answer is still reported', async () => {
    const rig = await submitting();
    rig.send(left);
    expect(childrenOf(rig)).not.toContain('connectivity');
    await rig.answer('register', { ok: true, value: null });
    expect(typesOf(rig)).toContain('registration.succeeded');
  });
});
