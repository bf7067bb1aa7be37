import { createApi } from '@reduxjs/toolkit/query/react';
import { noteFault } from '../../lib/faults.ts';
import { type Failure, unknownFailure } from '../../lib/http/failure.ts';
import { lastKnownQuery } from './last-answers.ts';

const CONTRACT_ERROR: Failure = { ...unknownFailure, kind: 'contract' };

/** `Stale`, by its address: an answer from the device. */
const TAGS = ['Pessoa', 'Pontos', 'Preferencia', 'Stale', 'TermoAceito', 'Voucher'] as const;
export type Tag = (typeof TAGS)[number];

/** The one API of the portal. Each recurso injects its endpoints from a file of its own. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: lastKnownQuery,
  // Called by `askAgainWith` (store.ts).
  refetchOnReconnect: true,
  tagTypes: TAGS,
  // An answer may have personal data: only the call is reported.
  onSchemaFailure: (_error, { endpoint }) => {
    const where = `contract: ${endpoint} gave an unknown answer`;
    console.warn(where);
    noteFault(where);
  },
  catchSchemaFailure: () => CONTRACT_ERROR,
  endpoints: () => ({}),
});
