import { startReferenceServer } from '../../../scripts/jest/reference-server.ts';
import { CONTRACT_CALLS } from '../../lib/http/contract-calls.ts';
import { createMasker, SENTENCES, SHOWN } from './mask.ts';

/** Ana, with a record that has something in every field. */
const ANA = { grant_type: 'password', username: '52998224725', password: 'clube123' };

/** Every reading call of the contract. */
const READS = [
  '/api/cidade/uf/SP',
  '/api/configuracao/cliente/ramoatividade',
  '/api/consulta/cep/01310100',
  '/api/contacorrente/extrato?page=1&totalRegistros=10',
  '/api/contacorrente/saldo',
  '/api/cupom/totaldesconto?idEmpFormato=1',
  '/api/empresas',
  '/api/fidelidade/campanha/1',
  '/api/fidelidade/campanha/1/extratos/pontos',
  '/api/fidelidade/campanha/1/resgates/pendentes',
  '/api/fidelidade/campanha/resgates/efetuados?idCampanha=1',
  '/api/fidelidade/campanhas?idEmpFormato=1',
  '/api/fidelidade/campanhas/inicial/logado',
  '/api/fidelidade/extratos?idCampanha=1&page=1&pagesize=10',
  '/api/fidelidade/grupo/7',
  '/api/fidelidade/resgates/1',
  '/api/fidelidade/resgates/home',
  '/api/lojas',
  '/api/pessoa',
  '/api/pessoa/cupons?tamanhoPagina=8&pagina=1&idEmpFormato=1',
  '/api/pessoa/imagem',
  '/api/pessoa/preferencia',
  '/api/promocoes/global?idEmpresa=1',
  '/api/promocoes/voucher?tipo=ativo',
  '/api/tabloides/ativos?idEmpresa=1',
  '/api/termo/2',
  '/api/termos/aceitos',
  '/api/termos/publicados',
  '/api/termosaceite/tipo/verificaaceite',
  '/api/public/api/app/banner-footers/133',
  '/api/public/api/app/banners/131',
  '/estados',
  '/ping',
];

/** Writing calls that answer with something, refusals too. */
const WRITES = [
  ['/token', ANA],
  ['/token', { ...ANA, password: 'outra' }],
  ['/api/login/recuperarsenha', { documento: ANA.username }],
  ['/api/login/alterarsenha', { senhaAtual: 'outra', novaSenha: 'x' }],
  ['/api/pessoa/cadastro', { cpfCnpj: ANA.username }],
  ['/api/pessoa', { nome: 'Ana' }],
  ['/api/fidelidade/extrato', { idResgate: '1' }],
  ['/api/promocao/ativar', { idPromoProd: '1' }],
  ['/api/termosaceite/2', {}],
  ['/api/pessoa/preferencia', {}],
  ['/api/pessoa/reativar', {}],
  ['/logout', {}],
] as const;

type Leaf = readonly [name: string, value: unknown];

function leavesOf(value: unknown, name = ''): readonly Leaf[] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => leavesOf(item, key));
  return [[name, value]];
}

const isSaying = ([, value]: Leaf): boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number';

async function answersOf(baseUrl: string) {
  const ask = async (path: string, token: string, fields?: object): Promise<unknown> => {
    const init = {
      headers: {
        authorization: `Bearer ${token}`,
        'portal-app-id': 'portal-clube-vizinhanca',
        'portal-secret-key': 'demo-0d9b5c7e4f1a',
      },
      ...(fields === undefined ? {} : { method: 'POST', body: new URLSearchParams({ ...fields }) }),
    };
    const text = await (await fetch(`${baseUrl}${path}`, init)).text();
    try {
      return JSON.parse(text) as unknown;
    } catch {
      return { body: text };
    }
  };
  const signedIn = (await ask('/token', '', ANA)) as { access_token: string };
  const token = signedIn.access_token;
  const answers: (readonly [string, unknown])[] = [];
  for (const path of READS) answers.push([path, await ask(path, token)]);
  for (const [path, fields] of WRITES) answers.push([`POST ${path}`, await ask(path, token, fields)]);
  return { answers, person: answers.find(([path]) => path === '/api/pessoa')?.[1], token };
}

describe('every call’s answer of the reference server', () => {
  const given = startReferenceServer({ envelope: 'bare' }).then(({ baseUrl }) => answersOf(baseUrl));

  it('are all asked for here', () => {
    const reads = CONTRACT_CALLS.flatMap(([method, path]) => (method === 'GET' ? [path.split('*')] : []));
    const isAsked = ([start = '', end = '']: string[]): boolean =>
      READS.map((read) => read.split('?')[0]).some((path) => path?.startsWith(start) && path.endsWith(end));
    expect(reads.filter((read) => !isAsked(read)).map((read) => read.join('*'))).toEqual([]);
  });

  it('leaves the page with nothing but pseudonyms and what is known to be harmless', async () => {
    const { answers } = await given;
    expect(answers).toHaveLength(READS.length + WRITES.length);
    const { mask } = createMasker();
    const bare = answers.flatMap(([path, answer]) =>
      leavesOf(mask(answer))
        .filter(isSaying)
        .filter(([name]) => !SHOWN.has(name) && !SENTENCES.has(name))
        .filter(([, value]) => !/^[\p{L}-]+#[\w]+$/u.test(String(value)))
        .map((leaf) => [path, ...leaf]),
    );
    expect(bare).toEqual([]);
  });

  it('holds no value of the customer any more', async () => {
    const { answers, person, token } = await given;
    const own = leavesOf(person)
      .filter(isSaying)
      .map(([, value]) => String(value))
      .filter((value) => value.length >= 4);
    expect(own).toContain('Ana Souza');
    const { mask } = createMasker();
    const text = answers
      .flatMap(([, answer]) => leavesOf(mask(answer)).map(([, value]) => String(value)))
      .join('\n');
    expect([token, ANA.username, ANA.password, ...own].filter((value) => text.includes(value))).toEqual([]);
  });
});
