import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { shellGatesEntry } from './shell-gates.machine.ts';

const portal = { type: 'route.entered', path: '/portal' };
const perfil = { type: 'route.entered', path: '/perfil' };
const pending = { ok: true, value: { aceitouTermos: false } };
const accepted = { ok: true, value: { aceitouTermos: true } };
const noPhone = { ok: true, value: { telefones: [] } };
const withPhone = { ok: true, value: { telefones: [{ numero: '999990000' }] } };
const failed = { ok: false, failure: { message: 'Serviço indisponível', status: 500 } };

const modalOf = (rig: Rig): unknown => (rig.value() as { modal: unknown }).modal;
const ports = ({ calls }: Rig): string[] => calls.map(({ port }) => port);

async function checked(terms: unknown, person: unknown): Promise<Rig> {
  const rig = startRig(shellGatesEntry, 'restored');
  await rig.answer('checkTerms', terms);
  await rig.answer('loadPerson', person);
  return rig;
}

describePaths(shellGatesEntry, {
  'two modals never stand at once': ({ actor }) => {
    const { children } = actor.getSnapshot() as { children: Record<string, unknown> };
    return (
      ['termsAcceptance', 'phoneGate', 'whatsappConsent'].filter((id) => children[id] !== undefined).length <=
      1
    );
  },
});

describe('on every route', () => {
  // @rule S2.10, R40
  it('the terms check and the person are really fetched', async () => {
    const rig = startRig(shellGatesEntry, 'signedIn');
    expect(ports(rig)).toEqual([]);
    rig.send(portal);
    expect(ports(rig)).toEqual(['checkTerms', 'loadPerson']);
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
    rig.send(perfil);
    expect(ports(rig).slice(-2)).toEqual(['checkTerms', 'loadPerson']);
    expect(modalOf(rig)).toBe('waiting');
  });

  it('a restored session is checked at once', () => {
    expect(ports(startRig(shellGatesEntry, 'restored'))).toEqual(['checkTerms', 'loadPerson']);
  });

  // @rule R40
  it('nothing is fetched without a network', () => {
    const rig = startRig(shellGatesEntry, 'offline');
    rig.send(perfil);
    expect(ports(rig)).toEqual([]);
    expect(rig.actor.getSnapshot().context).toMatchObject({ path: '/perfil' });
    expect(modalOf(rig)).toBe('waiting');
  });

  it('checks skipped offline run on the next route online', async () => {
    let isUp = false;
    const inputs = { home: () => ({ isOnline: () => isUp, path: '/portal' }) };
    const rig = startRig({ ...shellGatesEntry, inputs }, 'home');
    expect(ports(rig)).toEqual([]);
    isUp = true;
    rig.send(portal);
    await rig.answer('checkTerms', pending);
    await rig.answer('loadPerson', noPhone);
    expect(modalOf(rig)).toBe('terms');
    await rig.answer('termsAcceptance', { accepted: true });
    expect(modalOf(rig)).toBe('phone');
  });

  it('an answer that belongs to an older route is dropped', async () => {
    const rig = startRig(shellGatesEntry, 'restored');
    rig.send(perfil);
    expect(ports(rig)).toHaveLength(4);
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
    expect(modalOf(rig)).toBe('clear');
  });

  it('reports a failed terms check and continues', async () => {
    const rig = await checked(failed, withPhone);
    expect(rig.emitted).toEqual([{ type: 'terms.checkFailed', failure: failed.failure }]);
    expect(modalOf(rig)).toBe('consent');
  });

  it('fetches a person that failed once, not again and again', async () => {
    const rig = await checked(accepted, failed);
    expect(rig.value()).toMatchObject({ terms: 'checked', person: 'checked' });
    expect(ports(rig)).toEqual(['checkTerms', 'loadPerson', 'whatsappConsent']);
  });

  // @rule R9
  it('reports a failed terms check, not a failed person', async () => {
    const rig = startRig(shellGatesEntry, 'restored');
    await rig.crash('loadPerson');
    await rig.crash('checkTerms');
    expect(rig.emitted).toEqual([{ type: 'terms.checkFailed', failure: { message: null, status: null } }]);
    expect(rig.value()).toMatchObject({ terms: 'checked', person: 'checked' });
  });
});

