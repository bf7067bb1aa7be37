import { describePaths } from '../kit/path-tests.ts';
import { type Rig, startRig } from '../kit/rig.ts';
import { cepLookupEntry } from './cep-lookup.entry.ts';
import type { CepLookupContext } from './cep-lookup.types.ts';
import { builtInEstados, inOrder } from './estados.ts';

const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
const unknownCep = { ok: false, failure: { message: null, status: 404 } };
const typed = (cep: string) => ({ type: 'cep.typed', cep });
const context = ({ actor }: Rig) => actor.getSnapshot().context as CepLookupContext;
const lookups = ({ calls }: Rig) =>
  calls.filter(({ port }) => port === 'lookUpCep').map(({ input }) => input);

function looking(inputName = 'register'): Rig {
  const rig = startRig(cepLookupEntry, inputName);
  rig.send(typed('01310-100'));
  return rig;
}

async function answered(value: unknown, inputName?: string): Promise<Rig> {
  const rig = looking(inputName);
  await rig.answer('lookUpCep', { ok: true, value });
  return rig;
}

async function choosing(): Promise<Rig> {
  const rig = looking();
  await rig.answer('lookUpCep', unknownCep);
  await rig.answer('loadEstados', { ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] });
  return rig;
}

describePaths(cepLookupEntry, {
  'one answer is waited for at a time: a late one refills nothing': ({ actor }) =>
    Object.keys((actor.getSnapshot() as { children: object }).children).length <= 1,
});

describe('the list of states', () => {
  it('has 27 built in', () => {
    expect(builtInEstados).toHaveLength(27);
    expect(new Set(builtInEstados.map(({ sigla }) => sigla)).size).toBe(27);
    expect(builtInEstados[0]).toEqual({ sigla: 'AC', nome: 'ACRE' });
  });

  it('is upper-cased and in Portuguese order', () => {
    const estados = ['Pará', 'Paraná', 'Paraíba', 'Amapá'].map((nome) => ({ sigla: 'XX', nome }));
    expect(inOrder(estados).map(({ nome }) => nome)).toEqual(['AMAPÁ', 'PARÁ', 'PARAÍBA', 'PARANÁ']);
  });
});

