import { Findings } from './findings.ts';
import type { Run } from './read-call.ts';

/** What a home asks at one time: six of the main API, two of the public one. @rule R230 */
const AT_ONCE = 8;

/** Repeats the home's calls concurrently: a provider has to bear it. @rule C6.26 */
export async function askAtOnce(run: Run): Promise<void> {
  const sent = run.home.slice(0, AT_ONCE);
  const report = {
    id: 'C6.26',
    call: `${sent.length} GETs at once`,
    words: 'a página inicial, tudo de uma vez',
    screens: '/portal',
    status: null,
    ms: null,
    findings: [],
  };
  if (sent.length === 0) return run.add({ ...report, level: 'not asked', why: 'no session' });
  const findings = new Findings();
  const since = performance.now();
  const statuses = await Promise.all(
    sent.map(async ({ address, init }) => {
      const signal = AbortSignal.timeout(run.timeout);
      return fetch(address, { ...init, signal }).then(
        async (response) => response.arrayBuffer().then(() => response.status),
        () => 0,
      );
    }),
  );
  const ms = Math.round(performance.now() - since);
  for (const status of statuses.filter((one) => one === 0 || one === 429 || one >= 500))
    findings.add(
      'broken',
      '(at once)',
      `${sent.length} answers`,
      status === 0 ? 'none came' : `status ${status}`,
      'areas of the home say that they could not load',
    );
  run.add({ ...report, status: statuses[0] ?? null, ms, level: findings.level, findings: findings.list });
}