describe('the queue', () => {
  // @rule S2.37, R16
  it('leads a customer with everything pending through terms, phone and WhatsApp', async () => {
    const rig = startRig(shellGatesEntry, 'restored');
    await rig.answer('loadPerson', noPhone);
    expect(modalOf(rig)).toBe('waiting');
    await rig.answer('checkTerms', pending);
    expect(modalOf(rig)).toBe('terms');
    expect(ports(rig)).toEqual(['checkTerms', 'loadPerson', 'termsAcceptance']);
    await rig.answer('termsAcceptance', { accepted: true });
    expect(modalOf(rig)).toBe('phone');
    rig.send({ type: 'person.loaded', telefones: [{ numero: '999990000' }] });
    await rig.answer('phoneGate', undefined);
    expect(modalOf(rig)).toBe('consent');
    await rig.answer('whatsappConsent', undefined);
    expect(modalOf(rig)).toBe('clear');
  });

  it('waits for the person before it lets the screen be', async () => {
    const rig = startRig(shellGatesEntry, 'restored');
    await rig.answer('checkTerms', accepted);
    expect(modalOf(rig)).toBe('afterTerms');
    rig.send(perfil);
    expect(modalOf(rig)).toBe('waiting');
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', noPhone);
    expect(modalOf(rig)).toBe('phone');
  });

  it('knows of terms that a later route finds', async () => {
    const rig = await checked(accepted, withPhone);
    await rig.answer('whatsappConsent', undefined);
    rig.send(perfil);
    await rig.answer('checkTerms', pending);
    expect(modalOf(rig)).toBe('terms');
  });

  it('shows terms before an open phone modal', async () => {
    const rig = await checked(accepted, noPhone);
    rig.send(perfil);
    expect(modalOf(rig)).toBe('phone');
    await rig.answer('checkTerms', pending);
    expect(modalOf(rig)).toBe('terms');
    await rig.answer('termsAcceptance', { accepted: true });
    expect(modalOf(rig)).toBe('phone');
  });

  it('passes routes and persons to the phone gate', async () => {
    const rig = await checked(accepted, noPhone);
    expect(rig.calls.at(-1)).toEqual({ port: 'phoneGate', input: { path: '/portal' } });
    rig.send(perfil);
    rig.send({ type: 'person.loaded', telefones: [] });
    await rig.answer('loadPerson', noPhone);
    expect(modalOf(rig)).toBe('phone');
    expect(rig.received.map(({ event }) => event)).toEqual([
      { type: 'person.loaded', telefones: [] },
      perfil,
      { type: 'person.loaded', telefones: [] },
      { type: 'person.loaded', telefones: [] },
    ]);
  });

  it.each([
    ['terms', pending, noPhone, 'termsAcceptance', 'phone'],
    ['phone', accepted, noPhone, 'phoneGate', 'consent'],
    ['WhatsApp', accepted, withPhone, 'whatsappConsent', 'clear'],
  ])('continues when the %s modal fails', async (_, terms, person, id, next) => {
    const rig = await checked(terms, person);
    await rig.crash(id);
    expect(modalOf(rig)).toBe(next);
  });

  it.each([
    ['terms', pending, noPhone, 'termsAcceptance'],
    ['phone', accepted, noPhone, 'phoneGate'],
  ])("after the %s modal waits for a newer route's check", async (_, terms, person, id) => {
    const answered = await checked(terms, person);
    answered.send(perfil);
    await answered.answer(id, undefined);
    expect(modalOf(answered)).toBe('waiting');
    const broken = await checked(terms, person);
    broken.send(perfil);
    await broken.crash(id);
    expect(modalOf(broken)).toBe('waiting');
  });

  it.each([
    ['terms', pending, noPhone, 'termsAcceptance'],
    ['the phone', accepted, noPhone, 'phoneGate'],
  ])('asks for %s that became pending behind the WhatsApp prompt', async (_, terms, person, id) => {
    const rig = await checked(accepted, withPhone);
    rig.send(portal);
    await rig.answer('checkTerms', terms);
    await rig.answer('loadPerson', person);
    expect(modalOf(rig)).toBe('consent');
    await rig.answer('whatsappConsent', undefined);
    expect(ports(rig).slice(-2)).toEqual(['loadPerson', id]);
  });

  it('keeps the modal when a route is entered offline', async () => {
    let isUp = true;
    const inputs = { home: () => ({ isOnline: () => isUp, path: '/portal' }) };
    const rig = startRig({ ...shellGatesEntry, inputs }, 'home');
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
    rig.send(portal);
    await rig.answer('whatsappConsent', undefined);
    isUp = false;
    rig.send(perfil);
    expect(modalOf(rig)).toBe('clear');
  });

  // @rule S4.10
  it('a check that was sent before the terms were accepted does not ask for them again', async () => {
    const rig = await checked(pending, withPhone);
    rig.send(perfil);
    await rig.answer('termsAcceptance', { accepted: true });
    // The newer request replaces the older one.
    expect(ports(rig).at(-1)).toBe('checkTerms');
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
    expect(modalOf(rig)).toBe('clear');
  });

  it('does not ask again for terms that cannot be shown', async () => {
    const rig = await checked(pending, withPhone);
    await rig.answer('termsAcceptance', { accepted: false });
    expect(modalOf(rig)).toBe('consent');
  });
});

