import type { FastifyInstance } from 'fastify';
import { parse } from 'qs';

/** A request's fields: texts, or groups from bracket keys. */
export interface Fields {
  [name: string]: unknown;
}

const MAX_FIELDS = 500;

/**
 * Parses `application/x-www-form-urlencoded` with brackets: `endereco[cep]=1` is `{endereco: {cep: '1'}}`, `lista[]=1` and
 * `lista[0]=1` are `{lista: ['1']}`. The last of a repeated name wins; names of Object.prototype are dropped. Throws
 * RangeError on too many or too deep fields.
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
 * One field of a large body; undefined when missing or containing a space (`+`). No brackets: `parseForm` would take
 * seconds for 16 MB.
 */
export function findLargeField(body: string, name: string): string | undefined {
  const field = body.split('&', MAX_FIELDS).find((one) => one.startsWith(`${name}=`));
  if (field === undefined || field.includes('+')) return undefined;
  return decodeURIComponent(field.slice(name.length + 1));
}

/** Parses form bodies with `read`; its exceptions become a 400. */
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
