import { and, count, eq } from 'drizzle-orm';
import { tokens } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { resgates } from '../../db/schema/fidelidade.ts';
import { ANA } from '../../seed/pessoas.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import {
  ANA_CPF,
  BRUNO_CPF,
  type Client,
  MERCADO_CNPJ,
  PASSWORD,
  postForm,
  signIn,
} from '../../testing/client.ts';
import { eraseClosed } from '../../security/closure.ts';

const HOUR = 3_600_000;
let moment = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 999_999,
  });
});
afterAll(async () => server.stop());

const load = async (client: Client) =>
  (await client.get('/api/pessoa')).json<{ data: Record<string, unknown> }>().data;

const save = async (client: Client, pessoa: unknown) =>
  server.app.inject({
    method: 'POST',
    url: '/api/pessoa',
    headers: { authorization: `Bearer ${client.token}` },
    payload: { pessoa, atributos: [] },
  });

const EXPIRED = { statusCode: 401, description: 'Sua sessão expirou. Entre novamente.' };

test('a slow body is refused when the session ends meanwhile', async () => {
  const slow = await startTestServer({
    db: server.db,
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 60,
  });
  const { token } = await signIn(slow.app, ANA_CPF);
  const [issued] = await slow.db.select().from(tokens);
  const body = 'idResgate=4';
  let send: ((part: string | null) => void) | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      send = (part) => (part === null ? controller.close() : controller.enqueue(Buffer.from(part)));
    },
  });
  const answer = fetch(`${slow.baseUrl}/api/fidelidade/extrato`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/x-www-form-urlencoded' },
    body: stream,
    duplex: 'half',
  });
  send?.(body.slice(0, 4));
  await new Promise((go) => slow.app.server.once('request', go));
  moment = (issued?.expiraEm.getTime() ?? 0) + 1;
  send?.(body.slice(4));
  send?.(null);
  expect((await answer).status).toBe(401);
  await slow.stop();
});

// @rule R173
test('a deactivated registration cannot spend, but saves its profile', async () => {
  const mercado = await signIn(server.app, MERCADO_CNPJ);
  const points = async () =>
    (await mercado.get('/api/fidelidade/campanha/1/extratos/pontos')).json<unknown>();
  const tries = async () => [
    (await mercado.post('/api/fidelidade/extrato', { idResgate: 4 })).json<unknown>(),
    (await mercado.post('/api/promocao/ativar?idPromoProd=1')).json<unknown>(),
  ];
  const before = await points();
  await mercado.post('/api/pessoa/desativar/PortalWeb');
  const refused = (para: string) => ({
    statusCode: 400,
    description: `Seu cadastro está desativado. Reative-o em Perfil para ${para}.`,
  });
  expect(await tries()).toEqual([refused('trocar pontos'), refused('ativar ofertas')]);
  expect(await points()).toEqual(before);
  expect((await save(mercado, await load(mercado))).statusCode).toBe(200);
  await mercado.post('/api/pessoa/reativar');
  expect(JSON.stringify(await tries())).not.toContain('desativado');
});

// @rule S9.13, C4.18, C4.19, C5.7
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
  expect(await post('reativar')).toEqual(EXPIRED);
  await expect(signIn(server.app, MERCADO_CNPJ)).rejects.toThrow('o prazo para reativá-lo terminou');
});

test('the time to reactivate is 24 hours after the closure', async () => {
  const bruno = await signIn(server.app, BRUNO_CPF);
  const month = async () => {
    const pessoa = { ...(await load(bruno)), telefones: [], tempoLimiteReativacaoCadastro: 720 };
    expect((await save(bruno, pessoa)).statusCode).toBe(200);
  };
  await month();
  expect(await load(bruno)).toMatchObject({ tempoLimiteReativacaoCadastro: 24 });
  await bruno.post('/api/pessoa/desativar/PortalWeb');
  await month();
  expect(await load(bruno)).toMatchObject({
    tempoLimiteReativacaoCadastro: 24,
    tempoRestanteReativacaoCadastro: { dias: 1, horas: 0, minutos: 0 },
  });
  moment += 24 * HOUR - 1;
  expect((await bruno.get('/api/pessoa')).statusCode).toBe(200);
  moment += 1;
  expect((await bruno.get('/api/pessoa')).json()).toEqual(EXPIRED);
});

test('every token of the account ends at the deadline', async () => {
  const ana = await signIn(server.app, ANA_CPF);
  const pessoa = await load(ana);
  const done = async () => {
    const mine = and(eq(resgates.pessoaId, ANA));
    const [row] = await server.db.select({ total: count() }).from(resgates).where(mine);
    return row?.total;
  };
  const before = await done();
  await ana.post('/api/pessoa/desativar/PortalWeb');
  moment += 23 * HOUR;
  const late = await signIn(server.app, ANA_CPF);
  moment += HOUR;
  for (const client of [ana, late]) {
    const answers = [
      await client.post('/api/fidelidade/extrato', { idResgate: 4 }),
      await client.post('/api/promocao/ativar?idPromoProd=1'),
      await client.post('/api/login/alterarsenha', { senhaAtual: PASSWORD, senhaNova: 'outra' }),
      await client.post('/api/pessoa/preferencia', { recebeSms: false }),
      await client.post('/api/pessoa/imagem', { imagem: 'data:image/png;base64,AAAA' }),
      await client.post('/api/pessoa/reativar'),
      await client.post('/api/termosaceite/2'),
      await save(client, pessoa),
      await client.get('/api/pessoa'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
  }
  expect(await done()).toBe(before);
  await expect(signIn(server.app, ANA_CPF)).rejects.toThrow('o prazo para reativá-lo terminou');
  await expect(signIn(server.app, ANA_CPF, 'errada')).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
});

// @rule R175, C6.24
test('a closed account is erased after its term, and its document can register again', async () => {
  const day = 24 * HOUR;
  const closedAt = await server.db
    .select({ em: pessoas.dtaHoraSolicitacaoExclusao })
    .from(pessoas)
    .where(eq(pessoas.id, ANA));
  const at = (days: number) => new Date((closedAt[0]?.em?.getTime() ?? 0) + days * day);
  expect(await eraseClosed(server.db, at(29.9), 30)).not.toContain(ANA);
  expect(await eraseClosed(server.db, at(30), 30)).toContain(ANA);
  expect(await server.db.$count(resgates, eq(resgates.pessoaId, ANA))).toBe(0);
  const again = await postForm(server.app, '/api/pessoa/cadastro', {
    cpf: ANA_CPF,
    nome: 'Ana\u0007\r\nSouza\u202e',
    fisicaJuridica: 'F',
    sexo: 'F',
    dataNascimento: '1990-01-31',
    estadoCivil: 'S',
    celular: '19991234567',
    senha: PASSWORD,
    confirmpassword: PASSWORD,
    aceitoTermos: true,
    endereco: {
      cep: '13083859',
      logradouro: 'Rua Um',
      logradouroNro: '1',
      bairro: 'Centro',
      cidade: 'Campinas',
      uf: 'SP',
    },
  });
  expect(again.json()).toEqual({ statusCode: 200, data: { description: 'Cadastro realizado com sucesso.' } });
  // Control characters never reach a stored name.
  expect(await load(await signIn(server.app, ANA_CPF))).toMatchObject({ nomeRazao: 'Ana Souza' });
});
