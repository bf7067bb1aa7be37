import { type Rig, startRig } from '../testing/rig.ts';
import { cepLookupEntry } from './cep-lookup.machine.ts';
import { builtInEstados, type CepLookupContext } from './cep-lookup.setup.ts';

const paulista = { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' };
const unknownCep = { ok: false, failure: { message: null, status: 404 } };
const typed = (cep: string) => ({ type: 'cep.typed', cep });
const context = ({ actor }: Rig) => actor.getSnapshot().context as CepLookupContext;
const lookups = ({ calls }: Rig) => calls.filter(({ port }) => port === 'lookUpCep');

function looking(): Rig {
  const rig = startRig(cepLookupEntry);
  rig.send(typed('01310-100'));
  return rig;
}

async function choosing(): Promise<Rig> {
  const rig = looking();
  await rig.answer('lookUpCep', unknownCep);
  await rig.answer('loadEstados', { ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] });
  return rig;
}

/** A lookup that is not answered for five seconds. */
function silent(): Rig {
  const rig = looking();
  rig.elapse(5000);
  return rig;
}

// @rule R280
describe('a call that is never answered', () => {
  it('for the CEP opens the lists after five seconds, not before', () => {
    const rig = looking();
    rig.elapse(4999);
    expect(rig.value()).toEqual({ lookingUp: 'awaited' });
    rig.elapse(1);
    expect(rig.value()).toEqual({ lookingUp: 'silent' });
    expect(context(rig)).toMatchObject({ unanswered: true, estados: builtInEstados });
    expect(rig.emitted).toEqual([{ type: 'address.cleared' }]);
  });

  it('for the CEP fills the address late while no state was chosen', async () => {
    const rig = silent();
    await rig.answer('lookUpCep', { ok: true, value: paulista });
    expect(rig.value()).toBe('filled');
    expect(context(rig).unanswered).toBe(false);
    expect(rig.emitted.at(-1)).toMatchObject({ type: 'address.found', endereco: { cidade: 'São Paulo' } });
  });

  it('for the CEP fills nothing once a state was chosen', async () => {
    const rig = silent();
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    expect(context(rig)).toMatchObject({ uf: 'SP' });
    await rig.answer('lookUpCep', { ok: true, value: paulista });
    expect(rig.value()).toEqual({ choosing: { loadingCidades: 'awaited' } });
    expect(rig.emitted).toEqual([{ type: 'address.cleared' }]);
  });

  it('for the CEP ends late as an unknown CEP does', async () => {
    const rig = silent();
    await rig.answer('lookUpCep', unknownCep);
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
    expect(context(rig).unanswered).toBe(false);
  });

  it.each([
    ['its button', typed('01310-100'), { lookingUpAgain: 'awaited' }],
    ['another CEP', typed('04538-133'), { lookingUp: 'awaited' }],
    ['a shorter one', typed('04538'), { choosing: 'awaitingUf' }],
  ])('for the CEP is given up by %s', (_, event, state) => {
    const rig = silent();
    rig.send(event);
    expect(rig.value()).toEqual(state);
  });

  it('for the CEP may be asked again, and again after five seconds', async () => {
    const rig = silent();
    rig.send(typed('01310-100'));
    rig.elapse(4999);
    rig.send(typed('01310-100'));
    expect(lookups(rig)).toHaveLength(2);
    rig.elapse(1);
    expect(rig.value()).toEqual({ lookingUpAgain: 'silent' });
    rig.send(typed('01310-100'));
    expect(rig.value()).toEqual({ lookingUpAgain: 'awaited' });
    expect(lookups(rig)).toHaveLength(3);
    rig.elapse(5000);
    await rig.answer('again', { ok: true, value: paulista });
    expect(rig.value()).toBe('filled');
  });

  it('for the CEP is not asked again by a shorter one', () => {
    const rig = silent();
    rig.send(typed('01310-100'));
    rig.elapse(5000);
    rig.send(typed('01310-1'));
    expect(rig.value()).toEqual({ choosing: 'awaitingUf' });
    expect(lookups(rig)).toHaveLength(2);
  });

  it('for the states offers the built-in list until the late one', async () => {
    const rig = looking();
    await rig.answer('lookUpCep', unknownCep);
    rig.elapse(4999);
    expect(context(rig).estados).toEqual([]);
    rig.elapse(1);
    expect(rig.value()).toEqual({ choosing: { loadingEstados: 'silent' } });
    expect(context(rig).estados).toEqual(builtInEstados);
    await rig.answer('loadEstados', { ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] });
    expect(context(rig).estados).toHaveLength(1);
  });

  it('for the states replaces nothing once one was chosen', async () => {
    const rig = looking();
    await rig.answer('lookUpCep', unknownCep);
    rig.elapse(5000);
    rig.send({ type: 'uf.chosen', uf: 'AC' });
    await rig.answer('loadEstados', { ok: true, value: [{ sigla: 'SP', nome: 'São Paulo' }] });
    expect(context(rig)).toMatchObject({ uf: 'AC', estados: builtInEstados });
  });

  it('for the cities lets the city be typed until the late list', async () => {
    const rig = await choosing();
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    rig.send({ type: 'cidade.typed' });
    rig.elapse(4999);
    expect(rig.value()).toEqual({ choosing: { loadingCidades: 'awaited' } });
    rig.elapse(1);
    expect(rig.value()).toEqual({ choosing: { loadingCidades: 'silent' } });
    await rig.answer('loadCidades', { ok: true, value: ['Campinas'] });
    expect(rig.value()).toEqual({ choosing: 'awaitingCidade' });
  });

  it('for the cities takes no typed city away', async () => {
    const rig = await choosing();
    rig.send({ type: 'uf.chosen', uf: 'SP' });
    rig.elapse(5000);
    rig.send({ type: 'cidade.typed' });
    await rig.answer('loadCidades', { ok: true, value: ['Campinas'] });
    expect(rig.value()).toEqual({ choosing: 'typingCidade' });
    expect(context(rig).cidades).toEqual([]);
  });
});
