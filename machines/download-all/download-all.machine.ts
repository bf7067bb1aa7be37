import {
  type Failure,
  outcomeGuards,
  port,
  provided,
  type Result,
  withAnswer,
  withFailure,
} from '../kit/chart.ts';
import { assign, setup } from 'xstate';
import { defineEntry } from '../testing/entry.ts';

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

type DownloadAllEvent =
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
const unread: DownloadAllContext = { page: 1, pages: null, again: false, failure: null, tally: null };

const downloadAllSetup = setup({
  types: { context: {} as DownloadAllContext, events: {} as DownloadAllEvent, tags: {} as 'busy' },
  actors: downloadAllPorts.actors,
  actions: {
    ...downloadAllPorts.actions,
    begin: assign(unread),
    beginAgain: assign({ ...unread, again: true }),
    goOn: assign(({ context: { page } }, result: Result<PageRead>) => ({
      page: page + 1,
      pages: result.ok ? result.value.pages : null,
    })),
    forgetFailure: assign({ failure: null }),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    keepTally: assign((_, tally: Tally) => ({ tally })),
  },
  guards: {
    ...outcomeGuards,
    isSignedOut: (_, result: Result<PageRead>) => !result.ok && result.failure.status === 401,
    hasShifted: ({ context }, result: Result<PageRead>) => isShifted(context, result),
    hasShiftedAgain: ({ context }, result: Result<PageRead>) => context.again && isShifted(context, result),
    isLast: ({ context: { page } }, result: Result<PageRead>) =>
      result.ok && (result.value.isEnd || page >= (result.value.pages ?? Number.POSITIVE_INFINITY)),
  },
});

function isShifted({ page, pages }: DownloadAllContext, result: Result<PageRead>): boolean {
  return result.ok && (result.value.isSeen || (page > 1 && result.value.pages !== pages));
}

const whenRead = [
  { guard: withAnswer('isSignedOut'), target: 'idle' },
  { guard: withAnswer('hasFailed'), target: 'failed', actions: withFailure('keepFailure') },
  { guard: withAnswer('hasShiftedAgain'), target: 'shifted' },
  { guard: withAnswer('hasShifted'), target: 'reading', reenter: true, actions: 'beginAgain' },
  { guard: withAnswer('isLast'), target: 'saving' },
  { target: 'reading', reenter: true, actions: withAnswer('goOn') },
] as const;

const fromTheStart = { target: 'reading', actions: 'begin' } as const;

/** Downloads all pages of a list into one file. @rule R140, R141 */
export const downloadAllMachine = downloadAllSetup.createMachine({
  id: 'download-all',
  description: 'Uma página por vez. Acaba com a tela, e o que foi lido vai junto.',
  context: unread,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nada foi pedido.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    reading: {
      description:
        'Uma página está sendo lida; o cliente pode parar. Páginas que se deslocaram recomeçam, uma vez.',
      tags: 'busy',
      on: { 'stop.requested': { target: 'stopped' } },
      invoke: {
        id: 'readPage',
        src: 'readPage',
        input: ({ context: { page } }) => ({ page }),
        onDone: whenRead,
        onError: { target: 'failed', actions: withFailure('keepFailure') },
      },
    },
    saving: {
      description: 'Todas as linhas estão aí: o arquivo é entregue.',
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        onDone: { target: 'done', actions: withAnswer('keepTally') },
        // A page must not be added to the same file twice.
        onError: { target: 'failed', actions: ['begin', withFailure('keepFailure')] },
      },
    },
    done: {
      description: 'O arquivo foi entregue: quantas linhas tem, e as suas somas.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    stopped: {
      description: 'O cliente parou: não há arquivo.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    shifted: {
      description: 'As páginas se deslocaram pela segunda vez: não há arquivo, e isso é dito.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    failed: {
      description:
        'Uma página não veio. O que foi lido fica: o cliente pode seguir dali, ou começar de novo.',
      on: {
        'download.requested': fromTheStart,
        'resume.requested': { target: 'reading', actions: 'forgetFailure' },
      },
    },
  },
});

const refused = { ok: false, failure: { message: 'Tente mais tarde', status: 503 } } as const;
const signedOut = { ok: false, failure: { message: null, status: 401 } } as const;
const read = { pages: 2, isEnd: false, isSeen: false };

export const downloadAllEntry = /* @__PURE__ */ defineEntry({
  id: 'download-all',
  title: 'Baixar tudo',
  description: 'Todas as páginas de compras ou do extrato num arquivo, uma página por vez (R140, R141).',
  machine: downloadAllMachine,
  ports: downloadAllPorts,
  // Without a page count a third page behaves like any later one.
  essence: (context) => ({ ...context, page: Math.min(context.page, 3) }),
  inputs: { default: () => undefined },
  events: [{ type: 'download.requested' }, { type: 'stop.requested' }, { type: 'resume.requested' }],
  outcomes: {
    readPage: [
      { ok: true, value: read },
      { ok: true, value: { ...read, pages: null } },
      { ok: true, value: { ...read, pages: null, isEnd: true } },
      { ok: true, value: { ...read, isSeen: true } },
      refused,
      signedOut,
    ],
    saveFile: [{ linhas: 16, somas: [123_456, 7_890] }],
  },
});