describe('the WhatsApp prompt', () => {
  it('belongs to the home page', async () => {
    const rig = startRig(shellGatesEntry, 'signedIn');
    rig.send(perfil);
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
    expect(modalOf(rig)).toBe('clear');
    rig.send(portal);
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
    expect(modalOf(rig)).toBe('consent');
    rig.send(portal);
    expect(modalOf(rig)).toBe('consent');
    rig.send(perfil);
    expect(modalOf(rig)).toBe('waiting');
  });

  const enter = async (rig: Rig, route: typeof portal): Promise<void> => {
    rig.send(route);
    await rig.answer('checkTerms', accepted);
    await rig.answer('loadPerson', withPhone);
  };
  const looks = (rig: Rig): number => ports(rig).filter((name) => name === 'whatsappConsent').length;

  // @rule R79
  it('looks at the saved preference once on one visit of home', async () => {
    const rig = await checked(accepted, withPhone);
    await rig.answer('whatsappConsent', undefined);
    await enter(rig, portal);
    expect(modalOf(rig)).toBe('clear');
    expect(looks(rig)).toBe(1);
  });

  // @rule R79
  it.each([
    ['was answered', (rig: Rig) => rig.answer('whatsappConsent', undefined)],
    ['broke', (rig: Rig) => rig.crash('whatsappConsent')],
    ['was left standing', () => Promise.resolve()],
  ])('looks again on the next visit of home when it %s', async (_, end) => {
    const rig = await checked(accepted, withPhone);
    await end(rig);
    await enter(rig, perfil);
    expect(modalOf(rig)).toBe('clear');
    await enter(rig, portal);
    expect(modalOf(rig)).toBe('consent');
    expect(looks(rig)).toBe(2);
  });

  it('lets the screen be when it breaks while the checks run once more', async () => {
    const rig = await checked(accepted, withPhone);
    rig.send(portal);
    await rig.crash('whatsappConsent');
    expect(modalOf(rig)).toBe('clear');
  });

  // @rule R79
  it('waits on a new visit for the modal of another gate', async () => {
    const rig = await checked(accepted, withPhone);
    await rig.answer('whatsappConsent', undefined);
    await enter(rig, perfil);
    rig.send(portal);
    await rig.answer('loadPerson', withPhone);
    await rig.answer('checkTerms', pending);
    expect(modalOf(rig)).toBe('terms');
    expect(looks(rig)).toBe(1);
    await rig.answer('termsAcceptance', { accepted: true });
    expect(modalOf(rig)).toBe('consent');
  });
});
