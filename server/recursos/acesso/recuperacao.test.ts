import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { recuperacoes, tentativas } from '../../db/schema/acesso.ts';
import { pessoas } from '../../db/schema/pessoas.ts';
import { ANA, BRUNO, MERCADO } from '../../seed/pessoas.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, MERCADO_CNPJ, postForm, signIn } from '../../testing/client.ts';
import { recordWork, type Work, type WorkNotes } from '../../testing/work.ts';

const HOUR = 3_600_000;
const WRONG = 'CPF/CNPJ ou senha inválidos.';
let moment = Date.now();
let server: TestServer;
let work: WorkNotes;
beforeAll(async () => {
  server = await startTestServer({ listen: false, clock: { now: () => new Date(moment) } });
  work = await recordWork(server.db);
});
afterAll(async () => {
  await work.end();
  await server.stop();
});
// Each test two hours later, so that earlier attempts have expired.
beforeEach(() => (moment += 2 * HOUR));

const recover = async (query: string) => {
  moment += 1_000;
  return postForm(server.app, `/api/login/recuperarsenha?${query}`);
};

const messages = async () => (await readdir(server.outboxDir)).toSorted();

const newestMessage = async () => readFile(join(server.outboxDir, (await messages()).at(-1) ?? ''), 'utf8');

/** The newest message's temporary password. */
async function newestPassword(): Promise<string> {
  const text = await newestMessage();
  return /senha provisória do Clube é: (\S+)/.exec(text)?.[1] ?? '';
}

async function hashOfAna(): Promise<string> {
  const [row] = await server.db.select().from(pessoas).where(eq(pessoas.id, ANA));
  return row?.senhaHash ?? '';
}

// @rule C4.3, C5.9
test('recovery answers a customer and a stranger alike', async () => {
  const mensagem = 'Se o cadastro existir, você receberá uma senha provisória no e-mail cadastrado.';
  const known = await recover(`preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`);
  const stranger = await recover('preferencialChannel=EMAIL&cpfEmail=00000000191');
  const expected = { statusCode: 200, data: { mensagem } };
  expect([known.json(), stranger.json()]).toEqual([expected, expected]);
  expect(await messages()).toEqual([expect.stringMatching(/^\d{4}.*-email-[\da-f]{8}\.txt$/)]);
});

test('recovery names the missing field', async () => {
  const channel = await recover('preferencialChannel=FAX&cpfEmail=1');
  const documento = await recover('preferencialChannel=SMS&cpfEmail=123');
  expect([channel.json(), documento.json()]).toEqual([
    { statusCode: 400, description: 'O parâmetro preferencialChannel deve ser EMAIL ou SMS.' },
    { statusCode: 400, description: 'Informe um CPF ou CNPJ válido.' },
  ]);
});

test('registering with a foreign address cannot write its message', async () => {
  const greeted = async (nomeRazao: string) => {
    await server.db.update(pessoas).set({ nomeRazao }).where(eq(pessoas.id, MERCADO));
    await recover(`preferencialChannel=EMAIL&cpfEmail=${MERCADO_CNPJ}`);
    return /Olá, (.*)!\n\nSua senha/s.exec(await newestMessage())?.[1];
  };
  expect(await greeted('José\n\nSeu cadastro será bloqueado: golpe.example')).toBe('José');
  expect(await greeted('https://golpe.example/ganhe')).toBe('https');
  expect(await greeted('“☂”')).toBe('Cliente');
});

test('the old password works until the temporary one is used', async () => {
  await recover(`preferencialChannel=SMS&cpfEmail=${BRUNO_CPF}`);
  const temporary = await newestPassword();
  const before = await signIn(server.app, BRUNO_CPF);
  await signIn(server.app, BRUNO_CPF, temporary);
  expect((await before.get('/api/pessoa')).statusCode).toBe(401);
  await expect(signIn(server.app, BRUNO_CPF)).rejects.toThrow(WRONG);
  await signIn(server.app, BRUNO_CPF, temporary);
});

// @rule R171
test('two temporary passwords live at a time, and an unused one ends after 24 hours', async () => {
  const passwords: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    await recover(`preferencialChannel=EMAIL&cpfEmail=${MERCADO_CNPJ}`);
    passwords.push(await newestPassword());
  }
  const [first = '', second = '', third = ''] = passwords;
  await expect(signIn(server.app, MERCADO_CNPJ, first)).rejects.toThrow(WRONG);
  await signIn(server.app, MERCADO_CNPJ, second);
  await expect(signIn(server.app, MERCADO_CNPJ, third)).rejects.toThrow(WRONG);
  const left = await server.db.select().from(recuperacoes).where(eq(recuperacoes.pessoaId, MERCADO));
  expect(left).toEqual([]);

  await recover(`preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`);
  const unused = await newestPassword();
  moment += 24 * HOUR;
  await expect(signIn(server.app, ANA_CPF, unused)).rejects.toThrow(WRONG);
  await signIn(server.app, ANA_CPF);
});

