import crypto, { type ScryptOptions } from 'node:crypto';
import { availableParallelism } from 'node:os';
import argon2 from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { createServer } from '../app.ts';
import { pessoas } from '../db/schema/pessoas.ts';
import { ANA, BRUNO, MERCADO } from '../seed/pessoas.ts';
import { readSettings } from '../settings.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ANA_CPF, BRUNO_CPF, MERCADO_CNPJ, PASSWORD, signIn } from '../testing/client.ts';
import { createPasswords, storedCosts } from './passwords.ts';

/** A network in the queue. */
const HERE = '192.0.2.1';
const CHEAP = { memoryKib: 64, passes: 1 };
const costOf = (hash: string | undefined) => /^(.+)\$[^$]+\$[^$]+$/.exec(hash ?? '')?.[1];
/** As a server before Argon2id stored it. */
const oldHash = (password: string, N = 1024, p = 1) => {
  const salt = crypto.randomBytes(16);
  const key = crypto.scryptSync(password, salt, 32, { N, r: 8, p });
  return `scrypt$${N}$8$${p}$${salt.toString('base64url')}$${key.toString('base64url')}`;
};

// @rule C5.4
test('a password fits its own hash alone, with every space of it', async () => {
  const { hash, verify } = createPasswords(CHEAP);
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
  const { hash, verify } = createPasswords(CHEAP);
  const stored = await hash('certa', HERE);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async (_unused, index) =>
      verify(index % 2 === 0 ? 'certa' : 'errada', stored, HERE),
    ),
  );
  expect(answers).toEqual(answers.map((_unused, index) => index % 2 === 0));
});

// The reference implementation's own example.
test('a hash is Argon2id in the format that others read and write', async () => {
  const { hash, verify } = createPasswords(CHEAP);
  const others = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect([await verify('password', others, HERE), await verify('Password', others, HERE)]).toEqual([
    true,
    false,
  ]);
  expect(await argon2.verify(await hash('maçã', HERE), 'maçã')).toBe(true);
});

/** A task's derivation work by scheme: memory times passes, of scrypt N times r times p. */
async function workOf(task: () => Promise<unknown>): Promise<[argon2: number, scrypt: number]> {
  const [{ scrypt }, { hashRaw }] = [crypto, argon2];
  const work: [number, number] = [0, 0];
  crypto.scrypt = ((password, salt, length, cost: ScryptOptions, done) => {
    work[1] += (cost.N ?? 0) * (cost.r ?? 0) * (cost.p ?? 0);
    scrypt(password, salt, length, cost, done);
  }) as typeof scrypt;
  argon2.hashRaw = async (password, cost) => {
    work[0] += (cost?.memoryCost ?? 0) * (cost?.timeCost ?? 0);
    return hashRaw(password, cost);
  };
  try {
    await task();
    return work;
  } finally {
    crypto.scrypt = scrypt;
    argon2.hashRaw = hashRaw;
  }
}

test('every stored cost, and none at all, take the work of the dearest of each scheme', async () => {
  const now = { memoryKib: 128, passes: 2 };
  const hashes = [
    await createPasswords(now).hash('certa', HERE),
    await createPasswords(CHEAP).hash('certa', HERE),
    await createPasswords({ memoryKib: 512, passes: 1 }).hash('certa', HERE),
    oldHash('certa'),
    oldHash('certa', 512, 4),
  ];
  const worksWith = async (stored: string[]) => {
    const { verify } = createPasswords(now, 2, stored);
    const works = [];
    for (const hash of [...stored, undefined])
      works.push(await workOf(async () => verify('errada', hash, HERE)));
    return [...new Set(works.map(String))];
  };
  expect(await worksWith(hashes.slice(0, 2))).toEqual(['256,0']);
  expect(await worksWith(hashes.slice(0, 3))).toEqual(['512,0']);
  expect(await worksWith(hashes)).toEqual(['512,16384']);
});

test('an unregistered old hash makes later checks equally expensive', async () => {
  const { verify, isOutdated } = createPasswords(CHEAP);
  const old = oldHash('certa');
  expect(await workOf(async () => verify('certa', undefined, HERE))).toEqual([64, 0]);
  expect([await verify('certa', old, HERE), await verify('errada', old, HERE)]).toEqual([true, false]);
  expect(await workOf(async () => verify('certa', undefined, HERE))).toEqual([64, 8192]);
  expect(isOutdated(old)).toBe(true);
});

