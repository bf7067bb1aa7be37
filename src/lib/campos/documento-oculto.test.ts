import { hideDocumento } from './documento-oculto.ts';

test.each([
  ['52998224725', '•••.982.247-••'],
  ['529.982.247-25', '•••.982.247-••'],
  ['11222333000181', '••.222.333/0001-••'],
  ['11.222.333/0001-81', '••.222.333/0001-••'],
  ['K7P4XN2V000107', '••.P4X.N2V/0001-••'],
  ['112223330001815', '••22233300018••'],
  ['', ''],
])('%s is seen as %s', (documento, seen) => {
  expect(hideDocumento(documento)).toBe(seen);
});
