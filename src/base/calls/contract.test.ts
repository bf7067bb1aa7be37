import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { CONTRACT_CALLS } from '../../lib/contract/calls.ts';
import type { ContractCall } from '../../lib/contract/contract-call.ts';
import { REGISTRATION } from '../../lib/contract/people.ts';
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

/** A call's address: hosts by their key, everything variable is 4 or as called. */
function addressOf({ path }: ContractCall): RegExp {
  const whole = path
    .replace(/^\/estados$/, HOSTS.statesUrl)
    .replace(/^\/ping$/, HOSTS.pingUrl)
    .replace(/^\/api\/public/, HOSTS.publicApiUrl);
  return new RegExp(`^(?:https://api.example)?${whole.replaceAll('*', '(?:4|13083859|SP)')}$`);
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

const callsOfRow = (row: ContractCall): Call[] =>
  calls.filter(({ method, address }) => method === row.method && addressOf(row).test(address));

test('every endpoint is a call of the contract', () => {
  expect(
    calls.map((call) => [call.name, CONTRACT_CALLS.filter((row) => callsOfRow(row).includes(call)).length]),
  ).toEqual(calls.map(({ name }) => [name, 1]));
});

// @rule S7.1, S9.7, R15, C4.1–C4.46
test.each(CONTRACT_CALLS)('$id $method $path goes out as the contract has it', (row) => {
  const made = callsOfRow(row);
  expect(made).not.toEqual([]);
  const { query: inAddress = {}, body: sent } = row;
  for (const { query, body } of made) {
    expect([...query.keys()]).toEqual(Object.keys(inAddress).map((name) => name.replace('?', '')));
    for (const [name, value] of Object.entries(inAddress))
      if (typeof value === 'number') expect(query.get(name)).toBe(String(value));
    const keys = [...new URLSearchParams(body).keys()];
    if (sent === 'preferencias') expect(keys).toEqual(Object.keys(FLAGS));
    else if (sent === 'pessoa')
      expect(JSON.parse(body)).toEqual({ pessoa: { nomeRazao: 'Ana' }, atributos: [] });
    // A registration is built by its form (register.payload.test.ts).
    else if (sent !== undefined && sent !== REGISTRATION) expect(keys).toEqual(Object.keys(sent));
  }
});
