import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { whatsappConsentEntry } from './whatsapp-consent.machine.ts';

const off = {
  recebeEmail: false,
  recebeSms: true,
  recebePush: false,
  recebeWhatsapp: false,
  cupomDigital: true,
};
const refusal = { ok: false, failure: { message: 'Serviço indisponível', status: 500 } };

function asked(route: string): Rig {
  const rig = startRig(whatsappConsentEntry, route);
  rig.send({ type: 'whatsapp.unticked' });
  return rig;
}

async function prompted(): Promise<Rig> {
  const rig = startRig(whatsappConsentEntry, 'home');
  await rig.answer('loadPreferencias', { ok: true, value: off });
  return rig;
}

describePaths(whatsappConsentEntry, {
  'the forms post nothing': ({ actor, calls }) => {
    const { route } = actor.getSnapshot().context as { route: string };
    return route === 'home' || calls.length === 0;
  },
});

// @rule S2.73, S4.5, R29
describe.each(['register', 'preferences'])('unticking WhatsApp on %s', (route) => {
  it('asks for confirmation', () => {
    expect(startRig(whatsappConsentEntry, route).value()).toEqual({ guarding: 'idle' });
    expect(asked(route).value()).toEqual({ guarding: 'awaitingCustomer' });
  });

  it.each([
    ['Concordo keeps it on', 'consent.given', [{ type: 'whatsapp.kept', route }]],
    ['Cancelar opts out', 'consent.refused', [{ type: 'whatsapp.optedOut' }]],
    ['Escape and the overlay leave it on', 'prompt.dismissed', []],
  ])('%s', (_, type, emitted) => {
    const rig = asked(route);
    rig.send({ type });
    expect(rig.value()).toEqual({ guarding: 'idle' });
    expect(rig.emitted).toEqual(emitted);
  });
});

describe('the prompt of the home page', () => {
  // @rule S2.37, S4.6
  it('appears when the saved preference is off', async () => {
    const rig = await prompted();
    expect(rig.value()).toEqual({ prompting: 'awaitingCustomer' });
  });

  // @rule S4.6
  it('saves the consent, once', async () => {
    const rig = await prompted();
    rig.send({ type: 'consent.given' });
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
    rig.send({ type: 'consent.given' });
    expect(rig.calls.map(({ port }) => port)).toEqual(['loadPreferencias', 'saveConsent']);
    await rig.answer('saveConsent', { ok: true, value: null });
    expect(rig.value()).toBe('settled');
  });

  it.each([
    ['is refused', (rig: Rig) => rig.answer('saveConsent', refusal)],
    ['breaks', (rig: Rig) => rig.crash('saveConsent')],
  ])('stays when saving %s', async (_, fail) => {
    const rig = await prompted();
    rig.send({ type: 'consent.given' });
    await fail(rig);
    expect(rig.value()).toEqual({ prompting: 'awaitingCustomer' });
  });

  // @rule R262
  it('closes while the save is never answered', async () => {
    const rig = await prompted();
    rig.send({ type: 'consent.given' });
    rig.send({ type: 'prompt.dismissed' });
    expect(rig.value()).toBe('settled');
  });

  it.each(['consent.refused', 'prompt.dismissed'])('saves nothing on %s', async (type) => {
    const rig = await prompted();
    rig.send({ type });
    expect(rig.value()).toBe('settled');
    expect(rig.calls).toHaveLength(1);
  });

  it.each([
    ['the preference is on', { ok: true, value: { ...off, recebeWhatsapp: true } }],
    ['the server does not say whether it is', { ok: true, value: { ...off, recebeWhatsapp: null } }],
    ['the preferences cannot be fetched', refusal],
  ])('does not appear when %s', async (_, result) => {
    const rig = startRig(whatsappConsentEntry, 'home');
    await rig.answer('loadPreferencias', result);
    expect(rig.value()).toBe('settled');
    expect(rig.emitted).toEqual([]);
  });

  it('does not appear when fetching breaks', async () => {
    const rig = startRig(whatsappConsentEntry, 'home');
    await rig.crash('loadPreferencias');
    expect(rig.value()).toBe('settled');
  });
});