describe('the lookup', () => {
  it('runs when the CEP reaches 9 characters, not before', () => {
    const rig = startRig(cepLookupEntry);
    rig.send(typed('01310-10'));
    rig.send(typed('013101001'));
    expect(lookups(rig)).toEqual([]);
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toEqual([{ cep: '01310100' }]);
    expect(rig.actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('runs once per distinct value', async () => {
    const rig = await answered(paulista);
    rig.send(typed('01310-10'));
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(1);
    rig.send(typed('13010-001'));
    expect(lookups(rig)).toHaveLength(2);
  });

  it('drops a stale answer for the newer one', async () => {
    const rig = looking();
    rig.send(typed('13010-001'));
    await rig.answer('lookUpCep', { ok: true, value: { ...paulista, localidade: 'Campinas' } });
    expect(rig.emitted).toEqual([
      {
        type: 'address.found',
        endereco: { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'Campinas', uf: 'SP' },
      },
    ]);
  });

  it('gives up when the CEP is cut short meanwhile, and looks again when it is completed', () => {
    const rig = looking();
    rig.send(typed('01310-10'));
    expect(rig.value()).toBe('idle');
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
  });

  it('also looks on losing focus on the profile, not on register', () => {
    const left = { type: 'cep.left', cep: '01310-100' };
    const register = startRig(cepLookupEntry, 'register');
    register.send(left);
    expect(lookups(register)).toEqual([]);
    const profile = startRig(cepLookupEntry, 'profile');
    profile.send({ type: 'cep.left', cep: '01310-1' });
    profile.send({ type: 'cep.left', cep: '13010-001' });
    expect(lookups(profile)).toEqual([]);
    profile.send(left);
    expect(lookups(profile)).toEqual([{ cep: '01310100' }]);
  });
});

describe('an answer', () => {
  it('fills the four fields and locks them on register', async () => {
    const rig = await answered(paulista);
    expect(rig.value()).toBe('filled');
    expect(rig.emitted).toEqual([
      {
        type: 'address.found',
        endereco: { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', cidade: 'São Paulo', uf: 'SP' },
      },
    ]);
    expect(context(rig).locked).toEqual(['logradouro', 'bairro', 'cidade', 'uf']);
  });

  it('has its state in upper case, however it came', async () => {
    const rig = await answered({ ...paulista, uf: 'sp' });
    expect(rig.emitted).toMatchObject([{ endereco: { uf: 'SP' } }]);
  });

  it('locks nothing on the profile', async () => {
    expect(context(await answered(paulista, 'profile')).locked).toEqual([]);
  });

  it('locks only what it filled: a town with one CEP has no street', async () => {
    const rig = await answered({ logradouro: ' ', bairro: null, localidade: 'Holambra', uf: 'SP' });
    expect(rig.value()).toBe('filled');
    expect(context(rig).locked).toEqual(['cidade', 'uf']);
  });

  it.each([
    ['no state', { ...paulista, uf: '' }],
    ['no city', { ...paulista, localidade: null }],
  ])('with %s clears the address and opens the list of states', async (_, value) => {
    const rig = await answered(value);
    expect(rig.value()).toEqual({ choosing: 'loadingEstados' });
    expect(rig.emitted).toEqual([{ type: 'address.cleared' }]);
  });

  it.each([
    ['of failure', (rig: Rig) => rig.answer('lookUpCep', unknownCep)],
    ['that breaks', (rig: Rig) => rig.crash('lookUpCep')],
  ])('%s clears the address and unlocks it', async (_, fail) => {
    const rig = await answered(paulista);
    rig.send(typed('99999-999'));
    await fail(rig);
    expect(rig.value()).toEqual({ choosing: 'loadingEstados' });
    expect(rig.emitted.at(-1)).toEqual({ type: 'address.cleared' });
    expect(context(rig).locked).toEqual([]);
  });

  it('that comes after the form was reset fills nothing', async () => {
    const rig = looking();
    rig.send({ type: 'address.reset' });
    await rig.answer('lookUpCep', { ok: true, value: paulista });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([]);
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
  });
});

describe('the manual way', () => {
  it('offers the states, then the cities of the chosen one', async () => {
    const rig = await choosing();
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
    expect(context(rig).estados).toEqual([{ sigla: 'SP', nome: 'SÃO PAULO' }]);
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    expect(rig.calls.at(-1)).toEqual({ port: 'loadCidades', input: { uf: 'SP' } });
    await rig.answer('loadCidades', { ok: true, value: ['Campinas'] });
    expect(rig.value()).toEqual({ choosing: 'awaitingCidade' });
    expect(context(rig).cidades).toEqual(['Campinas']);
  });

  it.each([
    ['is down', (rig: Rig) => rig.answer('loadEstados', unknownCep)],
    ['knows none', (rig: Rig) => rig.answer('loadEstados', { ok: true, value: [] })],
    ['breaks', (rig: Rig) => rig.crash('loadEstados')],
  ])('offers the 27 built in when their service %s', async (_, fail) => {
    const rig = looking();
    await rig.answer('lookUpCep', unknownCep);
    await fail(rig);
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
    expect(context(rig).estados).toEqual(builtInEstados);
  });

  it('drops the cities of a state that is no longer chosen', async () => {
    const rig = await choosing();
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    rig.send({ type: 'uf.chosen', uf: 'RJ' });
    await rig.answer('loadCidades', { ok: true, value: ['Niterói'] });
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    expect(context(rig)).toMatchObject({ uf: 'SP', cidades: [] });
  });

  it.each([
    ['fail', (rig: Rig) => rig.answer('loadCidades', unknownCep)],
    ['are none', (rig: Rig) => rig.answer('loadCidades', { ok: true, value: [] })],
    ['break', (rig: Rig) => rig.crash('loadCidades')],
  ])('lets the customer type the city when the cities %s', async (_, fail) => {
    const rig = await choosing();
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    await fail(rig);
    expect(rig.value()).toEqual({ choosing: 'typingCidade' });
  });

  it('fetches the states once', async () => {
    const rig = await choosing();
    rig.send(typed('99999-999'));
    await rig.answer('lookUpCep', unknownCep);
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
  });
});
