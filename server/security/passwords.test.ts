import crypto, { type ScryptOptions } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createServer } from '../app.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { ANA, BRUNO } from '../seed/pessoas.ts';
import { readSettings } from '../settings.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, signIn } from '../testing/client.ts';
import { createPasswords } from './passwords.ts';

/** A network in the queue. */
const HERE = '192.0.2.1';
const costOf = (hash: string | undefined) => hash?.split('$').slice(0, 4).join('$');

// @rule C5.4
test('a password fits its own hash alone, with every space of it', async () => {
  const { hash, verify } = createPasswords(1024);
  const stored = await hash(' maçã ', HERE);
  expect([
    await verify(' maçã ', stored, HERE),
    await verify(' maçã '.normalize('NFD'), stored, HERE),
  ]).toEqual([true, true]);
  expect([
    await verify('maçã', stored, HERE),
    await verify(' maçã', stored, HERE),
    await verify('', stored, HERE),
  ]).toEqual([false, false, false]);
  expect([await verify('', undefined, HERE), await verify('x', 'bcrypt$x', HERE)]).toEqual([false, false]);
});

test('concurrent checks all finish with their own answer', async () => {
  const { hash, verify } = createPasswords(1024);
  const stored = await hash('certa', HERE);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_unused, index) =>
      verify(index % 2 === 0 ? 'certa' : 'errada', stored, HERE),
    ),
  );
  expect(answers).toEqual(answers.map((_unused, index) => index % 2 === 0));
});

/** A task's derivation work: scrypt's N times r times p. */
async function workOf(task: () => Promise<unknown>): Promise<number> {
  const { scrypt } = crypto;
  let work = 0;
  crypto.scrypt = ((password, salt, length, cost: ScryptOptions, done) =>
    scrypt(password, salt, length, cost, (error, key) => {
      work += (cost.N ?? 0) * (cost.r ?? 0) * (cost.p ?? 0);
      done(error, key);
    })) as typeof scrypt;
  try {
    await task();
    return work;
  } finally {
    crypto.scrypt = scrypt;
  }
}

test('a hash of a lower cost, and none at all, take the work of one of today', async () => {
  const today = createPasswords(4096);
  const hashes = [
    await today.hash('certa', HERE),
    await createPasswords(1024).hash('certa', HERE),
    undefined,
  ];
  const works: number[] = [];
  for (const hash of hashes) works.push(await workOf(async () => today.verify('errada', hash, HERE)));
  expect(works).toEqual([4096 * 8, 4096 * 8, 4096 * 8]);
});

test.each([
  [8192, 10],
  [32_768, 3],
])("N = %i uses OWASP's p = %i", async (n, p) => {
  expect(costOf(await createPasswords(n).hash('certa', HERE))).toBe(`scrypt$${n}$8$${p}`);
});

test('hashing on every core does not block the event loop', async () => {
  const { hash } = createPasswords(16_384, 2);
  const hashing = Promise.all([1, 2, 3, 4].map(async () => hash('certa', HERE)));
  let turns = 0;
  const watch = setInterval(() => (turns += 1), 5);
  await hashing;
  clearInterval(watch);
  expect(turns).toBeGreaterThan(3);
});

// @rule C5.15
test('a check for which no thread has room is refused with when to ask again', async () => {
  const { verify } = createPasswords(1024, 1);
  const stored = await createPasswords(1024).hash('certa', HERE);
  const answers = await Promise.allSettled([
    ...Array.from({ length: 20 }, async () => verify('certa', stored, '198.51.100.7')),
    verify('certa', stored, HERE),
  ]);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  expect(refused[0]).toMatchObject({ reason: { statusCode: 429, retryAfter: 3 } });
  expect(answers.at(-1)).toEqual({ status: 'fulfilled', value: true });
});

describe('a server with the default cost', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ listen: false });
  });
  afterAll(async () => server.stop());

  const hashOf = async (id: number) => {
    const [row] = await server.db.select().from(pessoas).where(eq(pessoas.id, id));
    return row?.senhaHash;
  };

  test('hashes with OWASP’s parameters, and hashes an older one anew at sign-in', async () => {
    expect(readSettings({}).scryptN).toBe(16_384);
    const app = await createServer({
      db: server.db,
      outboxDir: server.outboxDir,
      auditLog: { write: () => undefined },
    });
    expect(costOf(await hashOf(ANA))).toBe('scrypt$1024$8$1');
    await signIn(app, ANA_CPF);
    expect(costOf(await hashOf(ANA))).toBe('scrypt$16384$8$5');
    await signIn(app, ANA_CPF);
    await app.close();
  });

  test('a rehash never weakens, concurrent sign-ins succeed', async () => {
    const before = await hashOf(ANA);
    await signIn(server.app, ANA_CPF);
    expect(await hashOf(ANA)).toBe(before);
    const stronger = await createServer({
      db: server.db,
      outboxDir: server.outboxDir,
      auditLog: { write: () => undefined },
      scryptN: 4096,
    });
    await expect(signIn(stronger, BRUNO_CPF, 'errada')).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
    expect(costOf(await hashOf(BRUNO))).toBe('scrypt$1024$8$1');
    await Promise.all([1, 2, 3, 4].map(async () => signIn(stronger, BRUNO_CPF)));
    expect(costOf(await hashOf(BRUNO))).toBe('scrypt$4096$8$1');
    await stronger.close();
  });

  test('a cost that makes no sense is named', () => {
    expect(() => readSettings({ SCRYPT_N: '100000' })).toThrow('SCRYPT_N must be a power of two');
    expect(() => readSettings({ SCRYPT_N: '2' })).toThrow('SCRYPT_N must be a whole number');
    expect(() => readSettings({ SCRYPT_N: '4096', HOST: '0.0.0.0' })).toThrow('from 8192');
  });
});
