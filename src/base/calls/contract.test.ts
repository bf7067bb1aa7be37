import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_CALLS } from '../../lib/http/contract-calls.ts';
import { api } from './api.ts';
import { storeOf } from '../testing/store-of.ts';

const FLAGS = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: true,
};

/** Arguments of endpoints that take more than an id; every other one gets the id 4. */
const ARGUMENTS: Readonly<Record<string, unknown>> = {
  signIn: { username: '529', password: 'x' },
  recuperarSenha: { preferencialChannel: 'SMS', cpfEmail: '529' },
  alterarSenha: { senhaAtual: 'a', senhaNova: 'b' },
  cadastro: { nome: 'Ana' },
  cep: '13083859',
  cidades: 'SP',
  savePerfil: ({ wire }: { wire: object }) => wire,
  saveImagem: 'data:,',
  savePreferencia: (now: object) => now,
  cupons: { pagina: 2, idEmpFormato: '4' },
  cuponsPagina: { pagina: 2, idEmpFormato: '4' },
  extratoPagina: 1,
  vouchers: { tipo: 'ativo', idEmpresa: '4' },
  ativarPromocao: { idPromoProd: '4' },
  copia: { path: '/api/pessoa' },
};

/** The records that a save reads first. */
const RECORDS: Readonly<Record<string, object>> = {
  savePerfil: { nomeRazao: 'Ana' },
  savePreferencia: { preferencias: FLAGS },
};

const HOSTS = {
  publicApiUrl: 'https://public.example',
  personApiUrl: 'https://api.example',
  statesUrl: 'https://states.example/all',
  pingUrl: 'https://api.example/ping',
};

/** The rows of the tables of docs/CONTRACT.md: number, call, what is sent. */
const ROWS = readFileSync('docs/CONTRACT.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| C4\.\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, id = '', call = '', sent = '']) => ({ id, call: call.replaceAll('`', ''), sent }));

/** A row's address: hosts by their key, everything else in braces is 4 or as called. */
function addressOf(call: string): RegExp {
  const path = call
    .replace(/^\w+ /, '')
    .replace(/\{(\w+Url)\}/, (_all, key: string) => HOSTS[key as keyof typeof HOSTS]);
  const text = path.startsWith('https:') ? path : `https://api.example${path}`;
  return new RegExp(`^${text.replaceAll(/\{[^}]*\}/g, '(?:4|13083859|SP)')}$`);
}

/** The parameters that a row's second cell names, with their fixed numbers. */
function fieldsOf(sent: string): [name: string, value: string | null][] {
  return [...sent.matchAll(/`(\w+)\??`(?: \((\d+)\))?/g)].map(([, name = '', value]) => [
    name,
    value ?? null,
  ]);
}

interface Call {
  name: string;
  method: string;
  address: string;
  query: URLSearchParams;
  body: string;
}

/** Every endpoint's request, from all `*.api.ts` files. */
async function callsOf(): Promise<Call[]> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.api.ts'))) await import(resolve('src', file));
  const endpoints = api.endpoints as unknown as Record<
    string,
    { initiate: (argument: unknown, options: object) => never }
  >;
  const calls: Call[] = [];
  for (const [name, { initiate }] of Object.entries(endpoints)) {
    const { store, asked } = storeOf(JSON.stringify(RECORDS[name] ?? {}), 200, HOSTS);
    await store.dispatch(initiate(name in ARGUMENTS ? ARGUMENTS[name] : '4', { subscribe: false }));
    store.dispatch(api.util.resetApiState());
    for (const { url, method, body } of asked) {
      const [address = '', query = ''] = url.split('?');
      calls.push({ name, method, address, query: new URLSearchParams(query), body: (body ?? '') as string });
    }
  }
  return calls;
}

let calls: Call[] = [];
beforeAll(async () => {
  // Only the requests count: an empty answer fits few calls and is logged.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  calls = await callsOf();
});

const callsOfRow = ({ call }: { call: string }): Call[] =>
  calls.filter(({ method, address }) => method === call.split(' ')[0] && addressOf(call).test(address));

test('every endpoint is a call of the contract', () => {
  expect(
    calls.map((call) => [call.name, ROWS.filter((row) => callsOfRow(row).includes(call)).length]),
  ).toEqual(calls.map(({ name }) => [name, 1]));
});

test('the list that QA breaks answers by is that of the contract', () => {
  const OWN: Record<string, string> = {
    '{statesUrl}': '/estados',
    '{pingUrl}': '/ping',
    '{publicApiUrl}': '/api/public',
  };
  const rows = ROWS.map(({ call }) =>
    call.replace(/\{\w+Url\}/, (host) => OWN[host] ?? '').replaceAll(/\{[^}]*\}/g, '*'),
  );
  expect(CONTRACT_CALLS.map(([method, path]) => `${method} ${path}`).toSorted()).toEqual(rows.toSorted());
});

// @rule S7.1, S9.7, R15, C4.1–C4.46
test.each(ROWS)('$id $call goes out as the contract has it', ({ call, sent }) => {
  const made = callsOfRow({ call });
  expect(made).not.toEqual([]);
  for (const { query, body } of made) {
    const inAddress = sent.startsWith('query') ? fieldsOf(sent) : [];
    expect([...query.keys()]).toEqual(inAddress.map(([name]) => name));
    for (const [name, value] of inAddress) if (value !== null) expect(query.get(name)).toBe(value);
    if (sent.startsWith('`'))
      expect([...new URLSearchParams(body).keys()]).toEqual(fieldsOf(sent).map(([name]) => name));
    else if (sent === 'the flags') expect([...new URLSearchParams(body).keys()]).toEqual(Object.keys(FLAGS));
    else if (sent.startsWith('JSON'))
      expect(JSON.parse(body)).toEqual({ pessoa: { nomeRazao: 'Ana' }, atributos: [] });
  }
});
