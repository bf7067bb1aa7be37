import { describePaths } from '../testing/path-tests.ts';
import { type Rig, startRig } from '../testing/rig.ts';
import { cepLookupEntry } from './cep-lookup.machine.ts';
import { type CepLookupContext, builtInEstados, inOrder } from './cep-lookup.setup.ts';

const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
const unknownCep = { ok: false, failure: { message: null, status: 404 } };
const noAnswer = { ok: false, failure: { message: null, status: null } };
const typed = (cep: string) => ({ type: 'cep.typed', cep });
const returned = (cep: string, isTouched = false) => ({ type: 'network.returned', cep, isTouched });
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

async function choosing(failure: unknown = unknownCep): Promise<Rig> {
  const rig = looking();
  await rig.answer('lookUpCep', failure);
  await rig.answer('loadEstados', { ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] });
  return rig;
}

describePaths(cepLookupEntry, {
  'one answer is waited for at a time: a late one refills nothing': ({ actor }) =>
    Object.keys((actor.getSnapshot() as { children: object }).children).length <= 1,
});

describe('the list of states', () => {
  // @rule R28
  it('has 27 built in', () => {
    expect(builtInEstados).toHaveLength(27);
    expect(new Set(builtInEstados.map(({ sigla }) => sigla)).size).toBe(27);
    expect(builtInEstados[0]).toEqual({ sigla: 'AC', nome: 'ACRE' });
  });

  // @rule S4.9
  it('is upper-cased and in Portuguese order', () => {
    const estados = ['Pará', 'Paraná', 'Paraíba', 'Amapá'].map((nome) => ({ sigla: 'XX', nome }));
    expect(inOrder(estados).map(({ nome }) => nome)).toEqual(['AMAPÁ', 'PARÁ', 'PARAÍBA', 'PARANÁ']);
  });
});

// @rule R80
describe('a restored form', () => {
  const freed = { type: 'address.freed', fields: ['logradouro', 'bairro', 'cidade', 'uf'] };

  it('unlocks all fields with another CEP', () => {
    const rig = startRig(cepLookupEntry, 'reloaded');
    rig.send(typed('13010-001'));
    expect(rig.emitted).toEqual([]);
    rig.send(typed('01310-100'));
    expect(rig.emitted).toEqual([freed]);
    expect(lookups(rig)).toEqual([{ cep: '01310100' }]);
  });

  it('unlocks with the first deleted character', () => {
    const rig = startRig(cepLookupEntry, 'reloaded');
    rig.send(typed('13010-00'));
    rig.send(typed('13010-0'));
    expect(rig.emitted).toEqual([freed]);
    rig.send(typed('13010-001'));
    expect(lookups(rig)).toEqual([{ cep: '13010001' }]);
  });
});

describe('the lookup', () => {
  // @rule S4.7, R28
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

  it('gives up when the CEP is shortened, looks up when it is complete', () => {
    const rig = looking();
    rig.send(typed('01310-10'));
    expect(rig.value()).toBe('idle');
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
  });

  // @rule S4.7
  it('also looks on losing focus on the profile, not on register', () => {
    const left = { type: 'cep.left', cep: '01310-100', isIncomplete: false };
    const register = startRig(cepLookupEntry, 'register');
    register.send(left);
    expect(lookups(register)).toEqual([]);
    const profile = startRig(cepLookupEntry, 'profile');
    profile.send({ ...left, cep: '01310-1' });
    profile.send({ ...left, cep: '13010-001' });
    expect(lookups(profile)).toEqual([]);
    profile.send(left);
    expect(lookups(profile)).toEqual([{ cep: '01310100' }]);
  });
});

describe('an answer', () => {
  // @rule S4.8
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

  it('has its state in upper case', async () => {
    const rig = await answered({ ...paulista, uf: 'sp' });
    expect(rig.emitted).toMatchObject([{ endereco: { uf: 'SP' } }]);
  });

  it('locks nothing on the profile', async () => {
    expect(context(await answered(paulista, 'profile')).locked).toEqual([]);
  });

  it('locks only the filled fields', async () => {
    const rig = await answered({ logradouro: ' ', bairro: null, localidade: 'Holambra', uf: 'SP' });
    expect(rig.value()).toBe('filled');
    expect(context(rig).locked).toEqual(['cidade', 'uf']);
  });

  // @rule S4.9
  it.each([
    ['no state', { ...paulista, uf: '' }],
    ['no city', { ...paulista, localidade: null }],
  ])('with %s clears the address and opens the list of states', async (_, value) => {
    const rig = await answered(value);
    expect(rig.value()).toEqual({ choosing: { loadingEstados: 'awaited' } });
    expect(rig.emitted).toEqual([{ type: 'address.cleared' }]);
  });

  it.each([
    ['of failure', (rig: Rig) => rig.answer('lookUpCep', unknownCep)],
    ['that breaks', (rig: Rig) => rig.crash('lookUpCep')],
  ])('%s clears the address and unlocks it', async (_, fail) => {
    const rig = await answered(paulista);
    rig.send(typed('99999-999'));
    await fail(rig);
    expect(rig.value()).toEqual({ choosing: { loadingEstados: 'awaited' } });
    expect(rig.emitted.at(-1)).toEqual({ type: 'address.cleared' });
    expect(context(rig).locked).toEqual([]);
  });

  // @rule R25
  it('a late answer after a reset fills nothing', async () => {
    const rig = looking();
    rig.send({ type: 'address.reset' });
    await rig.answer('lookUpCep', { ok: true, value: paulista });
    expect(rig.value()).toBe('idle');
    expect(rig.emitted).toEqual([]);
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
  });
});

