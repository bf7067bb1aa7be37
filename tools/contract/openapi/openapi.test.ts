import Ajv from 'ajv/dist/2020';
import { CONTRACT_CALLS } from '../../../src/lib/contract/calls.ts';
import { READS } from '../reads.ts';
import { documentOf, nameOf } from './document.ts';

const root = process.cwd();
const document = documentOf(root) as {
  paths: Record<string, Record<string, { operationId: string; responses: unknown }>>;
  components: object;
};
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'doc', ...document });

// @rule C6.6
test('the document has every call of the table once, under a unique name', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '*')}`,
      operationId,
    })),
  );
  expect(operations.map(({ call }) => call).toSorted()).toEqual(
    CONTRACT_CALLS.map(({ method, path }) => `${method} ${path}`).toSorted(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

// @rule C6.6
test.each([
  ['C4.24', { saldo: { valorDisponivel: 'dez', valorPendente: 0 } }],
  ['C4.24', { saldo: { valorDisponivel: 1 } }],
  ['C4.29', [{ nomeFantasia: 'x' }]],
  ['C4.5', { aceitouTermos: 'talvez' }],
  ['C4.20', { preferencias: { recebeSms: 2 } }],
  ['C4.45', [{ uf: 'SP' }]],
  ['C4.12', []],
])('%s: what the portal refuses does not fit the document: %j', (id, payload) => {
  const [schema] = READS[id]?.schemas ?? [];
  expect(() => schema?.read(payload)).toThrow(/is not/);
  const row = CONTRACT_CALLS.find((one) => one.id === id);
  expect(ajv.validate(`doc#/components/schemas/${row === undefined ? '' : nameOf(row)}`, payload)).toBe(
    false,
  );
});
