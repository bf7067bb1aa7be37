import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../testing.ts';
import { ANA_CPF, BRUNO_CPF, MERCADO_CNPJ, postForm, signIn } from '../testing-client.ts';

let moment = Date.now();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false, clock: { now: () => new Date(moment) } });
});
afterAll(async () => server.stop());

const recover = async (query: string) => postForm(server.app, `/api/login/recuperarsenha?${query}`);

/** The temporary password of the newest message. */
async function newestPassword(): Promise<string> {
  const names = (await readdir(server.outboxDir)).toSorted();
  const text = await readFile(join(server.outboxDir, names.at(-1) ?? ''), 'utf8');
  return /senha provisória do Clube é: (\S+)/.exec(text)?.[1] ?? '';
}

test('recovery answers the same for a customer and a stranger, and writes one message', async () => {
  const mensagem = 'Se o cadastro existir, você receberá uma senha provisória no e-mail cadastrado.';
  const known = await recover(`preferencialChannel=EMAIL&cpfEmail=${ANA_CPF}`);
  const stranger = await recover('preferencialChannel=EMAIL&cpfEmail=00000000191');
  const expected = { statusCode: 200, data: { mensagem } };
  expect([known.json(), stranger.json()]).toEqual([expected, expected]);
  expect(await readdir(server.outboxDir)).toHaveLength(1);
});

test('recovery names what is missing', async () => {
  const channel = await recover('preferencialChannel=FAX&cpfEmail=1');
  const documento = await recover('preferencialChannel=SMS&cpfEmail=123');
  expect([channel.json(), documento.json()]).toEqual([
    { statusCode: 400, description: 'O parâmetro preferencialChannel deve ser EMAIL ou SMS.' },
    { statusCode: 400, description: 'Informe um CPF ou CNPJ válido.' },
  ]);
});

test('the old password works until the temporary one is used, once; an hour later it no longer is', async () => {
  await recover(`preferencialChannel=SMS&cpfEmail=${BRUNO_CPF}`);
  const temporary = await newestPassword();
  await signIn(server.app, BRUNO_CPF);
  await signIn(server.app, BRUNO_CPF, temporary);
  await expect(signIn(server.app, BRUNO_CPF)).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
  await signIn(server.app, BRUNO_CPF, temporary);

  moment += 1_000;
  await recover(`preferencialChannel=SMS&cpfEmail=${BRUNO_CPF}`);
  const late = await newestPassword();
  moment += 3_600_000;
  await expect(signIn(server.app, BRUNO_CPF, late)).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
});

test('recovery of one account is limited', async () => {
  const statuses = [];
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await recover('preferencialChannel=SMS&cpfEmail=00000000272')).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test('changing the password ends the other sessions and keeps this one', async () => {
  const here = await signIn(server.app, MERCADO_CNPJ);
  const there = await signIn(server.app, MERCADO_CNPJ);
  const wrong = await here.post('/api/login/alterarsenha', { senhaAtual: 'nada', senhaNova: 'nova1' });
  const short = await here.post('/api/login/alterarsenha', { senhaAtual: 'clube123', senhaNova: 'ab' });
  expect([wrong.json(), short.json()]).toEqual([
    { statusCode: 400, description: 'Senha atual incorreta.' },
    { statusCode: 400, description: 'A nova senha deve ter no mínimo 3 caracteres.' },
  ]);
  const changed = await here.post('/api/login/alterarsenha', { senhaAtual: 'clube123', senhaNova: 'nova1' });
  expect(changed.statusCode).toBe(200);
  expect([(await here.get('/api/pessoa')).statusCode, (await there.get('/api/pessoa')).statusCode]).toEqual([
    200, 401,
  ]);
  await signIn(server.app, MERCADO_CNPJ, 'nova1');
});
