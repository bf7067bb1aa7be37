/**
 * An expected failure, answered as `{statusCode, description, data?}`. `description` is Portuguese, for the customer; other
 * exceptions become a 500 without detail.
 */
export class Failure extends Error {
  readonly statusCode: number;
  readonly data: unknown;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;

  constructor(
    statusCode: number,
    description: string,
    data?: unknown,
    { retryAfter }: { readonly retryAfter?: number } = {},
  ) {
    super(description);
    this.name = 'Failure';
    this.statusCode = statusCode;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}
