import { createAsker } from './ask.ts';
import { lookAtPreflight } from './cors.ts';
import { deploymentOf } from './deployment.ts';
import { Findings } from './findings.ts';

const PROVIDER = 'https://provider.example';

/** Findings before the states are requested. */
async function foundAt(statesUrl: string, origin: string): Promise<string[]> {
  const config = { mainApiUrl: PROVIDER, publicApiUrl: PROVIDER, personApiUrl: PROVIDER, statesUrl };
  const asker = createAsker(deploymentOf(config, PROVIDER, origin), 10);
  const findings = new Findings();
  await lookAtPreflight(asker, { path: '', to: 'states' }, findings);
  return findings.list.map(({ level, path, found }) => [level, path, found].join(' '));
}

// @rule C6.4
test('an https page may call an http API only on loopback', async () => {
  const page = 'https://portal.example';
  expect(await foundAt('http://estados.example/', page)).toEqual(['broken (address) http:']);
  expect(await foundAt('https://estados.example/', page)).toEqual([]);
  expect(await foundAt('http://127.0.0.1:9/', page)).toEqual([]);
  expect(await foundAt('http://estados.example/', 'http://portal.example')).toEqual([]);
});
