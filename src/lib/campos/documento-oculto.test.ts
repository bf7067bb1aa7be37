import { hideDocumento } from './documento-oculto.ts';

test.each([
  ['52998224725', '•••.982.247-••'],
  ['529.982.247-25', '•••.982.247-••'],
  ['11222333000181', '••.222.333/0001-••'],
  ['11.222.333/0001-81', '••.222.333/0001-••'],
  ['', ''],
])('%s is seen as %s', (documento, seen) => {
  expect(hideDocumento(documento)).toBe(seen);
});
