import { CONTRACT_CALLS } from '../portal/lib.ts';
import { startReferenceServer } from '../portal/testing.ts';
import { createMasker, SENTENCES, SHOWN } from './mask.ts';

/** Ana, with a record that has something in every field. */
const ANA = { grant_type: 'password', username: '52998224725', password: 'clube123' };

/** What the reference server takes in a call's path and query. */
const VALUES: Readonly<Record<string, string>> = {
  cep: '01310100',
  uf: 'SP',
  campaignGroupId: '7',
  formatId: '131',
  tamanhoPagina: '8',
  totalRegistros: '10',
  pagesize: '10',
  tipo: 'ativo',
};
const valueOf = (name: string): string => VALUES[name] ?? '1';

/** Every reading call of the contract, with its parameters. */
const READS = CONTRACT_CALLS.filter(({ method }) => method === 'GET').map(({ path, at = [], query = {} }) => {
  const names = [...at];
  const address = path.replaceAll('*', () => valueOf(names.shift() ?? ''));
  const sent = Object.keys(query).map((key) => [key.replace('?', ''), valueOf(key.replace('?', ''))]);
  return sent.length === 0 ? address : `${address}?${new URLSearchParams(sent).toString()}`;
});

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

  it('contains only pseudonyms and harmless fields once masked', async () => {
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

  it('contains no value of the customer once masked', async () => {
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
