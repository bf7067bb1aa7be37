import { type Rig, startRig } from '../testing/rig.ts';
import { cepLookupEntry } from './cep-lookup.machine.ts';

const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
const refused = { ok: false, failure: { message: null, status: 404 } };
const noAnswer = { ok: false, failure: { message: null, status: null } };
const lookups = ({ calls }: Rig) =>
  calls.filter(({ port }) => port === 'lookUpCep').map(({ input }) => input);

// @rule R28
describe('an incomplete stored address', () => {
  const left = (isIncomplete = true) => ({ type: 'cep.left', cep: '13010-001', isIncomplete });
  const started = (...events: { type: string }[]): Rig => {
    const rig = startRig(cepLookupEntry, 'profile');
    for (const event of events) rig.send(event);
    return rig;
  };

  it('is looked up once, when the CEP field is left', async () => {
    const rig = started(left());
    expect(lookups(rig)).toEqual([{ cep: '13010001' }]);
    await rig.answer('complete', { ok: true, value: { ...paulista, logradouro: null } });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([
      {
        type: 'address.completed',
        endereco: { bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
      },
    ]);
    rig.send(left());
    expect(lookups(rig)).toHaveLength(1);
  });

  it('is left alone once it is whole, and on register', () => {
    expect(lookups(started(left(false)))).toEqual([]);
    const register = startRig(cepLookupEntry, 'reloaded');
    register.send(left());
    expect(lookups(register)).toEqual([]);
  });

  it.each([
    ['refused', refused, 1],
    ['not answered', noAnswer, 2],
  ])('loses nothing when the lookup is %s', async (_, failure, asked) => {
    const rig = started(left());
    await rig.answer('complete', failure);
    expect(rig.value()).toBe('idle');
    expect(rig.emitted.filter(({ type }) => type === 'address.cleared')).toEqual([]);
    rig.send(left());
    expect(lookups(rig)).toHaveLength(asked);
  });

  it('is cancelled when the CEP changes', () => {
    const rig = started(left(), { type: 'cep.typed', cep: '13010-00' } as { type: string });
    expect(rig.value()).toBe('idle');
    rig.send({ type: 'cep.typed', cep: '01310-100' });
    expect(lookups(rig)).toEqual([{ cep: '13010001' }, { cep: '01310100' }]);
  });

  it('continues when the same CEP is retyped', async () => {
    const rig = started(left(), { type: 'cep.typed', cep: '13010-001' } as { type: string });
    expect(rig.value()).toBe('completing');
    await rig.answer('complete', { ok: true, value: paulista });
    expect(lookups(rig)).toHaveLength(1);
    expect(rig.emitted.map(({ type }) => type)).toEqual(['address.completed']);
  });

  it('is unchanged after a failure of the lookup', async () => {
    const rig = started(left());
    await rig.crash('complete', new Error('defect'));
    expect([rig.value(), rig.emitted, lookups(rig)]).toEqual(['idle', [], [{ cep: '13010001' }]]);
  });
});
