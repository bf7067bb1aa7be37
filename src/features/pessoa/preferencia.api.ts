import { api } from '../../base/calls/api.ts';
import { read } from '../../base/calls/endpoint.ts';
import { rewrite } from '../../base/calls/rewrite.ts';
import { flagsSchema, type Preferencias } from './pessoa.api.ts';

const FLAGS = ['recebeEmail', 'recebeSms', 'recebePush', 'recebeWhatsapp', 'cupomDigital'] as const;

/** The customer's five consents. The home does not load this file before it asks. @rule C4.20, C4.21 */
export const preferenciaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The saved flags; null for one that the server did not send. @rule R78 */
    preferencia: build.query(read('/api/pessoa/preferencia', flagsSchema, { tags: ['Preferencia'] })),
    /**
     * Lays the customer's flags on those that the server has now. Unknown ones are left out so that the server keeps them.
     * @rule R78, R281
     */
    savePreferencia: build.mutation<unknown, (now: Preferencias) => Preferencias>(
      rewrite('/api/pessoa/preferencia', flagsSchema, '/api/pessoa/preferencia', {
        sends: (flags) => ({
          body: Object.fromEntries(FLAGS.map((name) => [name, flags[name] ?? undefined])),
        }),
        changes: ['Preferencia'],
      }),
    ),
  }),
});
