import { api } from './api.ts';
import { call, anything } from './endpoint.ts';

/** The connectivity check of /register. @rule R31 */
export const pingApi = api.injectEndpoints({
  endpoints: (build) => ({
    ping: build.query({ ...call('GET', '', anything, { to: 'ping', silent: true }), keepUnusedDataFor: 0 }),
  }),
});
