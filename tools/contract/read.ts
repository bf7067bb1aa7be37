import type { Schema } from '../../src/base/calls/fields.ts';
import type { Query } from '../../src/lib/http/request.ts';

/** Values that calls of a run learn for later calls. */
export interface Known {
  storeFormatId: string | null;
  bannerFormatId: string | null;
  footerBannerFormatId: string;
  campaignGroupId: string;
  cep: string;
  idTermo?: string | undefined;
  idEmpresa?: string | undefined;
  idCampanha?: string | undefined;
  uf?: string | undefined;
  /** Payloads by call number. */
  payloads: Map<string, unknown>;
}

/** A read: the portal's schemas, and what to ask. */
export interface Read {
  schemas: readonly Schema<unknown>[];
  /** Also made without an account. */
  isPublic?: true;
  /** Optional content. */
  isExtra?: true;
  /** A 404 means 'none'. */
  mayBeNone?: true;
  /** The path's `*`; undefined: unknown. */
  at?: (known: Known) => string | null | undefined;
  query?: (known: Known) => Query | undefined;
  /** A further question to the call. */
  also?: Query;
  learn?: (payload: never, known: Known) => void;
  ownData?: number;
  /** The paging parameter. */
  pager?: string;
}

/** A read that others depend on. */
export const taught = <T>(
  schema: Schema<T>,
  learn: (payload: T, known: Known) => void,
): Pick<Read, 'schemas' | 'learn'> => ({
  schemas: [schema],
  learn,
});