// @rule R80
describe('a CEP that is changed after its lookup', () => {
  const all = ['logradouro', 'bairro', 'cidade', 'uf'];

  it('clears the fields of the lookup, and refills them from the cache', async () => {
    const rig = await answered(paulista);
    rig.send(typed('01310-10'));
    expect(rig.emitted.at(-1)).toEqual({ type: 'address.freed', fields: all });
    expect(context(rig).locked).toEqual([]);
    rig.send(typed('01310-100'));
    expect(rig.value()).toBe('filled');
    expect(rig.emitted.at(-1)).toMatchObject({ type: 'address.found', endereco: { cidade: 'São Paulo' } });
    expect(context(rig).locked).toEqual(all);
    expect(lookups(rig)).toHaveLength(1);
  });

  it('that was not changed after all frees nothing', async () => {
    const rig = await answered(paulista);
    rig.send(typed('01310-100'));
    expect(rig.value()).toBe('filled');
    expect(rig.emitted.map(({ type }) => type)).toEqual(['address.found']);
    expect(context(rig).locked).toEqual(all);
  });

  it('frees no more than that: the street of a town with one CEP is the customer’s', async () => {
    const rig = await answered({ ...paulista, logradouro: null, bairro: null });
    rig.send(typed('13010-001'));
    expect(rig.emitted.at(-1)).toEqual({ type: 'address.freed', fields: ['cidade', 'uf'] });
    expect(rig.value()).toEqual({ lookingUp: 'awaited' });
    expect(context(rig).locked).toEqual([]);
  });

  it('leaves the fields of the profile alone', async () => {
    const rig = await answered(paulista, 'profile');
    rig.send(typed('01310-10'));
    rig.send(typed('01310-100'));
    expect(rig.emitted.filter(({ type }) => type === 'address.found')).toHaveLength(1);
    expect(rig.emitted.flatMap(({ fields }) => (fields as string[] | undefined) ?? [])).toEqual([]);
    expect(lookups(rig)).toHaveLength(1);
  });
});

// @rule R80
describe('a lookup without an answer', () => {
  it.each([
    ['the CEP typed anew, or its button', typed('01310-100')],
    ['the network’s return', returned('01310-100')],
  ])('is repeated by %s', async (_, event) => {
    const rig = await choosing(noAnswer);
    rig.send(typed('01310-10'));
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
    rig.send(event);
    expect(lookups(rig)).toEqual([{ cep: '01310100' }, { cep: '01310100' }]);
    await rig.answer('again', { ok: true, value: paulista });
    expect(rig.value()).toBe('filled');
    expect(context(rig).locked).toHaveLength(4);
    expect(context(rig).unanswered).toBe(false);
  });

  it.each([500, 502, 503, 504])('a server’s own failure, %i, counts as none', async (status) => {
    const rig = await choosing({ ok: false, failure: { message: null, status } });
    rig.send(typed('01310-100'));
    expect(rig.value()).toEqual({ lookingUpAgain: 'awaited' });
  });

  it('retries one at a time and keeps a manual choice', async () => {
    const rig = await choosing(noAnswer);
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    await rig.answer('loadCidades', { ok: true, value: ['Campinas'] });
    rig.send(typed('01310-100'));
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
    await rig.answer('again', noAnswer);
    expect(rig.value()).toEqual({ choosing: 'awaitingCidade' });
    expect(context(rig)).toMatchObject({ uf: 'SP', cidades: ['Campinas'], unanswered: true });
    expect(rig.emitted.filter(({ type }) => type === 'address.cleared')).toHaveLength(1);
  });

  it("loads the chosen state's cities during a lookup", async () => {
    const rig = await choosing(noAnswer);
    rig.send(typed('01310-100'));
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    expect(rig.value()).toEqual({ choosing: { loadingCidades: 'awaited' } });
    rig.send(typed('01310-100'));
    await rig.answer('again', noAnswer);
    expect(rig.value()).toEqual({ choosing: { loadingCidades: 'awaited' } });
  });

  it('a retry is dropped when the CEP changes', async () => {
    const rig = await choosing(noAnswer);
    rig.send(typed('01310-100'));
    rig.send(typed('01310-10'));
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
    rig.send(typed('01310-100'));
    rig.send(typed('04538-133'));
    expect(rig.value()).toEqual({ lookingUp: 'awaited' });
    expect(lookups(rig).at(-1)).toEqual({ cep: '04538133' });
  });

  it('never overwrites an address typed by hand or a newer CEP', async () => {
    const rig = await choosing(noAnswer);
    rig.send(returned('01310-10'));
    rig.send(returned('01310-100', true));
    expect(lookups(rig)).toHaveLength(1);
  });

  // @rule R28
  it('keeps typed fields that the answer lacks', async () => {
    const rig = startRig(cepLookupEntry, 'profile');
    rig.send(typed('01310-100'));
    await rig.answer('lookUpCep', noAnswer);
    await rig.answer('loadEstados', { ok: true, value: [] });
    rig.send(typed('01310-100'));
    await rig.answer('again', { ok: true, value: { ...paulista, logradouro: null, bairro: null } });
    expect(rig.emitted.at(-1)).toEqual({
      type: 'address.found',
      endereco: { cidade: 'São Paulo', uf: 'SP' },
    });
  });

  it('ends with any answer', async () => {
    const rig = await choosing(noAnswer);
    rig.send(typed('01310-100'));
    await rig.answer('again', unknownCep);
    rig.send(typed('01310-100'));
    rig.send(returned('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
    expect(context(rig).unanswered).toBe(false);
  });

  it('a CEP that is refused is not asked again', async () => {
    const rig = await choosing(unknownCep);
    rig.send(typed('01310-100'));
    rig.send(returned('01310-100'));
    expect(lookups(rig)).toHaveLength(1);
  });
});

describe('the manual way', () => {
  // @rule S4.9
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

  // @rule S7.2
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
