import { DEMO_CONFIG } from '../../server/portal-config.ts';
import { ANA_CPF, PASSWORD } from '../../server/testing/client.ts';
import { CONTRACT_CALLS } from '../../src/lib/contract/calls.ts';
import { startReferenceServer } from '../../scripts/jest/reference-server.ts';
import { runKit } from './run.ts';
import { leftOut } from './testing-provider.ts';

const ORIGIN = 'http://portal.example';

// @rule C6.1, C6.4
test('the reference server passes the whole contract from another origin', async () => {
  const server = await startReferenceServer({ allowedOrigins: [ORIGIN] });
  const lines: string[] = [];
  const report = await runKit(
    {
      url: server.baseUrl,
      origin: ORIGIN,
      config: DEMO_CONFIG,
      account: { user: ANA_CPF, password: PASSWORD },
      write: true,
      cep: '01310100',
      timeout: 60_000,
      slow: 60_000,
    },
    (line) => lines.push(line),
  );
  expect(report.calls.filter(({ level }) => level !== 'fits')).toEqual([]);
  expect(leftOut(report)).toEqual([]);
  // With sign-in, the refused token, and the home's concurrent calls.
  expect(report.calls.length).toBe(CONTRACT_CALLS.length + 3);
  const output = JSON.stringify(report) + lines.join('\n');
  expect([ANA_CPF, PASSWORD, 'Ana', 'Souza', '@'].filter((word) => output.includes(word))).toEqual([]);
});
