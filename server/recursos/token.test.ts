import { startTestServer, type TestServer } from '../testing.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
});
afterAll(async () => server.stop());

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test('signs in with a CPF typed with separators', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/token',
    headers: form,
    payload: 'grant_type=password&username=529.982.247-25&password=clube123',
  });
  expect({ status: answer.statusCode, name: answer.json<{ Name: string }>().Name }).toEqual({
    status: 200,
    name: 'Ana Souza',
  });
});
