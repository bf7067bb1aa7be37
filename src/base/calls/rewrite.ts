import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import type { ReadPath, WritePath } from '../../lib/contract/calls.ts';
import { type Failure, unknownFailure } from '../../lib/http/failure.ts';
import { isIllegible } from '../../lib/http/request.ts';
import { contractFailure } from './api.ts';
import { type ApiContext, baseQuery, type Call, type CallOptions } from './base-query.ts';
import { write, payload } from './endpoint.ts';
import type { Schema } from './fields.ts';
import type { Tag } from './tags.ts';

/** A save must not go out long after its press. */
const READ_MS = 10_000;

const WITHOUT_TOKEN: Failure = { kind: 'http', status: 401, message: null };
const ILLEGIBLE: Failure = { ...unknownFailure, kind: 'illegible' };

interface How<Sent> extends CallOptions {
  sends: (record: Sent) => Pick<Call, 'body'>;
  /** What shows the record: refetched after the write, in every window of this browser. */
  changes: readonly Tag[];
}

/**
 * A write of a whole record for `build.mutation`. Its argument lays the customer's edits on the record that the server has
 * now. Nothing is sent without that record, nor with undecodable text.
 * @rule R281, R73, R166
 */
export function rewrite<Now, Sent>(from: ReadPath, schema: Schema<Now>, to: WritePath, options: How<Sent>) {
  const save = write(to, options);
  return {
    queryFn: async (lay: (now: Now) => Sent, queryApi: BaseQueryApi) => {
      const { token } = queryApi.extra as ApiContext;
      if (token() === null) return { error: WITHOUT_TOKEN };
      const { data, error } = await readNow(from, queryApi);
      if (error !== undefined) return { error };
      const now = await payload(schema)['~standard'].validate(data);
      if (now.issues !== undefined) return { error: contractFailure(queryApi.endpoint) };
      const record = lay(now.value);
      if (isIllegible(record)) return { error: ILLEGIBLE };
      return baseQuery(save.query(record), queryApi, save.extraOptions);
    },
    responseSchema: save.rawResponseSchema,
    invalidatesTags: save.invalidatesTags,
  };
}

/** The record of this moment: neither cached nor of a request that is pending already. */
async function readNow(path: ReadPath, queryApi: BaseQueryApi) {
  const { signal } = queryApi;
  const controller = new AbortController();
  const giveUp = () => controller.abort();
  signal.addEventListener('abort', giveUp);
  const timer = setTimeout(giveUp, READ_MS);
  try {
    return await baseQuery({ path }, { ...queryApi, signal: controller.signal }, {});
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', giveUp);
  }
}
