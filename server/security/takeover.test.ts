import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { contatosAnteriores, tokens } from '../db/schema/acesso.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { ANA, BRUNO, MERCADO } from '../seed/pessoas.ts';
import {
  ANA_CPF,
  BRUNO_CPF,
  type Client,
  MERCADO_CNPJ,
  PASSWORD,
  postForm,
  signIn,
} from '../testing/client.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const HOUR = 3_600_000;
const OWNER = 'ana.souza@exemplo.example';
const THIEF = 'ladrao@exemplo.example';
let moment = Date.now();
const audit: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    clock: { now: () => new Date(moment) },
    tokenTtlSeconds: 48 * 3600,
    auditLog: { write: (line) => void audit.push(line) },
  });
});
afterAll(async () => server.stop());
beforeEach(() => (moment += 2 * HOUR));

type Pessoa = Record<string, unknown> & { telefones: Record<string, unknown>[] };

/** Saves the profile with changes. */
async function save(client: Client, change: (pessoa: Pessoa) => Partial<Pessoa>): Promise<number> {
  const body = (await client.get('/api/pessoa')).json<{ data: Pessoa }>();
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/pessoa',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    payload: { pessoa: { ...body.data, ...change(body.data) }, atributos: [] },
  });
  return answer.statusCode;
}

/** Messages written meanwhile. */
async function messagesOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = new Set(await readdir(server.outboxDir));
  await work();
  const names = (await readdir(server.outboxDir)).filter((name) => !before.has(name));
  return Promise.all(names.map(async (name) => readFile(join(server.outboxDir, name), 'utf8')));
}

const recover = async (typed: string, canal = 'EMAIL') => {
  moment += 1_000;
  return messagesOf(async () =>
    postForm(
      server.app,
      `/api/login/recuperarsenha?preferencialChannel=${canal}&cpfEmail=${encodeURIComponent(typed)}`,
    ),
  );
};

const addressees = (messages: readonly string[]) => messages.map((text) => /^Para: (.*)$/m.exec(text)?.[1]);

// @rule R172
test('an e-mail changed by a stolen token is reported to the owner', async () => {
  const [owner, thief] = [await signIn(server.app, ANA_CPF), await signIn(server.app, ANA_CPF)];
  audit.length = 0;
  const sent = await messagesOf(async () => save(thief, () => ({ email: THIEF })));
  expect(addressees(sent)).toEqual([OWNER]);
  expect(sent[0]).not.toContain(THIEF);
  expect(audit.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ event: 'contact.changed', pessoaId: ANA, detail: 'email' }),
  ]);
  expect((await owner.get('/api/pessoa')).statusCode).toBe(401);
  await save(thief, () => ({ email: `mais.${THIEF}` }));
  expect(await recover(THIEF)).toEqual([]);
  expect(addressees(await recover(OWNER))).toEqual([OWNER]);
  const recovery = await recover(ANA_CPF);
  expect(addressees(recovery)).toEqual([OWNER]);
  const temporary = /Clube é: (\S+)/.exec(recovery[0] ?? '')?.[1] ?? '';
  const back = await signIn(server.app, ANA_CPF, temporary);
  expect((await thief.get('/api/pessoa')).statusCode).toBe(401);
  await save(back, () => ({ email: OWNER }));
  expect(await server.db.select().from(contatosAnteriores)).toEqual([]);
  await back.post('/api/login/alterarsenha', { senhaAtual: temporary, senhaNova: PASSWORD });
});

// @rule R172
test('a changed phone keeps recovery at the former one for a day', async () => {
  const [ana, bruno] = [await signIn(server.app, ANA_CPF), await signIn(server.app, BRUNO_CPF)];
  const phone = { tipo: 'Celular', ddd: '11', numero: '900000000', preferencial: true };
  await save(ana, ({ telefones: [first, ...others] }) => ({
    telefones: [{ ...first, ddd: '11', numero: '900000000' }, ...others],
  }));
  expect(addressees(await recover(ANA_CPF, 'SMS'))).toEqual(['19991234567']);
  const sent = await messagesOf(async () => save(bruno, () => ({ telefones: [phone] })));
  expect([sent, await recover(BRUNO_CPF, 'SMS')]).toEqual([[], []]);
  moment += 24 * HOUR;
  expect(addressees(await recover(BRUNO_CPF, 'SMS'))).toEqual(['11900000000']);
  expect(addressees(await recover(ANA_CPF, 'SMS'))).toEqual(['11900000000']);
});

// @rule R172
test('an e-mail shared by two customers recovers neither', async () => {
  const email = 'mesmo@exemplo.example';
  for (const id of [ANA, BRUNO]) await server.db.update(pessoas).set({ email }).where(eq(pessoas.id, id));
  expect(await recover(email)).toEqual([]);
  expect(addressees(await recover(BRUNO_CPF))).toEqual([email]);
});

// @rule R172
test('guesses with a stolen token do not lock the owner out', async () => {
  const [owner, thief] = [await signIn(server.app, MERCADO_CNPJ), await signIn(server.app, MERCADO_CNPJ)];
  const change = async (client: Client, senhaAtual: string) =>
    (await client.post('/api/login/alterarsenha', { senhaAtual, senhaNova: PASSWORD })).statusCode;
  const guesses = [];
  for (let guess = 0; guess < 6; guess += 1) guesses.push(await change(thief, `errada${guess}`));
  expect(guesses).toEqual([400, 400, 400, 400, 400, 429]);
  expect(await change(owner, PASSWORD)).toBe(200);
  expect((await thief.get('/api/pessoa')).statusCode).toBe(401);
});

// @rule R172
test('a customer has ten sessions at most: the oldest ends', async () => {
  const sessions: Client[] = [];
  for (let count = 0; count < 11; count += 1) {
    moment += 1_000;
    sessions.push(await signIn(server.app, MERCADO_CNPJ));
  }
  const [first, second] = sessions;
  expect([
    (await first?.get('/api/pessoa'))?.statusCode,
    (await second?.get('/api/pessoa'))?.statusCode,
  ]).toEqual([401, 200]);
  expect(await server.db.$count(tokens, eq(tokens.pessoaId, MERCADO))).toBe(10);
});
