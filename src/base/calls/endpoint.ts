import type { StandardSchemaV1 } from '@standard-schema/spec';
import { pathOf } from '../../lib/http/request.ts';
import type { ReadPath, WritePath } from '../../lib/contract/calls.ts';
import type { Failure } from '../../lib/http/failure.ts';
import type { Tag } from './api.ts';
import type { Call, CallMeta, CallOptions } from './base-query.ts';
import type { Schema } from './fields.ts';
import { anything, payload } from './payload.ts';

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

/** A write for `build.mutation`: any 2xx succeeds unless a schema is given. */
export function write<Arg = void, Payload = unknown, Answer = Payload>(
  path: WritePath,
  how: How<Arg, Payload, Answer> = {},
  schema?: Schema<Payload>,
) {
  return call('POST', path, schema === undefined ? anything : payload(schema), how);
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
