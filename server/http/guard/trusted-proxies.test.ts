import { ANA_CPF, postForm } from '../../testing/client.ts';
import { startTestServer } from '../../testing/server.ts';
import { readTrustedProxies, type TrustedProxies, trustOf } from './trusted-proxies.ts';
import Fastify from 'fastify';

/** The address that the server sees for a connection from `remoteAddress`. */
async function addressSeen(
  trustProxy: TrustedProxies | undefined,
  remoteAddress: string,
  forwarded?: string,
): Promise<string> {
  const app = Fastify({ trustProxy: trustOf(trustProxy) });
  app.get('/', async (request) => request.ip);
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const { body } = await app.inject({ url: '/', remoteAddress, headers });
  await app.close();
  return body;
}

const PROXY = '10.0.0.7';

test.each<[TrustedProxies | undefined, string, string | undefined, string]>([
  [undefined, PROXY, '198.51.100.4', PROXY],
  [0, PROXY, '198.51.100.4', PROXY],
  [1, PROXY, '198.51.100.4', '198.51.100.4'],
  [1, PROXY, '203.0.113.9, 198.51.100.4', '198.51.100.4'],
  [1, PROXY, undefined, PROXY],
  [2, PROXY, '203.0.113.9, 198.51.100.4, 10.0.0.8', '198.51.100.4'],
  [['10.0.0.0/8'], PROXY, '203.0.113.9, 198.51.100.4', '198.51.100.4'],
  [['10.0.0.0/8'], PROXY, '203.0.113.9, 198.51.100.4, 10.0.0.8', '198.51.100.4'],
  [['10.0.0.0/8'], '192.0.2.1', '198.51.100.4', '192.0.2.1'],
  [['10.0.0.7', 'fd00::/8'], 'fd00::1', '198.51.100.4', '198.51.100.4'],
  [['loopback'], '::ffff:127.0.0.1', '2001:db8::9', '2001:db8::9'],
])('TRUST_PROXY %j, from %s with %s: the customer is %s, never the leftmost', async (...row) => {
  const [trust, remote, forwarded, expected] = row;
  expect(await addressSeen(trust, remote, forwarded)).toBe(expected);
});

test('the setting is a number of proxies or a list of addresses', () => {
  expect(
    [undefined, '0', '1', '3', '10.0.0.0/8, 192.0.2.7', 'loopback fd00::/8'].map(readTrustedProxies),
  ).toEqual([0, 0, 1, 3, ['10.0.0.0/8', '192.0.2.7'], ['loopback', 'fd00::/8']]);
});

test.each([
  'true',
  '-1',
  '1.5',
  '11',
  '10.0.0.0/33',
  '0.0.0.0/0',
  '::/0',
  '10.0.0.0/8/8',
  'proxy.example',
  '1, 2',
])('TRUST_PROXY=%s stops the start', (text) => {
  expect(() => readTrustedProxies(text)).toThrow('TRUST_PROXY must be');
});

test('behind a proxy limits count per customer, forged headers ignored', async () => {
  const server = await startTestServer({
    listen: false,
    trustProxy: 1,
    limits: { address: { max: 2, windowSeconds: 900 } },
  });
  const attempt = async (cpf: string, forwarded: string) => {
    const fields = { grant_type: 'password', username: cpf, password: 'errada' };
    const answer = await postForm(server.app, '/token', fields, { 'x-forwarded-for': forwarded });
    return answer.json<{ error: string }>().error;
  };
  const other = (last: number) => `${ANA_CPF.slice(0, -1)}${last}`;
  const guesses = [];
  for (const last of [1, 2, 3, 4]) guesses.push(await attempt(other(last), `192.0.2.${last}, 198.51.100.4`));
  expect(guesses).toEqual(['invalid_grant', 'invalid_grant', 'too_many_attempts', 'too_many_attempts']);
  expect(await attempt(other(6), '198.51.100.5')).toBe('invalid_grant');
  await server.stop();
});
