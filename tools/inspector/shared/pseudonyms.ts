/** The kinds of masked values. */
export type Kind =
  | 'token'
  | 'senha'
  | 'documento'
  | 'e-mail'
  | 'telefone'
  | 'CEP'
  /** An incomplete CEP: machines treat it differently. */
  | 'CEP-parcial'
  | 'endereço'
  | 'pessoa'
  | 'imagem'
  | 'data'
  | 'número'
  /** A number that the wire writes as a text. */
  | 'algarismos'
  | 'texto';

/** Splits a text at its pseudonyms and keeps them. */
export const AROUND_PSEUDONYM = /((?<![\p{L}-])\p{L}[\p{L}-]{0,39}#\w{1,40})/u;

/** Adjacent pseudonyms, which may be one masked value of several words. */
const SIDE_BY_SIDE = /^[ ,.'&/-]{1,3}$/;

/** Replaces each masked value in a text by `instead`. */
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

/** Kinds by field name: the first match of whole words applies. */
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

/** Splits `accessToken`, `nova_senha` and `enderecoEntrega` into words, which name their kind. */
function wordsOf(name: string): readonly string[] {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [plain, ...plain.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').split(/[\s_.-]+/)];
}

/** 'estado civil' is no place. */
const CIVIL = /^estado[\s_]?civil$/i;

/** The kind of a field's values by its name; null: unknown. */
export function kindOfName(name: string): Kind | null {
  if (CIVIL.test(name)) return null;
  const words = wordsOf(name);
  return BY_NAME.find(([, pattern]) => words.some((word) => pattern.test(word)))?.[0] ?? null;
}

/** Values of the reference server that keep a name, by kind: they are public, and a copied test needs them. */
const DEMONSTRATION: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  documento: {
    '52998224725': 'ana',
    '11222333000181': 'mercado',
    '11144477735': 'bruno',
    K7P4XN2V000107: 'padaria',
  },
  pessoa: {
    'Ana Souza': 'ana',
    'Mercado Bom Preço Ltda': 'mercado',
    'Bruno Lima': 'bruno',
    'Padaria Raiz Nova Ltda': 'padaria',
  },
  CEP: { '13083859': 'demonstracao1', '01310100': 'demonstracao2' },
  senha: { clube123: 'demonstracao' },
};

/** The values of a kind that keep a name, with their names. */
export const demonstrationOf = (kind: string): readonly (readonly [value: string, name: string])[] =>
  Object.entries(DEMONSTRATION[kind] ?? {});

/** The password of all seeded accounts, masked. */
export const PASSWORD_PSEUDONYM = 'senha#demonstracao';

const WITHOUT_SEPARATORS: ReadonlySet<Kind> = new Set(['documento', 'CEP', 'telefone']);

/** `529.982.247-25` and `52998224725` are one value. */
function essence(kind: Kind, value: unknown): string {
  const text = String(value).trim();
  // A CNPJ may have letters.
  const plain = text.replaceAll(kind === 'documento' ? /[^\dA-Za-z]/g : /\D/g, '').toUpperCase();
  return WITHOUT_SEPARATORS.has(kind) && /\d/.test(plain) ? plain : text;
}

const WORD = /\p{L}[\p{L}\p{M}]*/gu;

/** The words of a text in lower case: the same word may begin a sentence in one text and not in another. */
export const wordsIn = (text: string): readonly string[] =>
  [...text.matchAll(WORD)].map(([word]) => word.toLowerCase());

export const exchangeWords = (text: string, exchange: (word: string) => string): string =>
  text.replaceAll(WORD, exchange);

/** A page's values and their pseudonyms, kept until it is closed. */
export interface Pseudonyms {
  /**
   * The pseudonym of a value, such as `CEP#1`; equal values have the same one.
   * @param isOwned it is the customer's: later sentences must not say it either
   */
  readonly of: (kind: Kind, value: unknown, isOwned?: boolean) => string;
  /** The value of a pseudonym; undefined: not one of this page's. */
  readonly valueOf: (pseudonym: string) => unknown;
  /** Masks this text in all later sentences. */
  readonly hide: (text: string, pseudonym: string) => void;
  /** Texts of persons and places, also masked in all later sentences. */
  readonly known: () => ReadonlyMap<string, string>;
  /** Whether one of those texts has this word, in lower case. */
  readonly hasWord: (word: string) => boolean;
}

const SPOKEN: ReadonlySet<Kind> = new Set(['pessoa', 'endereço', 'e-mail', 'senha', 'documento', 'CEP']);
const SHORTEST = 4;
/** Searching every sentence for more texts would block the page. */
const MAX_PSEUDONYMS = 500;

export function createPseudonyms(): Pseudonyms {
  const given = new Map<string, string>();
  const values = new Map<string, unknown>();
  const counts = new Map<Kind, number>();
  const known = new Map<string, string>();
  const words = new Set<string>();
  const next = (kind: Kind): string => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return `${kind}#${count}`;
  };
  const hide = (text: string, pseudonym: string): void => {
    for (const word of wordsIn(text)) words.add(word);
    if (text.length >= SHORTEST && known.size < MAX_PSEUDONYMS) known.set(text, pseudonym);
  };
  return {
    of: (named, value, isOwned = true) => {
      const core = essence(named, value);
      const kind = named === 'CEP' && core.length < 8 ? 'CEP-parcial' : named;
      const key = `${kind} ${core}`;
      const fixed = demonstrationOf(kind).find(([seeded]) => seeded === core);
      const pseudonym = given.get(key) ?? (fixed === undefined ? next(kind) : `${kind}#${fixed[1]}`);
      given.set(key, pseudonym);
      if (!values.has(pseudonym)) values.set(pseudonym, value);
      if (isOwned && typeof value === 'string' && SPOKEN.has(kind) && core.length >= SHORTEST)
        hide(value, pseudonym);
      return pseudonym;
    },
    hide,
    valueOf: (pseudonym) => values.get(pseudonym),
    known: () => known,
    hasWord: (word) => words.has(word),
  };
}
