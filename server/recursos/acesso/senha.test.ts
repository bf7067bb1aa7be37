import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, MERCADO_CNPJ, PASSWORD, signIn } from '../../testing/client.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
});
afterAll(async () => server.stop());

// @rule C4.4
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

test('a password keeps the spaces at its ends, wherever it is typed', async () => {
  const client = await signIn(server.app, BRUNO_CPF);
  const spaced = '  duas palavras ';
  const changed = await client.post('/api/login/alterarsenha', { senhaAtual: PASSWORD, senhaNova: spaced });
  expect(changed.statusCode).toBe(200);
  await expect(signIn(server.app, BRUNO_CPF, spaced.trim())).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
  await signIn(server.app, BRUNO_CPF, spaced);
  const trimmed = await client.post('/api/login/alterarsenha', {
    senhaAtual: spaced.trim(),
    senhaNova: PASSWORD,
  });
  expect(trimmed.json()).toEqual({ statusCode: 400, description: 'Senha atual incorreta.' });
  const back = await client.post('/api/login/alterarsenha', { senhaAtual: spaced, senhaNova: PASSWORD });
  expect(back.statusCode).toBe(200);
});

test('of two concurrent password changes one succeeds', async () => {
  const client = await signIn(server.app, ANA_CPF);
  const answers = await Promise.all(
    ['primeira', 'segunda'].map(async (senhaNova) =>
      client.post('/api/login/alterarsenha', { senhaAtual: PASSWORD, senhaNova }),
    ),
  );
  const done = answers.map(({ statusCode }) => statusCode === 200);
  expect(done.filter(Boolean)).toHaveLength(1);
  await signIn(server.app, ANA_CPF, done[0] === true ? 'primeira' : 'segunda');
});
