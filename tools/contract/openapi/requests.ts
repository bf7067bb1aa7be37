import { readFileSync } from 'node:fs';
import path from 'node:path';
import { perfilSchema } from '../../../src/features/pessoa/perfil.api.ts';
import { preferenciaSchema } from '../../../src/features/pessoa/pessoa.api.ts';
import { type Row, sectionOf } from '../rows.ts';
import { inline, type Json } from './json-schema.ts';

const FORM = 'application/x-www-form-urlencoded';

const page: Json = { type: 'integer', minimum: 1, default: 1 };
const rows: Json = { type: 'integer', minimum: 1, maximum: 100 };
const PAGING: Readonly<Record<string, Json>> = {
  page,
  pagina: page,
  pagesize: rows,
  tamanhoPagina: rows,
  totalRegistros: rows,
};

/** The parameters in a call's path and query, as docs/CONTRACT.md lists them. */
export function parametersOf({ parameters, sent }: Row): Json[] {
  const inPath = parameters.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  if (!sent.startsWith('query')) return inPath;
  const inQuery = [...sent.matchAll(/`(\w+)(\??)`(?: \(([^)]*)\))?/g)].map(([, name = '', mark, words]) => ({
    name,
    in: 'query',
    required: mark === '',
    schema: PAGING[name] ?? (words === undefined ? fieldOf(name) : valueOf(words)),
  }));
  return [...inPath, ...inQuery];
}

/** The schema that a parenthesis stands for: a number that is always sent, or a choice of words. */
function valueOf(words: string): Json {
  if (/^\d+$/.test(words)) return { type: 'integer', examples: [Number(words)] };
  return { type: 'string', enum: words.split(/ or |, /) };
}

/** The body of a call; null: none. */
export function bodyOf({ sent }: Row, root: string): Json | null {
  if (sent === 'the flags') return form(preferenceNames());
  if (sent.startsWith('JSON')) return person();
  if (sent.startsWith('[below]')) return registration(root);
  if (!sent.startsWith('`')) return null;
  return form(namesIn(sent));
}

const objectOf = (names: readonly string[]): Json => ({
  type: 'object',
  required: [...names],
  properties: Object.fromEntries(names.map((name) => [name, fieldOf(name)])),
});

/** A document is sent without separators, the letters of a CNPJ upper-case. @rule R160 */
const fieldOf = (name: string): Json =>
  /^cpf|^username$/.test(name)
    ? { type: 'string', examples: ['52998224725', '12ABC34501DE35'] }
    : { type: 'string' };

/** A form for the main API: nested values in brackets. @rule C2.1 */
function form(names: readonly string[], parts: Json = {}): Json {
  const { properties, ...rest } = objectOf(names);
  return {
    required: true,
    content: { [FORM]: { schema: { ...rest, properties: { ...(properties as Json), ...parts } } } },
  };
}

const preferenceNames = () => Object.keys(preferenciaSchema.fields?.['preferencias']?.fields ?? {});

/** The only JSON body: the person, edited and otherwise unchanged. @rule C2.3 */
function person(): Json {
  const pessoa = {
    ...inline(perfilSchema, { named: new Map(), optional: new Set() }),
    additionalProperties: true,
  };
  const properties = { pessoa, atributos: { type: 'array', items: {}, maxItems: 0 } };
  return {
    required: true,
    content: {
      'application/json': { schema: { type: 'object', properties, required: ['pessoa', 'atributos'] } },
    },
  };
}

/** The registration's fields and those of its address, from its own section of the contract. */
function registration(root: string): Json {
  const text = sectionOf(readFileSync(path.join(root, 'docs/CONTRACT.md'), 'utf8'), 'The registration');
  const [, endereco = ''] = /`endereco` \((.*)\)/.exec(text) ?? [];
  const own = text.replaceAll(/\([^()]*\)/g, '');
  return form(namesIn(own), {
    preferencias: objectOf(preferenceNames()),
    endereco: objectOf(namesIn(endereco)),
  });
}

const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
