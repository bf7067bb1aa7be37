import type { StandardSchemaV1 } from '@standard-schema/spec';
import { pathOf } from '../../lib/http/request.ts';
import type { ReadPath, WritePath } from '../../lib/http/contract-calls.ts';
import type { Call, CallMeta, CallOptions } from './base-query.ts';
import type { Schema } from './fields.ts';
import { anything, payload } from './payload.ts';

interface Sent extends Pick<Call, 'query' | 'body' | 'silent'> {
  /** In the place of the path's `*`. */
  at?: string;
}

interface How<Arg, Payload, Answer> extends CallOptions {
  /** What of the endpoint's argument goes out; absent: it takes none. */
  sends?: (arg: Arg) => Sent;
  /** What the portal makes of the payload; `base` is where its relative links start. Absent: the payload as it is. */
  make?: (payload: Payload, base: string | undefined) => Answer;
}

/** A read of the contract, for `build.query`: its payload is found in its envelope and checked. @rule R8 */
export function read<Payload, Arg = void, Answer = Payload>(
  path: ReadPath,
  schema: Schema<Payload>,
  how: How<Arg, Payload, Answer> = {},
) {
  return call('GET', path, payload(schema), how);
}

/** A write of the contract, for `build.mutation`: any 2xx is a success, unless a schema says what its answer has to be. */
export function write<Arg = void, Payload = unknown, Answer = Payload>(
  path: WritePath,
  how: How<Arg, Payload, Answer> = {},
  schema?: Schema<Payload>,
) {
  return call('POST', path, schema === undefined ? anything : payload(schema), how);
}

/** A call of the contract by any schema of its whole answer: but for the ping, calls are a `read` or a `write`. */
export function call<Arg = void, Payload = unknown, Answer = Payload>(
  method: 'GET' | 'POST',
  path: ReadPath | WritePath,
  rawResponseSchema: StandardSchemaV1,
  { sends, make, ...extraOptions }: How<Arg, Payload, Answer>,
) {
  return {
    query: (arg: NoInfer<Arg>): Call => {
      const { at, ...sent } = sends?.(arg) ?? {};
      return { path: pathOf(path, at), at, method, ...sent };
    },
    extraOptions,
    rawResponseSchema,
    // The transport's type is unknown; the schema has just checked it.
    transformResponse: (answer: unknown, meta: CallMeta | undefined): NoInfer<Answer> => {
      const made = make === undefined ? (answer as Answer) : make(answer as Payload, meta?.base);
      meta?.keep?.();
      return made;
    },
  };
}
