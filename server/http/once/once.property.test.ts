import fc from 'fast-check';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { ANA_CPF, type Client, signIn } from '../../testing/client.ts';
import { credit, FRIGIDEIRA, readBooks, TROCA, VOUCHER_10 } from '../../testing/pontos.ts';

let server: TestServer;
let ana: Client;
beforeAll(async () => {
  server = await startTestServer({ listen: false });
  ana = await signIn(server.app, ANA_CPF);
  await credit(server.db, 100_000);
});
afterAll(async () => server.stop());

const exchange = async (key: string, { idResgate }: typeof VOUCHER_10) =>
  ana.post(TROCA, { idResgate }, { 'idempotency-key': key });

// @rule R77
test('concurrent requests with one key are one exchange', async () => {
  const request = fc.record({
    key: fc.constantFrom('a', 'b', 'c'),
    item: fc.constantFrom(VOUCHER_10, VOUCHER_10, FRIGIDEIRA),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 1, maxLength: 12 }), fc.uuid(), async (requests, run) => {
      const costs = new Map<string, number>();
      const before = await readBooks(server.db);
      const answers = await Promise.all(
        requests.map(async ({ key, item }) => ({ key, item, answer: await exchange(`${run}.${key}`, item) })),
      );
      for (const { key, item, answer } of answers) {
        if (answer.statusCode === 200) costs.set(key, item.cost);
      }
      const bodies = (of: string) =>
        answers.flatMap(({ key, answer }) => (key === of && answer.statusCode === 200 ? answer.body : []));
      for (const { key, item, answer } of answers)
        expect(answer.statusCode).toBe(costs.get(key) === item.cost ? 200 : 422);
      for (const key of costs.keys()) expect(new Set(bodies(key)).size).toBe(1);
      const spent = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
      const after = await readBooks(server.db);
      expect(costs.size).toBe(new Set(requests.map(({ key }) => key)).size);
      expect(after).toEqual({
        balance: before.balance - spent,
        ledger: before.ledger - spent,
        exchanges: before.exchanges + costs.size,
      });
    }),
    { numRuns: 25 },
  );
});
