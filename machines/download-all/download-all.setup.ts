import { assign, setup } from 'xstate';
import { port, provided } from '../kit/port.ts';
import type { Failure, Result } from '../kit/result.ts';

/** One page's facts; the flow has its rows. */
export interface PageRead {
  /** The page count; null without one. */
  readonly pages: number | null;
  /** The last page, regardless of the count. */
  readonly isEnd: boolean;
  /** A row was on an earlier page: the pages have shifted. */
  readonly isSeen: boolean;
}

/** The finished file's figures. */
export interface Tally {
  readonly linhas: number;
  /** A sum per money column, in centavos. */
  readonly somas: readonly number[];
}

interface DownloadAllContext {
  /** The current or next page, from 1. */
  readonly page: number;
  /** From the first page. */
  readonly pages: number | null;
  /** It restarted once because the pages shifted. */
  readonly again: boolean;
  readonly failure: Failure | null;
  readonly tally: Tally | null;
}

export type DownloadAllEvent =
  | { type: 'download.requested' }
  | { type: 'stop.requested' }
  | { type: 'resume.requested' };

/** Ports of the download-all machine. */
export const downloadAllPorts = {
  actors: {
    /** Fetches a page afresh and keeps its rows; page 1 starts a new file. */
    readPage: port<Result<PageRead>, { page: number }>(),
    /** Saves the file. */
    saveFile: port<Tally>(),
  },
  actions: {
    /** Drops the rows. */
    discard: provided(),
  },
};

/** Initial values. */
export const unread: DownloadAllContext = { page: 1, pages: null, again: false, failure: null, tally: null };

interface Answer {
  readonly result: Result<PageRead>;
}

export const downloadAllSetup = setup({
  types: { context: {} as DownloadAllContext, events: {} as DownloadAllEvent, tags: {} as 'busy' },
  actors: downloadAllPorts.actors,
  actions: {
    ...downloadAllPorts.actions,
    begin: assign(unread),
    beginAgain: assign({ ...unread, again: true }),
    goOn: assign(({ context: { page } }, { result }: Answer) => ({
      page: page + 1,
      pages: result.ok ? result.value.pages : null,
    })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, { failure }: { failure: Failure }) => ({ failure })),
    keepTally: assign((_, { tally }: { tally: Tally }) => ({ tally })),
  },
  guards: {
    isSignedOut: (_, { result }: Answer) => !result.ok && result.failure.status === 401,
    hasFailed: (_, { result }: Answer) => !result.ok,
    hasShifted: ({ context }, { result }: Answer) => isShifted(context, result),
    hasShiftedAgain: ({ context }, { result }: Answer) => context.again && isShifted(context, result),
    isLast: ({ context: { page } }, { result }: Answer) =>
      result.ok && (result.value.isEnd || page >= (result.value.pages ?? Number.POSITIVE_INFINITY)),
  },
});

function isShifted({ page, pages }: DownloadAllContext, result: Result<PageRead>): boolean {
  return result.ok && (result.value.isSeen || (page > 1 && result.value.pages !== pages));
}
