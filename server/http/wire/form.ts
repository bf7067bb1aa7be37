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

/** Characters of a large field that are decoded in one turn. */
const SLICE = 256 * 1024;

/**
 * One field of a large body, decoded in slices with other requests between; undefined when missing or containing a space
 * (`+`). No brackets: `parseForm` would take seconds for 16 MB. Rejects with URIError on a broken escape.
 */
export async function findLargeField(body: Buffer, name: string): Promise<string | undefined> {
  const field = fieldIn(body, `${name}=`);
  if (field === undefined || field.includes('+')) return undefined;
  const slices: string[] = [];
  let from = 0;
  while (from < field.length) {
    if (from > 0) await new Promise((go) => setImmediate(go));
    const to = from + SLICE;
    // An escape that begins at the edge belongs to the next slice.
    const within = to < field.length ? field.subarray(to - 2, to).indexOf('%') : -1;
    const end = within === -1 ? to : to - 2 + within;
    slices.push(decodeURIComponent(field.toString('latin1', from, end)));
    from = end;
  }
  return slices.join('');
}

function fieldIn(body: Buffer, start: string): Buffer | undefined {
  let from = 0;
  for (let count = 0; count < MAX_FIELDS; count += 1) {
    const end = body.indexOf('&', from);
    const field = body.subarray(from, end === -1 ? body.length : end);
    if (field.toString('latin1', 0, start.length) === start) return field.subarray(start.length);
    if (end === -1) return undefined;
    from = end + 1;
  }
  return undefined;
}

const FORM = 'application/x-www-form-urlencoded';

/** Parses form bodies with `read`; its exceptions become a 400. */
export function addFormParser(app: FastifyInstance, read: (body: string) => Fields): void {
  app.addContentTypeParser(
    FORM,
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

/** Parses large form bodies for one field; a broken escape becomes a 400. */
export function addLargeFieldParser(app: FastifyInstance, name: string): void {
  app.addContentTypeParser(FORM, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
    try {
      return { [name]: await findLargeField(body, name) };
    } catch (error) {
      throw Object.assign(error as Error, { statusCode: 400 });
    }
  });
}
