import Ajv from 'ajv/dist/2020';
import { CONTRACT_CALLS } from '../../src/lib/http/contract-calls.ts';
import { READS } from '../contract/reads.ts';
import { readRows } from '../contract/rows.ts';
import { createAnswers, CUSTOMER } from '../contract/testing-answers.ts';
import { documentOf, schemaOf } from './document.ts';

const root = process.cwd();
const document = documentOf(root) as {
  paths: Record<string, Record<string, { operationId: string; responses: unknown }>>;
  components: object;
};
const rows = readRows(root);
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema({ $id: 'doc', ...document });

const pathOf = ({ path, parameters }: { path: string; parameters: readonly string[] }) => {
  const names = [...parameters];
  return path.replaceAll('*', () => `{${names.shift() ?? ''}}`);
};
const pointerOf = (path: string) =>
  `doc#/paths/${path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/get/responses/200/content/application~1json/schema`;

// @rule C6.6
test('the document has every call of the table once, each with a name of its own', () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      call: `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '*')}`,
      operationId,
    })),
  );
  expect(operations.map(({ call }) => call).toSorted()).toEqual(
    CONTRACT_CALLS.map(([method, path]) => `${method} ${path}`).toSorted(),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

const reads = rows.filter((row) => row.method === 'GET' && schemaOf(row) !== undefined);

// @rule C6.6, R17
test.each(reads)('$id $path: what the portal reads fits the document, bare and in an envelope', (row) => {
  const answers = createAnswers();
  const ask = (call: string, fields: Record<string, unknown>, token: string | null) =>
    answers.answer(call, { at: '1', fields, query: new URLSearchParams(), token }).payload as never;
  const { access_token: token } = ask(
    'POST /token',
    { username: CUSTOMER.user, password: CUSTOMER.password },
    null,
  ) as {
    access_token: string;
  };
  ask('POST /api/pessoa/imagem', {}, token);
  const payload: unknown = ask(`GET ${row.path}`, {}, token);
  const fits = ajv.getSchema(pointerOf(pathOf(row)));
  const wrong = [payload, { statusCode: 200, data: payload }].flatMap((body) => {
    const isFit = fits?.(body);
    return isFit === true ? [] : (fits?.errors ?? []);
  });
  expect([typeof fits, wrong]).toEqual(['function', []]);
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
  expect(ajv.validate(`doc#/components/schemas/${id}`, payload)).toBe(false);
});
