import type { BaseQueryApi } from '@reduxjs/toolkit/query';

/**
 * Where the last answer is shown while the server cannot be reached. Screens as `ROTAS` writes them; an `:id?` is the call's own
 * `at`. The privacy centre says in words what is kept (`screens/pdo`).
 */
export interface Kept {
  on: readonly string[];
  /** Screens that act on it and never get it from this device; the page may still have it from the screen before. */
  actsOn?: readonly string[];
  /** Only what has such an address: a first page. */
  only?: RegExp;
}

/** A good answer to a read of the customer's own. */
export interface GoodAnswer {
  token: string;
  /** The call, without what was asked for. */
  call: string;
  /** What stands in the place of the `*` of its path. */
  at: string | undefined;
  /** As its endpoint says. */
  kept: Kept | 'customer';
  address: string;
  /** The query that asked. */
  api: Pick<BaseQueryApi, 'dispatch' | 'queryCacheKey'>;
  base: string;
  body: unknown;
}

/** The answers that this device keeps of a session's customer, for a moment without the server. */
export interface LastAnswers {
  answered(answer: GoodAnswer): void;
  /** What a call that failed was answered last; null when nothing is kept. Whoever keeps it says from when it is. */
  lastAnswer(question: Omit<GoodAnswer, 'base' | 'body'>): Promise<Pick<GoodAnswer, 'base' | 'body'> | null>;
}
