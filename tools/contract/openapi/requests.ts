import type { ContractCall, Fields } from '../../../src/lib/contract/contract-call.ts';
import { perfilSchema } from '../../../src/features/pessoa/perfil.api.ts';
import { preferenciaSchema } from '../../../src/features/pessoa/pessoa.api.ts';
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

/** The parameters in a call's path and query. */
export function parametersOf({ at = [], query = {} }: ContractCall): Json[] {
  const inPath = at.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
  const inQuery = Object.entries(query).map(([key, value]) => {
    const name = key.replace('?', '');
    return { name, in: 'query', required: name === key, schema: PAGING[name] ?? fieldOf(name, value) };
  });
  return [...inPath, ...inQuery];
}

/** The body of a call; null: none. */
export function bodyOf({ body }: ContractCall): Json | null {
  if (body === undefined) return null;
  if (body === 'pessoa') return person();
  return form(body === 'preferencias' ? FLAGS : body);
}

const FLAGS: Fields = Object.fromEntries(
  Object.keys(preferenciaSchema.fields?.['preferencias']?.fields ?? {}).map((name) => [name, null]),
);

const objectOf = (fields: Fields): Json => ({
  type: 'object',
  required: Object.keys(fields),
  properties: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldOf(name, value)])),
});

/** A document is sent without separators, the letters of a CNPJ upper-case. @rule R160 */
function fieldOf(name: string, value: Fields[string] = null): Json {
  if (typeof value === 'number') return { type: 'integer', examples: [value] };
  if (Array.isArray(value)) return { type: 'string', enum: [...(value as readonly string[])] };
  if (typeof value === 'object' && value !== null) return objectOf(value as Fields);
  return /^cpf|^username$/.test(name)
    ? { type: 'string', examples: ['52998224725', '12ABC34501DE35'] }
    : { type: 'string' };
}

/** A form for the main API: nested values in brackets. @rule C2.1 */
const form = (fields: Fields): Json => ({
  required: true,
  content: { [FORM]: { schema: objectOf(fields) } },
});

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
