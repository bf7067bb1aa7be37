import { dadosApi, type OwnCall } from '../../api/pessoa/dados.api.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { useLoadedStore } from '../kit/store.react.ts';

/** Asks one of the customer's own calls; throws when there is no answer to keep. */
type Ask = (path: string, query?: OwnCall['query']) => Promise<unknown>;

/** A part of the copy. Its name is the key in the file and, with spaces, the name on the screen. */
interface Section {
  readonly name: string;
  readonly read: (ask: Ask) => Promise<unknown>;
}

export interface Copy {
  /** What was read, by section; a failed one says so. */
  readonly sections: Readonly<Record<string, unknown>>;
  readonly failed: readonly string[];
}

/** A server that never says 'no more' must not keep a customer waiting for ever. */
const MOST_PAGES = 200;
const PAGE_SIZE = 10;
const CUPONS_SIZE = 8;

const SECTIONS: readonly Section[] = [
  { name: 'cadastro', read: (ask) => ask('/api/pessoa') },
  { name: 'foto', read: (ask) => ask('/api/pessoa/imagem') },
  { name: 'preferencias', read: (ask) => ask('/api/pessoa/preferencia') },
  { name: 'termosAceitos', read: (ask) => ask('/api/termos/aceitos') },
  { name: 'economia', read: (ask) => ask('/api/cupom/totaldesconto') },
  { name: 'compras', read: readCupons },
  { name: 'saldo', read: (ask) => ask('/api/contacorrente/saldo') },
  {
    name: 'extrato',
    read: (ask) =>
      readPages((page) => ask('/api/contacorrente/extrato', { page, totalRegistros: PAGE_SIZE }), 'data'),
  },
  { name: 'vouchersAtivos', read: (ask) => ask('/api/promocoes/voucher', { tipo: 'ativo' }) },
  { name: 'vouchersFinalizados', read: (ask) => ask('/api/promocoes/voucher', { tipo: 'finalizado' }) },
  { name: 'campanhas', read: readCampanhas },
];

/** Compiles what the server has about the customer: every section, the failed ones by name (never left out). */
export function useMeusDados(): () => Promise<Copy> {
  const loadStore = useLoadedStore();
  return () => compile(loadStore);
}

async function compile(loadStore: LoadStore): Promise<Copy> {
  const read = await Promise.all(
    SECTIONS.map(async ({ name, read: section }) => {
      try {
        return { name, value: await section(asking(loadStore)), failed: false };
      } catch {
        return { name, value: { erro: 'Esta seção não pôde ser obtida.' }, failed: true };
      }
    }),
  );
  return {
    sections: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    failed: read.filter(({ failed }) => failed).map(({ name }) => name),
  };
}

function asking(loadStore: LoadStore): Ask {
  return async (path, query) => {
    const call = query === undefined ? { path } : { path, query };
    const result = await callApi(loadStore, ({ dispatch }) =>
      dispatch(dadosApi.endpoints.copia.initiate(call, { track: false })).unwrap(),
    );
    if (result.ok && typeof result.value !== 'string') return result.value;
    // 'No picture' is an answer (R70).
    if (!result.ok && result.failure.status === 404) return null;
    throw new Error(`no answer of ${path}`);
  };
}

async function readCupons(ask: Ask): Promise<unknown[]> {
  const all: unknown[] = [];
  for (let pagina = 1; pagina <= MOST_PAGES; pagina += 1) {
    const page = await ask('/api/pessoa/cupons', { tamanhoPagina: CUPONS_SIZE, pagina });
    all.push(...listIn(page, 'data'));
    if (pagina >= Number((page as { totalPages?: unknown } | null)?.totalPages ?? 0)) return all;
  }
  return all;
}

/** Pages until one is not full, or the same again: not every server knows the parameter. */
async function readPages(ask: (page: number) => Promise<unknown>, key: string): Promise<unknown[]> {
  const all: unknown[] = [];
  let last = '';
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const entries = listIn(await ask(page), key);
    const text = JSON.stringify(entries);
    if (text === last) return all;
    last = text;
    all.push(...entries);
    if (entries.length < PAGE_SIZE) return all;
  }
  return all;
}

/** Each campaign with what the customer has and did in it. */
async function readCampanhas(ask: Ask): Promise<unknown[]> {
  const campanhas = listIn(await ask('/api/fidelidade/campanhas'), 'data');
  return inTurn(campanhas, async (campanha) => {
    const { idCampanha } = campanha as { idCampanha: string | number };
    const place = `/api/fidelidade/campanha/${encodeURIComponent(idCampanha)}`;
    const [pontos, extrato, pendentes, efetuados] = await Promise.all([
      ask(`${place}/extratos/pontos`),
      readPages(
        (page) => ask('/api/fidelidade/extratos', { idCampanha, page, pagesize: PAGE_SIZE }),
        'extratos',
      ),
      ask(`${place}/resgates/pendentes`),
      ask('/api/fidelidade/campanha/resgates/efetuados', { idCampanha }),
    ]);
    return { campanha, pontos, extrato, resgatesPendentes: pendentes, resgatesEfetuados: efetuados };
  });
}

/** So many campaigns are asked about at once. */
const AT_ONCE = 4;

/** `Promise.all` of a long list, a few at a time: thousands of requests at once would hold up the browser. */
async function inTurn<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    made.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(make))));
  return made;
}

/** The list of an answer, bare or under its key; null is an empty one, anything else is no answer. */
function listIn(answer: unknown, key: string): unknown[] {
  if (answer === null || Array.isArray(answer)) return (answer as unknown[] | null) ?? [];
  const inner = (answer as Record<string, unknown>)[key];
  if (inner === null || Array.isArray(inner)) return (inner as unknown[] | null) ?? [];
  throw new Error(`no list ${key}`);
}
