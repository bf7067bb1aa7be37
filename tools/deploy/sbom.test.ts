import { withPackages } from './sbom.mjs';

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
    { ref: 'send@2.0.0', dependsOn: ['@fastify/static@1.0.0', 'react@1.0.0'] },
  ],
};
test('the bill of bundled packages has only their versions', () => {
  const bundled = withPackages(bom, [component('send', '2.0.0'), component('react')]);
  expect([bundled.bomFormat, bundled.components.map((each) => each['bom-ref'])]).toEqual([
    'CycloneDX',
    ['react@1.0.0', 'send@2.0.0'],
  ]);
  expect(bundled.dependencies).toEqual([{ ref: 'send@2.0.0', dependsOn: ['react@1.0.0'] }]);
});
