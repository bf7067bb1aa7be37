import type { Kind, Schema } from '../../../src/base/calls/fields.ts';
import { isIdentifier } from '../forms.ts';

/** A JSON Schema, or any part of the document. */
export type Json = { [name: string]: unknown };

const text = (description: string, more: Json = {}): Json => ({ type: 'string', description, ...more });

/** The kinds of single values, by their names in the document: the notation to send, not the others that the portal reads. */
const KINDS: Readonly<Record<Kind, readonly [name: string, schema: Json]>> = {
  text: ['Text', text('Plain text in UTF-8: no HTML entities.')],
  'a document': [
    'Documento',
    text('A CPF (11 digits) or CNPJ (12 digits or capital letters, 2 digits), without separators.', {
      pattern: '^(?:[0-9]{11}|[0-9A-Z]{12}[0-9]{2})$',
      examples: ['52998224725', '12ABC34501DE35'],
    }),
  ],
  'a number': ['Number', { type: 'number' }],
  points: ['Points', { type: 'number', description: 'Points, with decimals where the programme has them.' }],
  money: [
    'Money',
    { type: 'number', description: 'Reais, with at most two decimals: 12.34.', examples: [12.34] },
  ],
  'a boolean': ['Boolean', { type: 'boolean' }],
  'a date': [
    'Day',
    text('A day, or a moment, as the stores (America/Sao_Paulo) read it on the wall: without a zone.', {
      pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}(?:T[0-9]{2}:[0-9]{2}:[0-9]{2})?$',
      examples: ['2026-03-01', '2026-03-01T18:30:00'],
    }),
  ],
  'a link': [
    'Link',
    text('An address of http or https, absolute or relative to the answer’s own.', {
      format: 'uri-reference',
    }),
  ],
  'a picture': [
    'Picture',
    text('The address of a picture, or a base64 data URL of PNG, JPEG, WebP, GIF or AVIF.', {
      format: 'uri-reference',
    }),
  ],
};

const ID = 'Id';

/** The schemas of single values. */
export const COMMON: Json = {
  ...Object.fromEntries(Object.values(KINDS)),
  [ID]: { type: ['string', 'number'], description: 'Sent back or shown unchanged.' },
};

/** What the contract adds to the schema of a payload. */
export interface Given {
  /** Schemas that have a name of their own in the document and are referenced by it. */
  readonly named: ReadonlyMap<Schema<unknown>, string>;
  /** Fields that may be missing. */
  readonly optional: ReadonlySet<string>;
}

/** A schema of the wire as strict JSON Schema: every field is present, null without a value. */
export function jsonSchemaOf(schema: Schema<unknown>, given: Given, field = ''): Json {
  const name = given.named.get(schema);
  return name === undefined ? inline(schema, given, field) : reference(name);
}

/** The schema itself, not a reference to it. */
export function inline(schema: Schema<unknown>, given: Given, field = ''): Json {
  const { fields, item, kind } = schema;
  if (item !== undefined) return { type: 'array', items: jsonSchemaOf(item, given) };
  const mayBeNull = takesNull(schema);
  if (fields !== undefined) {
    const properties = Object.entries(fields).map(([name, one]) => [name, jsonSchemaOf(one, given, name)]);
    const required = Object.keys(fields).filter((name) => !given.optional.has(name));
    return {
      type: mayBeNull ? ['object', 'null'] : 'object',
      properties: Object.fromEntries(properties) as Json,
      ...(required.length > 0 && { required }),
    };
  }
  const described = reference(kind === 'text' && isIdentifier(field) ? ID : KINDS[kind ?? 'text'][0]);
  return mayBeNull && kind !== 'a boolean' ? { anyOf: [described, { type: 'null' }] } : described;
}

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Whether a schema accepts null, by calling its reader. */
function takesNull(schema: Schema<unknown>): boolean {
  try {
    schema.read(null);
    return true;
  } catch {
    return false;
  }
}
