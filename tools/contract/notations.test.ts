import { exitCodeOf, type Report } from './findings.ts';
import { type Provider, startProvider, CONFIG, ORIGIN, runOn, said } from './testing-provider.ts';

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider(ORIGIN);
});
afterAll(async () => provider.stop());

describe('another provider, which keeps the contract in its own notations', () => {
  let report: Report;
  const lines: string[] = [];
  /** The requests received when each write was announced. */
  const before: string[][] = [];
  beforeAll(async () => {
    lines.push = (...more: string[]) => {
      for (const line of more)
        if (line.startsWith('sending'))
          before.push([line.split(/\s+/)[3]?.replace(':', '') ?? '', ...provider.seen]);
      return Array.prototype.push.apply(lines, more);
    };
    report = await runOn(provider, null, {}, lines);
  });

  // @rule C6.1
  it('every call is checked and deviations say what the portal shows', () => {
    expect(report.calls.filter(({ level }) => level === 'not asked')).toEqual([]);
    expect(report.calls.filter(({ level }) => level === 'broken')).toEqual([]);
    expect(report.level).toBe('tolerated');
    expect(said(report, 'C4.24').findings).toEqual([
      'tolerated (envelope): an envelope inside an envelope',
      "tolerated saldo.valorDisponivel: text as '99,99'",
    ]);
    expect(said(report, 'C4.26').findings).toContain(
      'tolerated [].tiposDescontos[].imagem: an address of javascript:',
    );
    const stores = report.calls.find(({ id }) => id === 'C4.29')?.findings;
    expect(stores?.find(({ path }) => path === '[].endereco[].logradouroNro')).toMatchObject({
      found: 'a number',
      shown: expect.stringContaining('zeros'),
    });
  });

  // @rule C6.3
  it('each write is announced before it is sent, and sent once', () => {
    const writes = provider.seen.filter((one) => one.startsWith('POST ') && !/token|logout/.test(one));
    expect(before.map(([path]) => path).length).toBe(writes.length);
    expect(new Set(writes).size).toBe(writes.length);
    for (const [path = '', ...came] of before)
      expect(came.filter((one) => one === `POST ${path}`)).toEqual([]);
  });

  // @rule C6.3
  it('without --write nothing is written, and without an account nobody signs in', async () => {
    const reads = await runOn(provider, null, { write: false });
    expect(provider.seen.filter((one) => one.startsWith('POST'))).toEqual([
      'POST /token',
      'POST /token',
      'POST /logout',
    ]);
    expect(said(reads, 'C4.42').level).toBe('not asked');
    const open = await runOn(provider, null, { account: null, write: false });
    expect(open.calls.filter(({ level }) => level !== 'not asked').map(({ id }) => id)).toEqual([
      'C4.46',
      'C4.6',
      'C4.8',
      'C4.11',
      'C4.45',
      'C4.12',
      'C4.13',
      'C4.43',
      'C4.44',
      'R7',
      'R5',
    ]);
  });
});

// @rule C6.25
test('a key whose request is done twice is reported', async () => {
  let done = 0;
  const fault = { call: 'POST /api/fidelidade/extrato', payload: () => ({ done: (done += 1) }) };
  const report = await runOn(provider, fault, {
    config: { ...CONFIG, idempotencyHeader: 'Idempotency-Key' },
  });
  expect(said(report, 'C4.42').findings).toContain('broken (idempotency key): another one: done twice?');
});

// @rule C6.26
test('a server that fails under the home’s concurrent calls is reported', async () => {
  const fits = await runOn(provider, null, { write: false });
  const report = await runOn(
    provider,
    { call: 'GET /api/contacorrente/saldo', status: 429 },
    { write: false },
  );
  expect([said(fits, 'C6.26').level, said(report, 'C6.26').findings]).toEqual([
    'fits',
    expect.arrayContaining(['broken (at once): status 429']),
  ]);
});

// @rule C6.27
test('a strict run exits with 1 for tolerated deviations', async () => {
  const report = await runOn(provider, null, { write: false });
  expect([exitCodeOf(report), exitCodeOf(report, true)]).toEqual([0, 1]);
});
