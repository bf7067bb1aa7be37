import { api } from './api.ts';
import { call } from './endpoint.ts';
import { anything } from './payload.ts';

/** The connectivity check of /register (R31). */
export const pingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not a query: each one is really sent, also while another hangs. */
    ping: build.mutation(call('GET', '', anything, { to: 'ping', silent: true })),
  }),
});
