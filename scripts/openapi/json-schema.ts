import type { Kind, Schema } from '../../src/api/base/fields.ts';

/** A JSON Schema, or any part of the document. */
export type Json = { [name: string]: unknown };

const text = (description: string): Json => ({ type: 'string', description });
const AMOUNT = '^\\s*(?:R\\$)?\\s*[+−-]?\\s*(?:R\\$)?\\s*[0-9.,]+(?:[eE][+-]?[0-9]+)?\\s*$';
const amount = (description: string): Json => ({
  anyOf: [{ type: 'number' }, { type: 'string', pattern: AMOUNT }],
  description,
});

/** The kinds of single values, by the names that they have in the document. What is best sent comes first. */
const KINDS: Readonly<Record<Kind, readonly [name: string, schema: Json]>> = {
  text: ['Text', { type: ['string', 'number'], description: 'Text. A number is taken as its digits (R17).' }],
  'a document': [
    'Documento',
    {
      type: ['string', 'number'],
      description:
        'A CPF (11 digits) or CNPJ (12 digits or letters A–Z, 2 digits), with or without separators. A number is taken as its digits, zeros in front put back (R17, R160).',
      examples: ['52998224725', '12ABC34501DE35'],
    },
  ],
  'a number': ['Number', amount("A number. Its text is read too: '12.5', '12,5' (R17).")],
  points: ['Points', amount("Points, decimal and exact. Their text is read too: '1.500' is 1500 (R84).")],
  money: ['Money', amount("Reais. Their text is read too: '1.234,56', 'R$ 7,90' (R17).")],
  'a boolean': [
    'Boolean',
    {
      anyOf: [
        { type: 'boolean' },
        { enum: [0, 1] },
        {
          type: 'string',
          pattern:
            '^\\s*(?:[sSnNyY01]|[sS][iI][mM]|[nN][aAãÃ][oO]|[yY][eE][sS]|[nN][oO]|[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])\\s*$',
        },
      ],
      description: "true or false. 0, 1, 'S', 'N', 'true', 'false', 'sim', 'não' are read too (R17).",
    },
  ],
  'a date': [
    'Day',
    {
      anyOf: [{ type: 'string' }, { type: 'integer' }],
      description:
        'ISO 8601: 2026-03-01, or with a time. dd/mm/aaaa, RFC 1123, milliseconds and /Date(…)/ are read too; a date of the year 0 or 1 is none (R2, R14).',
      examples: ['2026-03-01'],
    },
  ],
  'a link': [
    'Link',
    text(
      'An address of http or https, absolute or relative to the answer’s own. Any other is left out (R12).',
    ),
  ],
  'a picture': [
    'Picture',
    text(
      'The address of a picture, or a base64 data URL of PNG, JPEG, WebP, GIF or AVIF. Any other is left out (R12).',
    ),
  ],
};

/** What may stand in the place of a value that is not there. */
const NOTHING: Json = { enum: [null, ''], description: 'No value. The field may be missing as well.' };

/** What every document has of single values. */
export const COMMON: Json = {
  ...Object.fromEntries(Object.values(KINDS)),
  Nothing: NOTHING,
};

/**
 * A schema of the wire as JSON Schema, from the schema itself: what it is made of, and what it does with what is not there.
 * @param named schemas that stand in the document under a name of their own, and are pointed to
 */
export function jsonSchemaOf(schema: Schema<unknown>, named: ReadonlyMap<Schema<unknown>, string>): Json {
  const name = named.get(schema);
  return name === undefined ? inline(schema, named) : reference(name);
}

/** The schema itself, also where it has a name. */
export function inline(schema: Schema<unknown>, named: ReadonlyMap<Schema<unknown>, string>): Json {
  const { fields, item, kind } = schema;
  const mayBeNull = takes(schema, null);
  if (item !== undefined)
    return { type: mayBeNull ? ['array', 'null'] : 'array', items: jsonSchemaOf(item, named) };
  if (fields !== undefined) {
    const properties = Object.entries(fields).map(([name, field]) => [name, jsonSchemaOf(field, named)]);
    const required = Object.keys(fields).filter((name) => !takes(fields[name], undefined));
    return {
      type: mayBeNull ? ['object', 'null'] : 'object',
      properties: Object.fromEntries(properties) as Json,
      ...(required.length > 0 && { required }),
    };
  }
  const own = reference(KINDS[kind ?? 'text'][0]);
  return mayBeNull ? { anyOf: [own, reference('Nothing')] } : own;
}

export const reference = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Whether a schema copes with what is not there: asked of its reader. */
function takes(schema: Schema<unknown> | undefined, value: null | undefined): boolean {
  try {
    schema?.read(value);
    return true;
  } catch {
    return false;
  }
}
