import { itemsIn } from '../../base/calls/fields.ts';
import { dadosApi, type CopyCall } from './dados.api.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { useSessionActor } from '../../session/session.react.ts';

/** Reads one of the customer's calls; throws on failure. */
type Read = (path: CopyCall['path'], asked?: Omit<CopyCall, 'path'>) => Promise<unknown>;

/** A section of the copy. Its name is the key in the file and, with spaces, the label on the screen. */
interface Section {
  readonly name: string;
  readonly read: (read: Read) => Promise<unknown>;
}

export interface Copy {
  /** The data by section; a failed section says so. */
  readonly sections: Readonly<Record<string, unknown>>;
  readonly failed: readonly string[];
}

/** Bounds servers that never stop paging: the section then fails. */
const MAX_PAGES = 1000;
const PAGE_SIZE = 10;
const CUPONS_SIZE = 8;

const SECTIONS: readonly Section[] = [
  { name: 'cadastro', read: (read) => read('/api/pessoa') },
  { name: 'foto', read: (read) => read('/api/pessoa/imagem') },
  { name: 'preferencias', read: (read) => read('/api/pessoa/preferencia') },
  { name: 'termosAceitos', read: (read) => read('/api/termos/aceitos') },
  { name: 'economia', read: (read) => read('/api/cupom/totaldesconto') },
  { name: 'compras', read: readCupons },
  { name: 'saldo', read: (read) => read('/api/contacorrente/saldo') },
  {
    name: 'extrato',
    read: (read) =>
      readPages(
        (page) => read('/api/contacorrente/extrato', { query: { page, totalRegistros: PAGE_SIZE } }),
        'data',
      ),
  },
  { name: 'vouchersAtivos', read: (read) => read('/api/promocoes/voucher', { query: { tipo: 'ativo' } }) },
  {
    name: 'vouchersFinalizados',
    read: (read) => read('/api/promocoes/voucher', { query: { tipo: 'finalizado' } }),
  },
  { name: 'campanhas', read: readCampanhas },
];

/**
 * Compiles the customer's data; failed sections are named, not left out. Null when the session has ended: nothing is saved
 * then.
 * @rule R82
 */
export function useMeusDados(): () => Promise<Copy | null> {
  const ask = useAsk();
  const session = useSessionActor();
  const signedIn = () => {
    const snapshot = session.getSnapshot();
    return snapshot.matches('signedIn') ? (snapshot.context.session?.token ?? null) : null;
  };
  return async () => {
    const token = signedIn();
    const copy = await compile(readWith(ask));
    return token !== null && signedIn() === token ? copy : null;
  };
}

async function compile(read: Read): Promise<Copy> {
  const sections = await Promise.all(
    SECTIONS.map(async ({ name, read: readSection }) => {
      try {
        return { name, value: await readSection(read), failed: false };
      } catch {
        return { name, value: { erro: 'Esta seção não pôde ser obtida.' }, failed: true };
      }
    }),
  );
  return {
    sections: Object.fromEntries(sections.map(({ name, value }) => [name, value])),
    failed: sections.filter(({ failed }) => failed).map(({ name }) => name),
  };
}

function readWith(ask: Ask): Read {
  return async (path, asked) => {
    const result = await ask(dadosApi.endpoints.copia, { path, ...asked }, { fresh: true });
    if (result.ok && typeof result.value !== 'string') return result.value;
    // A 404 means 'no picture'. @rule R70
    if (!result.ok && result.failure.status === 404) return null;
    throw new Error(`no answer of ${path}`);
  };
}

async function readCupons(read: Read): Promise<unknown[]> {
  return gather(async (pagina) => {
    const page = await read('/api/pessoa/cupons', { query: { tamanhoPagina: CUPONS_SIZE, pagina } });
    const pages = Number((page as { totalPages?: unknown } | null)?.totalPages ?? 0);
    return { entries: listIn(page, 'data'), isLast: pagina >= pages };
  });
}

/** Reads pages until one is not full. */
async function readPages(readPage: (page: number) => Promise<unknown>, key: string): Promise<unknown[]> {
  return gather(async (page) => {
    const entries = listIn(await readPage(page), key);
    return { entries, isLast: entries.length < PAGE_SIZE };
  });
}

/** Reads all pages until the last or a repeated one: some servers ignore the parameter. */
async function gather(
  readPage: (page: number) => Promise<{ entries: unknown[]; isLast: boolean }>,
): Promise<unknown[]> {
  const all: unknown[] = [];
  let previous = '';
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const { entries, isLast } = await readPage(page);
    const text = JSON.stringify(entries);
    if (text === previous) return all;
    previous = text;
    all.push(...entries);
    if (isLast) return all;
  }
  throw new Error('more pages than are read');
}

/** Each campaign with the customer's points and exchanges. */
async function readCampanhas(read: Read): Promise<unknown[]> {
  const campanhas = listIn(await read('/api/fidelidade/campanhas'), 'data', 'idCampanha');
  return oneByOne(campanhas, async (campanha) => {
    const { idCampanha } = campanha as { idCampanha: string | number };
    const at = String(idCampanha);
    const [pontos, extrato, pendentes, efetuados] = await Promise.all([
      read('/api/fidelidade/campanha/*/extratos/pontos', { at }),
      readPages(
        (page) => read('/api/fidelidade/extratos', { query: { idCampanha, page, pagesize: PAGE_SIZE } }),
        'extratos',
      ),
      read('/api/fidelidade/campanha/*/resgates/pendentes', { at }),
      read('/api/fidelidade/campanha/resgates/efetuados', { query: { idCampanha } }),
    ]);
    return { campanha, pontos, extrato, resgatesPendentes: pendentes, resgatesEfetuados: efetuados };
  });
}

/** Concurrent campaigns. */
const AT_ONCE = 4;

/** `Promise.all` with limited concurrency. */
async function oneByOne<T, R>(items: readonly T[], make: (item: T) => Promise<R>): Promise<R[]> {
  const made: R[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE)
    made.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(make))));
  return made;
}

/**
 * The list in an answer, bare or under its key; null is empty, what is no list throws.
 * @param field what an entry without its list is known by
 */
function listIn(answer: unknown, key: string, field?: string): unknown[] {
  const isBare = answer === null || Array.isArray(answer);
  const fields = answer as Record<string, unknown>;
  const list = isBare || (field !== undefined && field in fields) ? answer : fields[key];
  if (typeof list !== 'object') throw new Error(`no list ${key}`);
  return itemsIn(list);
}
