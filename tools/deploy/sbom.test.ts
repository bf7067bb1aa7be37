import { withNeeds, withPackages } from './sbom.mjs';

const component = (name: string, version = '1.0.0') => ({ 'bom-ref': `${name}@${version}`, name, version });
const bom = {
  bomFormat: 'CycloneDX',
  components: [
    component('react'),
    component('pg'),
    component('@fastify/static'),
    component('send'),
    component('send', '2.0.0'),
  ],
  dependencies: [
    { ref: 'pg@1.0.0' },
    { ref: '@fastify/static@1.0.0', dependsOn: ['send@2.0.0'] },
    { ref: 'send@2.0.0', dependsOn: ['@fastify/static@1.0.0'] },
  ],
};
const refs = (of: { components: { 'bom-ref': string }[] }) => of.components.map((each) => each['bom-ref']);

test('the bill of bundled packages has only their versions', () => {
  expect(refs(withPackages(bom, [component('send', '2.0.0'), component('react')]))).toEqual([
    'react@1.0.0',
    'send@2.0.0',
  ]);
});

test('the server’s bill of materials has indirect dependencies, too', () => {
  const list = withNeeds(bom, ['pg', '@fastify/static/lib/dirList.js']);
  expect([list.bomFormat, refs(list), list.dependencies]).toEqual([
    'CycloneDX',
    ['pg@1.0.0', '@fastify/static@1.0.0', 'send@2.0.0'],
    [{ ref: 'pg@1.0.0', dependsOn: [] }, ...bom.dependencies.slice(1)],
  ]);
});