test('a thread checks old and new hashes', async () => {
  const passwords = createPasswords();
  const hashes = [await passwords.hash('certa', HERE), oldHash('certa', 8192)];
  const fits = async (password: string) =>
    Promise.all(hashes.map(async (hash) => passwords.verify(password, hash, HERE)));
  expect([await fits('certa'), await fits('errada')]).toEqual([
    [true, true],
    [false, false],
  ]);
});

test('hashing on every core does not block the event loop', async () => {
  const { hash } = createPasswords({ memoryKib: 65_536, passes: 3 }, 2);
  const hashing = Promise.all([1, 2, 3, 4].map(async () => hash('certa', HERE)));
  let turns = 0;
  const watch = setInterval(() => (turns += 1), 5);
  await hashing;
  clearInterval(watch);
  expect(turns).toBeGreaterThan(3);
});

// @rule C5.15
test('a check for which no thread has room is refused with when to ask again', async () => {
  const { verify } = createPasswords(CHEAP, 1);
  const stored = await createPasswords(CHEAP).hash('certa', HERE);
  const answers = await Promise.allSettled([
    ...Array.from({ length: 68 }, async () => verify('certa', stored, '198.51.100.7')),
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

  const CHEAP_COST = '$argon2id$v=19$m=64,t=1,p=1';

  test('hashes with OWASP’s parameters, and hashes older ones anew at sign-in', async () => {
    expect(readSettings({})).toMatchObject({
      argon2: { memoryKib: 19_456, passes: 2 },
      hashThreads: Math.max(1, availableParallelism() - 1),
    });
    await server.db
      .update(pessoas)
      .set({ senhaHash: oldHash(PASSWORD) })
      .where(eq(pessoas.id, MERCADO));
    const app = await createServer({
      db: server.db,
      outboxDir: server.outboxDir,
      auditLog: { write: () => undefined },
    });
    expect([costOf(await hashOf(ANA)), costOf(await hashOf(MERCADO))]).toEqual([
      CHEAP_COST,
      'scrypt$1024$8$1',
    ]);
    for (const document of [ANA_CPF, MERCADO_CNPJ, ANA_CPF, MERCADO_CNPJ]) await signIn(app, document);
    const anew = '$argon2id$v=19$m=19456,t=2,p=1';
    expect([costOf(await hashOf(ANA)), costOf(await hashOf(MERCADO))]).toEqual([anew, anew]);
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
      argon2: { memoryKib: 128, passes: 1 },
    });
    await expect(signIn(stronger, BRUNO_CPF, 'errada')).rejects.toThrow('CPF/CNPJ ou senha inválidos.');
    expect(costOf(await hashOf(BRUNO))).toBe(CHEAP_COST);
    await Promise.all([1, 2, 3, 4].map(async () => signIn(stronger, BRUNO_CPF)));
    expect(costOf(await hashOf(BRUNO))).toBe('$argon2id$v=19$m=128,t=1,p=1');
    await stronger.close();
  });

  test('a server knows the costs in its database but for the default', async () => {
    await server.db
      .update(pessoas)
      .set({ senhaHash: oldHash('x') })
      .where(eq(pessoas.id, MERCADO));
    await server.db
      .update(pessoas)
      .set({ senhaHash: await createPasswords().hash('x', HERE) })
      .where(eq(pessoas.id, ANA));
    expect(new Set((await storedCosts(server.db)).map(costOf))).toEqual(
      new Set([CHEAP_COST, '$argon2id$v=19$m=128,t=1,p=1', 'scrypt$1024$8$1']),
    );
  });

  test('a cost below OWASP’s is warned of on a reachable server', () => {
    const read = (memory: string, passes: string, HOST = '0.0.0.0') =>
      readSettings({ ARGON2_MEMORY_KIB: memory, ARGON2_PASSES: passes, HOST }).argon2;
    expect(() => read('7168', '4')).toThrow("one of OWASP's: 47104 and 1, 19456 and 2");
    expect(() => read('47103', '1')).toThrow("one of OWASP's");
    expect(() => read('7', '1')).toThrow('ARGON2_MEMORY_KIB must be a whole number');
    expect([read('7168', '5'), read('65536', '1'), read('64', '1', '127.0.0.1')]).toHaveLength(3);
  });
});
