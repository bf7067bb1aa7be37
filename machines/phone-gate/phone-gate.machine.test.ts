import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { phoneGateEntry, hasPhone } from './phone-gate.machine.ts';

const perfil = { type: 'route.entered', path: '/perfil' };
const compras = { type: 'route.entered', path: '/compras' };
const withPhone = { type: 'person.loaded', telefones: [{ numero: '' }, { numero: '999990000' }] };
const withoutPhone = { type: 'person.loaded', telefones: [{ numero: ' ' }] };

function after(...events: { type: string }[]): Rig {
  const rig = startRig(phoneGateEntry, 'portal');
  for (const event of events) rig.send(event);
  return rig;
}
const modalStands = ({ actor }: Rig): boolean => actor.getSnapshot().hasTag('modal');

describePaths(phoneGateEntry, {
  'the profile is opened by nobody but the customer': ({ emitted, taken }) =>
    emitted.length <= taken.filter((key) => key.includes('profile.requested')).length,
});

// @rule R42
describe('no phone', () => {
  it.each([
    ['no list', null, false],
    ['an empty list', [], false],
    ['only blank numbers', [{ numero: null }, { numero: '  ' }], false],
    ['one number among blanks', [{ numero: '' }, { numero: '1133334444' }], true],
  ])('%s', (_, telefones, expected) => {
    expect(hasPhone({ telefones })).toBe(expected);
  });
});

describe('the phone modal', () => {
  // @rule S2.12, S4.11
  it('is open on every path but /perfil', () => {
    expect(modalStands(after())).toBe(true);
    expect(modalStands(after(compras))).toBe(true);
    expect(modalStands(after(perfil))).toBe(false);
    expect(startRig(phoneGateEntry, 'perfil').value()).toBe('atProfile');
  });

  it('stays closed on /perfil without a phone', () => {
    expect(after(perfil, withoutPhone).value()).toBe('atProfile');
  });

  // @rule S2.13
  it('its button closes it and leads to /perfil', () => {
    const rig = after({ type: 'profile.requested' });
    expect(rig.value()).toBe('goingToProfile');
    expect(rig.emitted).toEqual([{ type: 'profile.opened' }]);
    rig.send(perfil);
    expect(rig.value()).toBe('atProfile');
    expect(modalStands(rig)).toBe(false);
  });

  it('reopens when the app went elsewhere', () => {
    expect(after({ type: 'profile.requested' }, compras).value()).toBe('awaitingCustomer');
  });

  // @rule R42
  it('reopens on leaving /perfil without a phone', () => {
    const rig = after(perfil, perfil, compras);
    expect(rig.value()).toBe('rechecking');
    expect(modalStands(rig)).toBe(false);
    rig.send(withoutPhone);
    expect(rig.value()).toBe('awaitingCustomer');
  });

  it('stays closed while going back to /perfil', () => {
    const rig = after(perfil, compras, compras);
    expect(rig.value()).toBe('rechecking');
    rig.send(perfil);
    rig.send(withoutPhone);
    expect(rig.value()).toBe('atProfile');
  });

  it.each([
    ['the modal stands', []],
    ['the customer is on /perfil', [perfil]],
    ['the customer has left /perfil', [perfil, compras]],
  ])('is done with a phone while %s', (_, events) => {
    expect(after(...events, withPhone).value()).toBe('satisfied');
  });

  it('is not done by a person without one', () => {
    expect(after(withoutPhone).value()).toBe('awaitingCustomer');
  });
});
