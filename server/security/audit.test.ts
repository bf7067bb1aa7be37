import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ANA, BRUNO, MERCADO } from '../seed/pessoas.ts';
import { createLog } from '../operate/log.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  ANA_CPF,
  BRUNO_CPF,
  type Client,
  MERCADO_CNPJ,
  PASSWORD,
  postForm,
  signIn,
} from '../testing/client.ts';

const STRANGER = '00000000191';
const NEW_PASSWORD = 'segredo novo';
const GUESS = 'palavra-errada';
const VOUCHER = 4;
const DOCUMENTS = [ANA_CPF, '529.982.247-25', MERCADO_CNPJ, '11.222.333/0001-81', BRUNO_CPF, STRANGER];
const NAMES = ['souza', 'bruno', 'lima', 'mercado', 'bom preço', 'carlos', 'ferreira'];
const PLACES = ['@', 'exemplo.example', 'bompreco', '991234567', '32425500', '127.0.0.1'];

const lines: string[] = [];
const operator: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    listen: false,
    auditLog: { write: (line) => void lines.push(line) },
    log: createLog({ write: (line) => void operator.push(line) }),
    limits: { account: { max: 2, windowSeconds: 900 } },
  });
});
afterAll(async () => server.stop());

const attempt = async (username: string, password: string) =>
  postForm(server.app, '/token', { grant_type: 'password', username, password });

/** Everything logged for three customers and a stranger, and the secrets used. */
async function doEverything(): Promise<string[]> {
  await attempt(STRANGER, GUESS);
  for (let count = 0; count < 3; count += 1) await attempt(BRUNO_CPF, GUESS);
  const ana: Client = await signIn(server.app, ANA_CPF);
  await ana.post('/api/fidelidade/extrato', { idResgate: VOUCHER });
  await ana.post('/api/fidelidade/extrato', { idResgate: 2 });
  await ana.post('/api/login/alterarsenha', { senhaAtual: GUESS, senhaNova: NEW_PASSWORD });
  await ana.post('/api/login/alterarsenha', { senhaAtual: PASSWORD, senhaNova: NEW_PASSWORD });
  await ana.post('/api/pessoa/desativar/PortalWeb');
  await ana.post('/api/pessoa/reativar');
  for (const typed of ['compras@bompreco.example', STRANGER]) {
    await postForm(server.app, `/api/login/recuperarsenha?preferencialChannel=EMAIL&cpfEmail=${typed}`);
  }
  const [name = ''] = await readdir(server.outboxDir);
  const message = await readFile(join(server.outboxDir, name), 'utf8');
  const [, temporary = ''] = /Clube é: (\S+)/.exec(message) ?? [];
  const mercado = await signIn(server.app, MERCADO_CNPJ, temporary);
  return [ana.token, temporary, mercado.token];
}

test('the audit log has an internal id and no personal data', async () => {
  const secrets = await doEverything();
  const noted = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const short = noted.map(({ event, pessoaId, detail }) => [event, pessoaId, detail].join(' ').trim());
  expect(short).toEqual([
    'signIn.failed  wrong-credentials',
    `signIn.failed ${BRUNO} wrong-credentials`,
    `signIn.failed ${BRUNO} wrong-credentials`,
    `signIn.locked ${BRUNO} account-limit`,
    `signIn.done ${ANA}`,
    `exchange.done ${ANA}`,
    `password.refused ${ANA} wrong-credentials`,
    `password.changed ${ANA} by-customer`,
    `account.closed ${ANA}`,
    `account.reactivated ${ANA}`,
    `recovery.asked ${MERCADO}`,
    'recovery.asked',
    `password.changed ${MERCADO} by-recovery`,
    `signIn.done ${MERCADO}`,
  ]);
  for (const one of noted) {
    expect(Object.keys(one).filter((key) => key !== 'detail')).toEqual(['log', 'time', 'event', 'pessoaId']);
    expect(one).toMatchObject({ log: 'audit', time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) });
  }

  const written = [...lines, ...operator].join('\n').toLowerCase();
  const personal = [...DOCUMENTS, ...NAMES, ...PLACES, PASSWORD, NEW_PASSWORD, GUESS, ...secrets].map(
    (text) => text.toLowerCase(),
  );
  expect(personal.filter((text) => written.includes(text))).toEqual([]);
  expect(secrets.map((secret) => secret.length)).toEqual([43, 10, 43]);
});

test('a sign-in to a closed account is noted as such', async () => {
  let moment = Date.now();
  const written: string[] = [];
  const later = await startTestServer({
    listen: false,
    db: server.db,
    clock: { now: () => new Date(moment) },
    auditLog: { write: (line) => void written.push(line) },
  });
  const bruno = await signIn(later.app, BRUNO_CPF);
  await bruno.post('/api/pessoa/desativar/PortalWeb');
  moment += 86_400_000;
  await expect(signIn(later.app, BRUNO_CPF)).rejects.toThrow('prazo');
  expect(JSON.parse(written.at(-1) ?? '')).toMatchObject({
    event: 'signIn.failed',
    pessoaId: BRUNO,
    detail: 'account-closed',
  });
  await later.stop();
});
