import { readFileSync } from 'node:fs';
import { listPackages } from './sbom.mjs';

test('npm lists what is installed here, in spite of workspaces without a version', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: object };
  const names = listPackages(process.cwd(), '--workspaces=false').components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
});
