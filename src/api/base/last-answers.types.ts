import type { BaseQueryApi } from '@reduxjs/toolkit/query';

/**
 * Where a stored answer is shown while the server is unreachable. Screens in `ROTAS` notation; `:id?` is the call's `at`.
 * Listed for customers in `screens/pdo`.
 */
export interface Kept {
  on: readonly string[];
  /** Screens that act on it and never get it from the device; memory may still have it. */
  actsOn?: readonly string[];
  /** Only addresses that match: a first page. */
  only?: RegExp;
}

/** A valid answer to a read of the customer. */
export interface GoodAnswer {
  token: string;
  /** The call without parameters. */
  call: string;
  /** The path's `*`. */
  at: string | undefined;
  /** From its endpoint. */
  kept: Kept | 'customer';
  address: string;
  /** The query's cache key. */
  api: Pick<BaseQueryApi, 'dispatch' | 'queryCacheKey'>;
  base: string;
  body: unknown;
}

/** The customer's stored answers, for use without the server. */
export interface LastAnswers {
  answered(answer: GoodAnswer): void;
  /** The last answer to a failed call; null without one. The implementation records its time. */
  lastAnswer(question: Omit<GoodAnswer, 'base' | 'body'>): Promise<Pick<GoodAnswer, 'base' | 'body'> | null>;
}
