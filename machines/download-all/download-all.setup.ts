import { assign, setup } from 'xstate';
import { port, provided } from '../kit/port.ts';
import type { Failure, Result } from '../kit/result.ts';

/** What one page of a list told, beside its rows, which the flow keeps. */
export interface PageRead {
  /** How many pages there are now; null where the server does not say. */
  readonly pages: number | null;
  /** Nothing comes after this page, whatever the number of pages says. */
  readonly isEnd: boolean;
  /** A row of it was on an earlier page already: the pages have shifted. */
  readonly isSeen: boolean;
}

/** What the file holds. */
export interface Tally {
  readonly linhas: number;
  /** One for each column of money, in centavos. */
  readonly somas: readonly number[];
}

interface DownloadAllContext {
  /** The page that is read, or is to be read next; from 1. */
  readonly page: number;
  /** As the first page said. */
  readonly pages: number | null;
  /** It has begun again once, because the pages had shifted. */
  readonly again: boolean;
  readonly failure: Failure | null;
  readonly tally: Tally | null;
}

export type DownloadAllEvent =
  | { type: 'download.requested' }
  | { type: 'stop.requested' }
  | { type: 'resume.requested' };

/** What the flow of a file with all pages fills. */
export const downloadAllPorts = {
  actors: {
    /** Reads one page, never from what is known already, and keeps its rows; page 1 begins a new file. */
    readPage: port<Result<PageRead>, { page: number }>(),
    /** Hands the file to the customer. */
    saveFile: port<Tally>(),
  },
  actions: {
    /** Lets go of the rows. */
    discard: provided(),
  },
};

/** Before the first page. */
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
