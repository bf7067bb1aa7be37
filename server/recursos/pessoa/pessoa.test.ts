import { eq } from 'drizzle-orm';
import { pessoas, preferencias as saved } from '../../db/schema/pessoas.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, type Client, signIn } from '../../testing/client.ts';
import type { Flags } from './pessoa.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
  ana = await signIn(server.app, ANA_CPF);
});
afterAll(async () => server.stop());

interface Pessoa {
  [name: string]: unknown;
  enderecos: Record<string, unknown>[];
  telefones: Record<string, unknown>[];
}

const load = async (client: Client) => (await client.get('/api/pessoa')).json<{ data: Pessoa }>().data;

const save = async (client: Client, pessoa: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/api/pessoa',
    headers: { authorization: `Bearer ${client.token}` },
    payload: { pessoa, atributos: [] },
  });

// @rule C4.15
test('saving unchanged data changes nothing', async () => {
  const before = await load(ana);
  expect((await save(ana, before)).json()).toEqual({
    statusCode: 200,
    data: { description: 'Cadastro atualizado com sucesso.' },
  });
  expect(await load(ana)).toEqual(before);
});

test('saving changes the edited values alone', async () => {
  const before = await load(ana);
  const [first, second] = before.enderecos;
  const fresh = { tipo: 'Celular', ddd: '11', numero: '97777-6666', preferencial: true };
  const edited = {
    ...before,
    nomeRazao: 'Ana Maria Souza',
    canal: 'SMS',
    enderecos: [{ ...first, logradouroNro: '900' }, second],
    telefones: [...before.telefones, fresh],
  };
  expect((await save(ana, edited)).statusCode).toBe(200);
  const after = await load(ana);
  expect(after).toEqual({
    ...edited,
    telefones: [
      ...before.telefones.map((telefone) => ({ ...telefone, preferencial: false })),
      { ...fresh, numero: '977776666', idTelefone: expect.any(Number) },
    ],
  });
});

test('saving a list without ids again reuses its rows', async () => {
  const before = await load(ana);
  const without = (items: Record<string, unknown>[], id: string) =>
    items.map((item) => Object.fromEntries(Object.entries(item).filter(([name]) => name !== id)));
  const telefones = without(before.telefones, 'idTelefone').map((item) => ({ ...item, ddd: '21' }));
  const enderecos = without(before.enderecos, 'idEndereco').map((item) => ({ ...item, logradouroNro: '7' }));
  for (let count = 0; count < 3; count += 1) {
    expect((await save(ana, { ...before, telefones, enderecos })).statusCode).toBe(200);
  }
  const after = await load(ana);
  expect(after.telefones).toEqual(before.telefones.map((item) => ({ ...item, ddd: '21' })));
  expect(after.enderecos).toEqual(before.enderecos.map((item) => ({ ...item, logradouroNro: '7' })));
  const [first] = without(before.telefones, 'idTelefone');
  await save(ana, { ...before, telefones: [{ ...first, ddd: '31' }] });
  expect((await load(ana)).telefones.map(({ idTelefone, ddd }) => [idTelefone, ddd])).toEqual(
    after.telefones.map(({ idTelefone }, at) => [idTelefone, at === 0 ? '31' : '21']),
  );
  await save(ana, before);
});

test('a row named twice, or somebody else’s, is refused', async () => {
  const pessoa = await load(ana);
  const [phone] = pessoa.telefones;
  const refused = await save(ana, { ...pessoa, telefones: [phone, phone] });
  expect(refused.json()).toEqual({
    statusCode: 400,
    description: 'Telefone não encontrado neste cadastro.',
  });
  expect(await load(ana)).toEqual(pessoa);
});

test('a refused save', async () => {
  const pessoa = await load(ana);
  const refused = async (change: object) =>
    (await save(ana, { ...pessoa, ...change })).json<{ description: string }>().description;
  expect(await refused({ cpfCnpj: '11144477735' })).toBe('O CPF ou CNPJ do cadastro não pode ser alterado.');
  expect(await refused({ fisicaJuridica: 'J' })).toBe('O tipo de pessoa não pode ser alterado.');
  expect(await refused({ nomeRazao: ' ' })).toBe('O campo Nome é obrigatório.');
  expect(await refused({ email: 'nada' })).toBe('Informe um e-mail válido.');
  expect(await refused({ canal: 'FAX' })).toBe('O canal deve ser EMAIL ou SMS.');
  expect(await refused({ dtaNascFund: '2990-01-01' })).toBe('Data de nascimento inválida.');
  expect(await refused({ enderecos: [{ idEndereco: 4, cep: '01310100', logradouro: 'Rua' }] })).toBe(
    'Endereço não encontrado neste cadastro.',
  );
  // Two letters that are four in upper case.
  expect(await refused({ enderecos: [{ ...pessoa.enderecos[0], uf: 'ßß' }] })).toBe(
    'O parâmetro uf deve ter no máximo 2 caracteres.',
  );
  expect(await load(ana)).toEqual(pessoa);
});

// @rule C4.21
test('preferences are saved, and those not sent stay', async () => {
  const bruno = await signIn(server.app, BRUNO_CPF);
  const answer = await bruno.post('/api/pessoa/preferencia', { recebeWhatsapp: true, recebeSms: 'N' });
  const preferencias = {
    recebeEmail: true,
    recebeSms: false,
    recebePush: true,
    recebeWhatsapp: true,
    cupomDigital: false,
  };
  expect(answer.json()).toEqual({ statusCode: 200, data: { preferencias } });
  expect((await bruno.get('/api/pessoa/preferencia')).json()).toEqual({
    statusCode: 200,
    data: { preferencias },
  });
});

// @rule R78
test('a flag that is not sent keeps its value', async () => {
  const bruno = await signIn(server.app, BRUNO_CPF);
  const flags = async () =>
    (await bruno.get('/api/pessoa/preferencia')).json<{ data: { preferencias: Flags } }>().data.preferencias;
  const before = await flags();
  const mine = eq(
    saved.pessoaId,
    server.db.select({ id: pessoas.id }).from(pessoas).where(eq(pessoas.cpfCnpj, BRUNO_CPF)),
  );
  const insert = server.db.insert.bind(server.db);
  let other: PromiseLike<unknown> | undefined;
  // A second server writes between this one's read and write.
  jest.spyOn(server.db, 'insert').mockImplementationOnce(((table: typeof saved) => {
    other = server.db.update(saved).set({ recebeWhatsapp: !before.recebeWhatsapp }).where(mine).then(Boolean);
    return insert(table);
  }) as typeof insert);
  await bruno.post('/api/pessoa/preferencia', { recebeSms: !before.recebeSms });
  await other;
  const after = { ...before, recebeSms: !before.recebeSms, recebeWhatsapp: !before.recebeWhatsapp };
  expect(await flags()).toEqual(after);
  expect((await bruno.post('/api/pessoa/preferencia', {})).statusCode).toBe(200);
  expect(await flags()).toEqual(after);
});
