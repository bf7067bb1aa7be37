import type { Schema } from '../../src/api/base/fields.ts';
import type { Host, Query } from '../../src/lib/http/request.ts';

/** What the calls of one run found out for the ones that come later. */
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
  /** The payloads as read, by the call's number. */
  payloads: Map<string, unknown>;
}

/** A call that asks: the schemas that the portal reads it by, and what it is for. */
export interface Read {
  schemas: readonly Schema<unknown>[];
  to?: Host;
  /** Asked without an account too. */
  isPublic?: true;
  /** What in the portal lives of it. */
  screens: string;
  /** What is seen there when it fails. */
  without: string;
  /** A failure spoils nothing that a customer came for. */
  isExtra?: true;
  /** A 404 is an answer: there is none. */
  mayBeNone?: true;
  /** What stands in the path's `*`; undefined: nothing to ask for is known. */
  at?: (known: Known) => string | null | undefined;
  query?: (known: Known) => Query | undefined;
  /** A second question to the same call. */
  also?: Query;
  learn?: (payload: never, known: Known) => void;
  ownData?: number;
  /** The parameter of the query that turns the page. */
  pager?: string;
}

/** A read whose payload teaches something. */
export const taught = <T>(
  schema: Schema<T>,
  learn: (payload: T, known: Known) => void,
): Pick<Read, 'schemas' | 'learn'> => ({
  schemas: [schema],
  learn,
});
