import type { BaseQueryApi } from '@reduxjs/toolkit/query';

/** A good answer to a read of the customer's own. */
export interface GoodAnswer {
  token: string;
  /** The call, without what was asked for. */
  call: string;
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
