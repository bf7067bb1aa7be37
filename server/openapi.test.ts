import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Ajv from 'ajv/dist/2020';
import { build } from 'esbuild';
import { stringify } from 'yaml';
import { documentOf } from '../tools/contract/openapi/document.ts';
import { findServerRoot } from './server-root.ts';
import { ANA_CPF, PASSWORD } from './testing/client.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

const ROOT = join(findServerRoot(), '..');
const DOCUMENT = join(ROOT, 'docs/openapi.yaml');
const WORK = join(ROOT, 'build/test/openapi');
const run = promisify(execFile);

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}
interface Operation {
  readonly description: string;
  readonly parameters?: readonly Parameter[];
  readonly responses: { readonly 200: { readonly content?: unknown } };
}

/** What stands in a call's path and query. */
const VALUES: Readonly<Record<string, string>> = {
  id: '1',
  cep: '01310100',
  uf: 'SP',
  campaignGroupId: '7',
  formatId: '131',
  tamanhoPagina: '8',
  pagina: '1',
  page: '1',
  pagesize: '10',
  totalRegistros: '10',
  idEmpFormato: '1',
  idEmpresa: '1',
  idCampanha: '1',
  tipo: 'ativo',
};

/** As somebody writes it who has the document alone. */
const CLIENT = `
import createClient from 'openapi-fetch';
import type { paths } from './paths.ts';

const [, , baseUrl = '', username = '', password = ''] = process.argv;
const client = createClient<paths>({ baseUrl });
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const { data: token } = await client.POST('/token', { body: { grant_type: 'password', username, password }, headers: form });
const headers = { Authorization: 'Bearer ' + token?.data.access_token };
const pessoa = await client.GET('/api/pessoa', { headers });
const name: string | null | undefined = pessoa.data?.data.nomeRazao;
const saldo = await client.GET('/api/contacorrente/saldo', { headers });
const available: number | undefined = saldo.data?.data.saldo.valorDisponivel;
const query = { tamanhoPagina: 8, pagina: 1, idEmpFormato: '1' };
const cupons = await client.GET('/api/pessoa/cupons', { headers, params: { query } });
const exchange = await client.POST('/api/fidelidade/extrato', {
  headers: { ...headers, ...form },
  params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
  body: { idResgate: '4' },
});
// @ts-expect-error The document names no such call.
await client.GET('/api/nada', { headers });
// @ts-expect-error A page has a number.
const wrong: string | undefined = cupons.data?.data.data[0]?.valorTotalDaCompra ?? undefined;
const seen = [name, typeof available, cupons.data?.data.data.length, exchange.response.status, typeof wrong];
process.stdout.write(JSON.stringify(seen));
`;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ envelope: 'wrapped' });
});
afterAll(async () => server.stop());

// @rule C6.6
test('a client generated from the document signs in, reads the home and exchanges', async () => {
  await mkdir(WORK, { recursive: true });
  await writeFile(join(WORK, 'client.ts'), CLIENT);
  await writeTypes();
  const options = ['--strict', '--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const flags = [
    '--noEmit',
    '--ignoreConfig',
    '--allowImportingTsExtensions',
    '--types',
    'node',
    '--skipLibCheck',
  ];
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const ended = await run(process.execPath, [tsc, ...options, ...flags, 'client.ts'], { cwd: WORK }).catch(
    (error: unknown) => error as { stdout: string },
  );
  expect(ended.stdout).toBe('');
  const outfile = join(WORK, 'client.mjs');
  await build({
    entryPoints: [join(WORK, 'client.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
  });
  const { stdout } = await run(process.execPath, [outfile, server.baseUrl, ANA_CPF, PASSWORD]);
  expect(JSON.parse(stdout)).toEqual(['Ana Souza', 'number', 8, 200, 'number']);
  await rm(WORK, { recursive: true });
});

/** openapi-typescript asks the compiler for its API, which the present one has no more. */
async function writeTypes(): Promise<void> {
  const outfile = join(WORK, 'generate.cjs');
  const contents = `import openapiTS, { astToString } from 'openapi-typescript';
    import { writeFileSync } from 'node:fs';
    openapiTS(new URL(${JSON.stringify(`file://${DOCUMENT}`)})).then((ast) =>
      writeFileSync(${JSON.stringify(join(WORK, 'paths.ts'))}, astToString(ast)));`;
  await build({
    stdin: { contents, resolveDir: ROOT },
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    alias: { typescript: 'typescript-5' },
    external: ['typescript-5'],
  });
  await run(process.execPath, [outfile]);
}

// @rule C6.6
test('the reference server answers every read as the strict document says', async () => {
  const { paths, ...document } = documentOf(ROOT) as {
    paths: Record<string, { get?: Operation }>;
  };
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: 'doc', ...document, paths });
  const token = await server.issueToken(ANA_CPF);
  const examples: Record<string, unknown> = {};
  const wrong: unknown[] = [];
  for (const [path, { get }] of Object.entries(paths)) {
    if (get?.responses[200].content === undefined) continue;
    const headers = {
      authorization: `Bearer ${token}`,
      'portal-app-id': 'portal-clube-vizinhanca',
      'portal-secret-key': 'demo-0d9b5c7e4f1a',
    };
    const answer = await server.app.inject({ url: addressOf(path, get), headers });
    if (path === '/api/pessoa/imagem' && answer.statusCode === 404) continue;
    const pointer = path.replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const fits = ajv.getSchema(`doc#/paths/${pointer}/get/responses/200/content/application~1json/schema`);
    const body: unknown = answer.json();
    if (answer.statusCode !== 200 || fits?.(body) !== true)
      wrong.push([path, answer.statusCode, fits?.errors]);
    const [id = ''] = /C4\.\d+/.exec(get.description) ?? [];
    examples[id] = path === '/estados' ? shortened(body) : shortened((body as { data: unknown }).data);
  }
  expect(wrong).toEqual([]);
  if (process.env['UPDATE_EXAMPLES'] === '1')
    await writeFile(DOCUMENT, stringify(documentOf(ROOT, examples)));
});

function addressOf(path: string, { parameters = [] }: Operation): string {
  const query = parameters.filter((one) => one.in === 'query' && one.required === true);
  const search = new URLSearchParams(Object.fromEntries(query.map(({ name }) => [name, VALUES[name] ?? ''])));
  return `${path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => VALUES[name] ?? '')}?${search.toString()}`;
}

/** One entry of each list, and no long text. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > 80 ? `${value.slice(0, 79)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 1).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}
