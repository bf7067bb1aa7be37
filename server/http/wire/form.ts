import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';

/** Fields of a request: text values, or groups of them from bracket keys. */
export interface Fields {
  [name: string]: unknown;
}

const MAX_FIELDS = 500;

/**
 * Reads an `application/x-www-form-urlencoded` body with bracket keys: `endereco[cep]=1` becomes
 * `{endereco: {cep: '1'}}`, `lista[]=1` and `lista[0]=1` become `{lista: ['1']}`. All values are text; the last of
 * a repeated plain name wins, and a name that every object inherits is left out. Throws RangeError on too many fields and on
 * fields too deep.
 */
export function parseForm(body: string): Fields {
  return parse(body, {
    parameterLimit: MAX_FIELDS,
    arrayLimit: MAX_FIELDS,
    throwOnLimitExceeded: true,
    depth: 4,
    strictDepth: true,
    duplicates: 'last',
  });
}

/**
 * The field `name` alone of a body that may be large; undefined when it is not there, or holds a space (`+`). Brackets and
 * spaces are not looked for: in 16 MB `parseForm` would do so for seconds, in which nobody else is answered.
 */
export function findLargeField(body: string, name: string): string | undefined {
  const field = body.split('&', MAX_FIELDS).find((one) => one.startsWith(`${name}=`));
  if (field === undefined || field.includes('+')) return undefined;
  return decodeURIComponent(field.slice(name.length + 1));
}

/** Reads the form bodies of a part of the server with `read`; what that throws is a 400. */
export function addFormParser(app: FastifyInstance, read: (body: string) => Fields): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done: (error: Error | null, fields?: Fields) => void) => {
      try {
        done(null, read(body.toString()));
      } catch (error) {
        done(Object.assign(error as Error, { statusCode: 400 }));
      }
    },
  );
}
