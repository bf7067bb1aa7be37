import type { StandardSchemaV1 } from '@standard-schema/spec';
import { pathOf } from '../../lib/http/request.ts';
import type { ReadPath, WritePath } from '../../lib/contract/calls.ts';
import type { Failure } from '../../lib/http/failure.ts';
import type { Call, CallMeta, CallOptions } from './base-query.ts';
import { type Schema, Mismatch } from './fields.ts';
import type { Tag } from './tags.ts';

interface Sent extends Pick<Call, 'query' | 'body' | 'silent'> {
  /** Replaces the path's `*`. */
  at?: string;
}

interface How<Arg, Payload, Answer> extends CallOptions {
  /** The request's parts from the endpoint's argument; absent: it takes none. */
  sends?: (arg: Arg) => Sent;
  /** Maps the payload; `base` resolves relative links. Absent: unchanged. */
  make?: (payload: Payload, base: string | undefined) => Answer;
}

interface HowRead<Arg, Payload, Answer> extends How<Arg, Payload, Answer> {
  /** What the answer shows: a write that invalidates it causes a refetch. */
  tags?: readonly Tag[];
}

/** A read for `build.query`: finds the payload in its envelope and validates it. @rule R8 */
export function read<Payload, Arg = void, Answer = Payload>(
  path: ReadPath,
  schema: Schema<Payload>,
  { tags = [], ...how }: HowRead<Arg, Payload, Answer> = {},
) {
  return {
    ...call('GET', path, payload(schema), how),
    providesTags: (_answer: unknown, error: Failure | undefined) =>
      error?.stored === undefined ? tags : [...tags, { type: 'Stale' as const, id: error.stored }],
  };
}

/** A write for `build.mutation`: any 2xx succeeds unless a schema is given. Every outcome refetches what it `changes`. */
export function write<Arg = void, Payload = unknown, Answer = Payload>(
  path: WritePath,
  how: How<Arg, Payload, Answer> = {},
  schema?: Schema<Payload>,
) {
  return {
    ...call('POST', path, schema === undefined ? anything : payload(schema), how),
    invalidatesTags: how.changes ?? [],
  };
}

/** A call with a schema of its whole answer, such as the ping; others use `read` or `write`. */
export function call<Arg = void, Payload = unknown, Answer = Payload>(
  method: 'GET' | 'POST',
  path: ReadPath | WritePath,
  rawResponseSchema: StandardSchemaV1,
  { sends, make, ...extraOptions }: How<Arg, Payload, Answer>,
) {
  // The transport is untyped; the schema has validated it.
  const dataOf = (answer: unknown, base: string | undefined) =>
    make === undefined ? (answer as Answer) : make(answer as Payload, base);
  const readStored = async (body: unknown, base: string): Promise<unknown> => {
    const result = await rawResponseSchema['~standard'].validate(body);
    return result.issues === undefined ? dataOf(result.value, base) : undefined;
  };
  return {
    query: (arg: NoInfer<Arg>): Call => {
      const { at, ...sent } = sends?.(arg) ?? {};
      return { path: pathOf(path, at), at, method, arg, ...sent };
    },
    extraOptions: { ...extraOptions, readStored },
    rawResponseSchema,
    transformResponse: (answer: unknown, meta: CallMeta | undefined): NoInfer<Answer> => {
      const made = dataOf(answer, meta?.base);
      meta?.keep?.();
      return made;
    },
  };
}

const REFUSED = { issues: [{ message: 'the answer fits no form of the contract' }] };

/**
 * Finds an answer's payload and validates it. It is bare or inside `{statusCode, data}`, and may have a `data` key. The
 * innermost matching candidate is the payload. An object with none of the fields never matches, even if all are optional:
 * it could be an envelope.
 * @rule R8, C3.1, C3.2
 */
export function payload<T>(schema: Schema<T>): StandardSchemaV1<T, T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portal',
      validate(body) {
        for (const candidate of candidates(body)) {
          if (!isAbout(schema, candidate)) continue;
          try {
            return { value: schema.read(candidate) };
          } catch (error) {
            // No match: tries the next candidate.
            if (!(error instanceof Mismatch)) throw error;
          }
        }
        return REFUSED;
      },
    },
  };
}

/**
 * For calls with any payload: every 2xx succeeds, except a proxy's page or a truncated answer, whose outcome is unknown.
 */
export const anything: StandardSchemaV1<unknown, unknown> = {
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: (value) => (typeof value === 'string' && /^\s*[<{[]/.test(value) ? REFUSED : { value }),
  },
};

/** The payload's candidates, innermost first. */
export function candidates(body: unknown): unknown[] {
  const levels = [body];
  for (let level = body; isEnvelope(level) && levels.length < 4;) {
    level = level.data;
    levels.unshift(level);
  }
  return levels;
}

/** Whether a value may be a candidate of the schema. */
export function isAbout({ fields }: Schema<unknown>, candidate: unknown): boolean {
  if (fields === undefined || typeof candidate !== 'object' || candidate === null) return true;
  return Object.keys(fields).some((field) => Object.hasOwn(candidate, field));
}

function isEnvelope(value: unknown): value is { data: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value;
}
