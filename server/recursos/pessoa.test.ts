import { eq } from 'drizzle-orm';
import { pessoas, preferencias as saved } from '../db/schema/pessoas.ts';
import { startTestServer, type TestServer } from '../testing.ts';
import { ANA_CPF, BRUNO_CPF, type Client, MERCADO_CNPJ, signIn } from '../testing-client.ts';
import type { Flags } from './preferencia.ts';

const HOUR = 3_600_000;
let moment = Date.now();
let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 999_999,
  });
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

test('what is saved as it was read changes nothing', async () => {
  const before = await load(ana);
  expect((await save(ana, before)).json()).toEqual({
    statusCode: 200,
    data: { description: 'Cadastro atualizado com sucesso.' },
  });
  expect(await load(ana)).toEqual(before);
});

test('edited values come back, the rest stays; a new phone becomes the preferred one', async () => {
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

test('what a save refuses', async () => {
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
  expect(await load(ana)).toEqual(pessoa);
});

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

test('a flag that is not sent keeps what another request saves meanwhile; nothing sent changes nothing (13.2)', async () => {
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
  // Another server of the same database, between whatever this one reads and its write.
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

test('a picture comes back byte for byte, and a new one gets a new address', async () => {
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    Buffer.from(Array.from({ length: 256 }, (_u, byte) => byte)),
  ]);
  const send = async (bytes: Buffer) =>
    ana.post('/api/pessoa/imagem', { imagem: `data:image/png;base64,${bytes.toString('base64')}` });
  const addressOf = async () =>
    (await ana.get('/api/pessoa/imagem')).json<{ data: { url: string } }>().data.url;
  expect((await send(png)).statusCode).toBe(200);
  const url = await addressOf();
  const picture = await server.app.inject(url);
  expect([picture.headers['content-type'], picture.rawPayload.equals(png)]).toEqual(['image/png', true]);
  await send(Buffer.concat([png, png]));
  expect((await server.app.inject(url)).statusCode).toBe(404);
  expect(await addressOf()).not.toBe(url);
});

test('a photograph of several megabytes goes through; what is no image does not', async () => {
  const jpeg = Buffer.alloc(6 * 1024 * 1024, 7);
  jpeg.set([0xff, 0xd8, 0xff]);
  const send = async (imagem: string) =>
    (await ana.post('/api/pessoa/imagem', { imagem })).json<Record<string, unknown>>();
  expect(await send(`data:image/jpeg;base64,${jpeg.toString('base64')}`)).toMatchObject({ statusCode: 200 });
  expect(await send(`data:image/png;base64,${Buffer.from('<html>').toString('base64')}`)).toEqual({
    statusCode: 400,
    description: 'O arquivo enviado não é uma imagem.',
  });
  expect(await send('https://exemplo.example/foto.png')).toEqual({
    statusCode: 400,
    description: 'Envie a imagem como data URL em base64.',
  });
});

test('deactivation can be taken back for 24 hours, then the account is closed', async () => {
  const mercado = await signIn(server.app, MERCADO_CNPJ);
  const post = async (path: string) => (await mercado.post(`/api/pessoa/${path}`)).json<unknown>();
  expect(await post('reativar')).toEqual({ statusCode: 400, description: 'Este cadastro já está ativo.' });
  expect(await post('desativar/PortalWeb')).toEqual({
    message: 'Cadastro desativado. Você tem 24 horas para solicitar a reativação.',
  });
  moment += 90 * 60_000;
  expect(await load(mercado)).toMatchObject({
    dtaHoraSolicitacaoExclusao: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
    tempoRestanteReativacaoCadastro: { dias: 0, horas: 22, minutos: 30 },
  });
  expect(await post('desativar/PortalWeb')).toEqual({
    statusCode: 400,
    description: 'Este cadastro já está desativado.',
  });
  expect(await post('reativar')).toEqual({ message: 'Cadastro reativado com sucesso.' });
  expect(await load(mercado)).toMatchObject({
    dtaHoraSolicitacaoExclusao: null,
    tempoRestanteReativacaoCadastro: null,
  });

  await post('desativar/PortalWeb');
  moment += 24 * HOUR;
  expect(await post('reativar')).toEqual({
    statusCode: 400,
    description: 'O prazo para reativar este cadastro terminou.',
  });
  await expect(signIn(server.app, MERCADO_CNPJ)).rejects.toThrow('o prazo para reativá-lo terminou');
});
