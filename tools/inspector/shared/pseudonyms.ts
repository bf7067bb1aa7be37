/** What a pseudonym stands for. */
export type Kind =
  | 'token'
  | 'senha'
  | 'documento'
  | 'e-mail'
  | 'telefone'
  | 'CEP'
  /** A CEP that is still being typed: machines tell it from a whole one. */
  | 'CEP-parcial'
  | 'endereço'
  | 'pessoa'
  | 'imagem'
  | 'data'
  | 'número'
  | 'texto';

/** A pseudonym within a text, for `split`: what stands between is kept, and the pseudonyms too. */
export const AROUND_PSEUDONYM = /((?<![\p{L}-])\p{L}[\p{L}-]{0,39}#\w{1,40})/u;

/** What was masked had as many words as it liked: pseudonyms side by side stand for one value. */
const SIDE_BY_SIDE = /^[ ,.'&/-]{1,3}$/;

/** A text with `instead` in the place of each masked value. */
export function withoutPseudonyms(text: string, instead: string): string {
  const parts = text.split(AROUND_PSEUDONYM);
  const isInner = (at: number) => at > 0 && at < parts.length - 1 && SIDE_BY_SIDE.test(parts[at] ?? '');
  return parts
    .map((part, at) => {
      // Every second part is a pseudonym.
      if (at % 2 === 0) return isInner(at) ? '' : part;
      return isInner(at - 1) ? '' : instead;
    })
    .join('');
}

/** What the names of fields say of their values, the first that fits; whole words of a name. */
const BY_NAME: readonly (readonly [Kind, RegExp])[] = [
  ['token', /^(?:token|authorization|bearer|secret)$/i],
  ['senha', /^(?:senha|password)$/i],
  ['documento', /^(?:cpf|cnpj|documento|username|usuario)$/i],
  ['e-mail', /^e-?mail$/i],
  ['telefone', /^(?:telefones?|celular|fone|phones?|ddd|numero)$/i],
  ['CEP', /^cep$/i],
  [
    'endereço',
    /^(?:enderecos?|address|logradouro|rua|complemento|bairro|cidades?|municipio|localidade|uf|estados?|sigla|latitude|longitude)$/i,
  ],
  ['pessoa', /^(?:name|nome|razao|contato|nomerazao)$/i],
  ['imagem', /^(?:img|imagem|foto|picture)$/i],
  ['data', /^(?:dta|data|date|nascimento|deadline)$/i],
];

/** `accessToken`, `nova_senha` and `enderecoEntrega` are what `token`, `senha` and `endereco` are. */
function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [plain, ...plain.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_.-]+/)];
}

/** A state of life, no place. */
const CIVIL = /^estado[\s_]?civil$/i;

/** What a field of this name holds; null: the name says nothing. */
export function kindOfName(name: string): Kind | null {
  if (CIVIL.test(name)) return null;
  const words = wordsOf(name);
  return BY_NAME.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null;
}

/** The people whom the reference server is seeded with: their names are public, and a test needs to know who it was. */
export const DEMONSTRATION: Readonly<Record<string, string>> = {
  '52998224725': 'ana',
  'Ana Souza': 'ana',
  '11222333000181': 'mercado',
  'Mercado Bom Preço Ltda': 'mercado',
  '11144477735': 'bruno',
  'Bruno Lima': 'bruno',
  K7P4XN2V000107: 'padaria',
  'Padaria Raiz Nova Ltda': 'padaria',
};

/** CEPs that are walked with in the demonstration: a test needs one that the reference server knows. */
export const DEMONSTRATION_CEPS: Readonly<Record<string, string>> = {
  '13083859': 'demonstracao1',
  '01310100': 'demonstracao2',
};

/** The one password of all of them. */
export const DEMONSTRATION_PASSWORD = 'clube123';
/** What stands in its place. */
export const PASSWORD_PSEUDONYM = 'senha#demonstracao';

const WITHOUT_SEPARATORS: ReadonlySet<Kind> = new Set(['documento', 'CEP', 'telefone']);

/** `529.982.247-25` and `52998224725` are one value. */
function essence(kind: Kind, value: unknown): string {
  const text = String(value).trim();
  // A CNPJ may have letters.
  const plain = text.replaceAll(kind === 'documento' ? /[^\dA-Za-z]/g : /\D/g, '').toUpperCase();
  return WITHOUT_SEPARATORS.has(kind) && /\d/.test(plain) ? plain : text;
}

/** Values and what stands for them, for as long as a page lives. */
export interface Pseudonyms {
  /** `CEP#1`: the same for the same value, another for another. */
  readonly of: (kind: Kind, value: unknown) => string;
  /** The value behind a pseudonym; undefined when it is none of this page's. */
  readonly valueOf: (pseudonym: string) => unknown;
  /** No sentence may hold this text from now on. */
  readonly hide: (text: string, pseudonym: string) => void;
  /** Texts that stand for a person or a place: no sentence may hold them either. */
  readonly known: () => ReadonlyMap<string, string>;
}

const SPOKEN: ReadonlySet<Kind> = new Set(['pessoa', 'endereço', 'e-mail', 'senha', 'documento', 'CEP']);
const SHORTEST = 4;
/** Looking for more of them in every sentence would stall the page. */
const MOST = 500;

/** An empty list. */
export function createPseudonyms(): Pseudonyms {
  const given = new Map<string, string>();
  const values = new Map<string, unknown>();
  const counts = new Map<Kind, number>();
  const known = new Map<string, string>();
  const next = (kind: Kind): string => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}#${count}`;
  };
  const hide = (text: string, pseudonym: string): void => {
    if (text.length >= SHORTEST && known.size < MOST) known.set(text, pseudonym);
  };
  return {
    of: (named, value) => {
      const core = essence(named, value);
      const kind = named === 'CEP' && core.length < 8 ? 'CEP-parcial' : named;
      const key = `${kind} ${core}`;
      const person = DEMONSTRATION[core] ?? (kind === 'CEP' ? DEMONSTRATION_CEPS[core] : undefined);
      const isDemonstration = kind === 'senha' && core === DEMONSTRATION_PASSWORD;
      const fixed = isDemonstration ? PASSWORD_PSEUDONYM : person && `${kind}#${person}`;
      const pseudonym = given.get(key) ?? fixed ?? next(kind);
      given.set(key, pseudonym);
      if (!values.has(pseudonym)) values.set(pseudonym, value);
      if (typeof value === 'string' && SPOKEN.has(kind) && core.length >= SHORTEST) hide(value, pseudonym);
      return pseudonym;
    },
    hide,
    valueOf: (pseudonym) => values.get(pseudonym),
    known: () => known,
  };
}