test('a temporary password becomes permanent once', async () => {
  await recover(`preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`);
  const temporary = await newestPassword();
  const old = await hashOfAna();
  const both = await Promise.all([1, 2, 3].map(async () => signIn(server.app, ANA_CPF, temporary)));
  const statuses = await Promise.all(
    both.map(async (client) => (await client.get('/api/pessoa')).statusCode),
  );
  expect(statuses).toEqual([200, 200, 200]);
  await expect(signIn(server.app, ANA_CPF)).rejects.toThrow(WRONG);
  await server.db.update(pessoas).set({ senhaHash: old }).where(eq(pessoas.id, ANA));
});

test('a concurrent sign-in with the old password ends', async () => {
  await recover(`preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`);
  const temporary = await newestPassword();
  const original = await hashOfAna();
  const [byNew, ...byOld] = await Promise.allSettled([
    signIn(server.app, ANA_CPF, temporary),
    ...[1, 2, 3].map(async () => signIn(server.app, ANA_CPF)),
  ]);
  expect(byNew.status).toBe('fulfilled');
  for (const old of byOld) {
    if (old.status === 'fulfilled') expect((await old.value.get('/api/pessoa')).statusCode).toBe(401);
  }
  await server.db.update(pessoas).set({ senhaHash: original }).where(eq(pessoas.id, ANA));
});

test('a document is looked for among documents and an e-mail among e-mails', async () => {
  const { db } = server;
  const emailOf = async (id: number, email: string) =>
    db.update(pessoas).set({ email }).where(eq(pessoas.id, id));
  const asked = async (cpfEmail: string) => {
    await db.delete(recuperacoes);
    await recover(`preferencialChannel=EMAIL&cpfEmail=${encodeURIComponent(cpfEmail)}`);
    return (await db.select().from(recuperacoes)).map(({ pessoaId }) => pessoaId);
  };
  await emailOf(ANA, MERCADO_CNPJ);
  await emailOf(MERCADO, '5299822@4725');
  expect(await asked(MERCADO_CNPJ)).toEqual([MERCADO]);
  expect(await asked(ANA_CPF)).toEqual([ANA]);
  expect(await asked('5299822@4725')).toEqual([MERCADO]);
  // Entering another's e-mail in one's profile takes nothing over and sends nothing there.
  await emailOf(ANA, 'mesmo@exemplo.example');
  await emailOf(BRUNO, 'mesmo@exemplo.example');
  expect(await asked('Mesmo@Exemplo.example')).toEqual([null]);
});

test('a flood of recoveries leaves the own password and other addresses alone', async () => {
  const from = async (remoteAddress: string) => {
    const url = `/api/login/recuperarsenha?preferencialChannel=SMS&cpfEmail=${ANA_CPF}`;
    return (await server.app.inject({ method: 'POST', url, remoteAddress })).statusCode;
  };
  const statuses = [];
  for (let count = 0; count < 5; count += 1) statuses.push(await from('198.51.100.7'));
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await signIn(server.app, ANA_CPF);
  moment += 1_000;
  expect(await from('203.0.113.9')).toBe(200);
  await signIn(server.app, ANA_CPF, await newestPassword());
});

test('a known and an unknown document cost the same work', async () => {
  await server.db.delete(recuperacoes);
  await server.db.delete(tentativas);
  const asks = ['52998224725', '00000000353', '00000000434', 'ninguem@exemplo.example'];
  const works: Work[] = [];
  for (const cpfEmail of asks) {
    works.push(await work.of(async () => recover(`preferencialChannel=EMAIL&cpfEmail=${cpfEmail}`)));
  }
  const [known] = works;
  expect(known).toMatchObject({ hashes: 1, rows: { 'INSERT recuperacoes': 1, 'INSERT tentativas': 3 } });
  // The number of operations per file depends on Node.
  expect(known?.files).toBeGreaterThan(0);
  expect(works).toEqual(asks.map(() => known));
});

test('a sign-in costs the same for a known, an unknown and a recovering customer', async () => {
  const attempt = async (username: string) =>
    work.of(async () =>
      postForm(server.app, '/token', { grant_type: 'password', username, password: 'errada' }),
    );
  await server.db.delete(tentativas);
  const plain = await attempt(MERCADO_CNPJ);
  const unknown = await attempt('00000000515');
  await recover(`preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`);
  const recovering = await attempt(ANA_CPF);
  expect(plain).toEqual({ hashes: 3, files: 0, rows: { 'INSERT tentativas': 3 } });
  expect([unknown, recovering]).toEqual([plain, plain]);
});
