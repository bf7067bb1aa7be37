/** A time by the clock of its page. */
export interface When {
  /** Epoch in milliseconds. */
  readonly at: number;
  /** Milliseconds that the clock was ahead of real time. */
  readonly ahead: number;
}

/** Orders the steps of several pages: each can have a moved clock. */
export const realTime = ({ at, ahead }: When): number => at - ahead;
