import { readFileSync } from 'node:fs';
import { CONTRACT_CALLS } from '../lib/http/contract-calls.ts';
import { cadastroApi } from './acesso/cadastro.api.ts';
import { senhaApi } from './acesso/senha.api.ts';
import { tokenApi } from './acesso/token.api.ts';
import { pingApi } from './base/ping.api.ts';
import { storeOf } from './testing/store-of.ts';
import { contaApi } from './conta/conta.api.ts';
import { extratoApi } from './conta/extrato.api.ts';
import { cuponsApi } from './conta/cupons.api.ts';
import { fidelidadeApi, resgatesApi } from './fidelidade/fidelidade.api.ts';
import { empresasApi } from './lugares/empresas.api.ts';
import { lojasApi } from './lugares/lojas.api.ts';
import { enderecoApi } from './lugares/endereco.api.ts';
import { ativacaoApi } from './ofertas/ativacao.api.ts';
import { bannersApi } from './ofertas/banners.api.ts';
import { promocoesApi } from './ofertas/promocoes.api.ts';
import { tabloidesApi } from './ofertas/tabloides.api.ts';
import { vouchersApi } from './fidelidade/vouchers.api.ts';
import { perfilApi } from './pessoa/perfil.api.ts';
import { pessoaApi } from './pessoa/pessoa.api.ts';
import { termosApi } from './pessoa/termos.api.ts';

const FLAGS = {
  recebeEmail: true,
  recebeSms: true,
  recebePush: true,
  recebeWhatsapp: true,
  cupomDigital: true,
};

/** How the portal makes each call of the contract; every id is 4. */
const CALLS: Record<string, () => unknown> = {
  'C4.1': () => tokenApi.endpoints.signIn.initiate({ username: '529', password: 'x' }),
  'C4.2': () => tokenApi.endpoints.signOut.initiate(),
  'C4.3': () => senhaApi.endpoints.recuperarSenha.initiate({ preferencialChannel: 'SMS', cpfEmail: '529' }),
  'C4.4': () => senhaApi.endpoints.alterarSenha.initiate({ senhaAtual: 'a', senhaNova: 'b' }),
  'C4.5': () => termosApi.endpoints.verificaAceite.initiate(),
  'C4.6': () => termosApi.endpoints.termosPublicados.initiate(),
  'C4.7': () => termosApi.endpoints.termosAceitos.initiate(),
  'C4.8': () => termosApi.endpoints.termo.initiate('4'),
  'C4.9': () => termosApi.endpoints.aceitarTermo.initiate('4'),
  'C4.10': () => cadastroApi.endpoints.cadastro.initiate({ nome: 'Ana' }),
  'C4.11': () => cadastroApi.endpoints.ramosAtividade.initiate(),
  'C4.12': () => enderecoApi.endpoints.cep.initiate('13083859'),
  'C4.13': () => enderecoApi.endpoints.cidades.initiate('SP'),
  'C4.14': () => pessoaApi.endpoints.pessoa.initiate(),
  'C4.15': () => perfilApi.endpoints.savePerfil.initiate({ nomeRazao: 'Ana' }),
  'C4.16': () => pessoaApi.endpoints.imagem.initiate(),
  'C4.17': () => perfilApi.endpoints.saveImagem.initiate('data:,'),
  'C4.18': () => perfilApi.endpoints.desativar.initiate(),
  'C4.19': () => perfilApi.endpoints.reativar.initiate(),
  'C4.20': () => pessoaApi.endpoints.preferencia.initiate(),
  'C4.21': () => pessoaApi.endpoints.savePreferencia.initiate(FLAGS),
  'C4.22': () => cuponsApi.endpoints.cupons.initiate({ pagina: 2, idEmpFormato: '4' }),
  'C4.23': () => contaApi.endpoints.totalDesconto.initiate('4'),
  'C4.24': () => contaApi.endpoints.saldo.initiate(),
  'C4.25': () => extratoApi.endpoints.extrato.initiate(),
  'C4.26': () => promocoesApi.endpoints.promocoes.initiate('4'),
  'C4.27': () => vouchersApi.endpoints.vouchers.initiate({ tipo: 'ativo', idEmpresa: '4' }),
  'C4.28': () => ativacaoApi.endpoints.ativarPromocao.initiate({ idPromoProd: '4' }),
  'C4.29': () => empresasApi.endpoints.empresas.initiate(),
  'C4.30': () => lojasApi.endpoints.lojas.initiate(),
  'C4.31': () => tabloidesApi.endpoints.tabloides.initiate('4'),
  'C4.32': () => fidelidadeApi.endpoints.grupoCampanhas.initiate('4'),
  'C4.33': () => fidelidadeApi.endpoints.campanhas.initiate('4'),
  'C4.34': () => fidelidadeApi.endpoints.campanhasIniciais.initiate(),
  'C4.35': () => fidelidadeApi.endpoints.campanha.initiate('4'),
  'C4.36': () => fidelidadeApi.endpoints.pontos.initiate('4'),
  'C4.37': () => fidelidadeApi.endpoints.campanhaExtrato.initiate('4'),
  'C4.38': () => resgatesApi.endpoints.resgatesEfetuados.initiate('4'),
  'C4.39': () => resgatesApi.endpoints.resgatesPendentes.initiate('4'),
  'C4.40': () => resgatesApi.endpoints.itensResgate.initiate('4'),
  'C4.41': () => resgatesApi.endpoints.itensResgateHome.initiate(),
  'C4.42': () => resgatesApi.endpoints.trocar.initiate('4'),
  'C4.43': () => bannersApi.endpoints.banners.initiate('4'),
  'C4.44': () => bannersApi.endpoints.bannerFooters.initiate('4'),
  'C4.45': () => enderecoApi.endpoints.estados.initiate(),
  'C4.46': () => pingApi.endpoints.ping.initiate(),
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

test("the portal's calls and the contract's rows match", () => {
  expect(ROWS.map(({ id }) => id)).toEqual(Object.keys(CALLS));
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
describe('each call goes out as the contract has it', () => {
  // Only the request counts: an empty answer fits few calls and is logged.
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

  test.each(ROWS)('$id $call', async ({ id, call, sent }) => {
    const { store, asked } = storeOf('{}', 200, HOSTS);
    await store.dispatch(CALLS[id]?.() as never);
    const [only, ...more] = asked;
    expect([more, only?.method]).toEqual([[], call.split(' ')[0]]);
    const [address = '', query = ''] = (only?.url ?? '').split('?');
    expect(address).toMatch(addressOf(call));
    const inAddress = sent.startsWith('query') ? fieldsOf(sent) : [];
    const queried = new URLSearchParams(query);
    expect([...queried.keys()]).toEqual(inAddress.map(([name]) => name));
    for (const [name, value] of inAddress) if (value !== null) expect(queried.get(name)).toBe(value);
    const text = (only?.body ?? '') as string;
    if (sent.startsWith('`'))
      expect([...new URLSearchParams(text).keys()]).toEqual(fieldsOf(sent).map(([name]) => name));
    else if (sent === 'the flags') expect([...new URLSearchParams(text).keys()]).toEqual(Object.keys(FLAGS));
    else if (sent.startsWith('JSON'))
      expect(JSON.parse(text)).toEqual({ pessoa: { nomeRazao: 'Ana' }, atributos: [] });
    else if (!sent.startsWith('[below]')) expect(text).toBe('');
  });
});
