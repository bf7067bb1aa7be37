import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import {
  downloadAllMachine,
  downloadAllPorts,
  type PageRead,
  type Tally,
} from '../../../machines/download-all/download-all.machine.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import type { Failure, Result } from '../../../machines/kit/chart.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import type { Planilha, Tabela } from '../../lib/planilha/planilha.ts';
import { saveFile } from '../../base/browser/share.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';

/** A list that can be downloaded. */
export interface Lista<Linha> {
  /** The file name; the day is appended. No personal data. */
  readonly nome: string;
  /** The singular and plural of a downloaded row. */
  readonly unidade: readonly [one: string, many: string];
  /** Says the sums of the money columns, in their order. */
  readonly somas: (...totais: string[]) => string;
  readonly tabela: Tabela<Linha>;
  /** Fetches a page, from 1. */
  readonly readPage: (ask: Ask, page: number, signal: AbortSignal) => Promise<Result<Pagina<Linha>>>;
}

/** One page of it. */
interface Pagina<Linha> {
  readonly linhas: readonly Linha[];
  /** Null when the server sends no page count: a page that is not full is the last. */
  readonly pages: number | null;
  /** The page is full. */
  readonly isFull: boolean;
}

/** The file as a screen shows it. */
export interface DownloadAll {
  stage: 'idle' | 'busy' | 'done' | 'stopped' | 'shifted' | 'failed';
  /** The current or failed page. */
  page: number;
  pages: number | null;
  /** It restarted once because the pages shifted. */
  again: boolean;
  failure: Failure | null;
  /** Rows and sums in centavos; null until it is done. */
  tally: Tally | null;
  download: () => void;
  stop: () => void;
  resume: () => void;
}

const fetchChunk = () => import(/* webpackChunkName: "planilha" */ '../../lib/planilha/planilha.ts');

/** A chunk that fails to load counts as a call without an answer. */
const unanswered: Result<PageRead> = {
  ok: false,
  failure: { message: null, status: null, kind: 'network' },
};

/** Characters per part of the Blob; the browser may move parts to disk. */
const PART = 65_536;

/** Downloads all pages of a list as a spreadsheet, for the screen's lifetime. @rule R140–R142 */
export function useDownloadAll<Linha>(lista: Lista<Linha>): DownloadAll {
  const ask = useAsk();
  const actor = useFlowActor(() =>
    createActor(fillPorts(downloadAllMachine, downloadAllPorts, fillings(ask, lista))),
  );
  const snapshot = useSelector(actor, (current) => current);
  return {
    ...snapshot.context,
    stage: snapshot.hasTag('busy') ? 'busy' : (snapshot.value as DownloadAll['stage']),
    download: () => actor.send({ type: 'download.requested' }),
    stop: () => actor.send({ type: 'stop.requested' }),
    resume: () => actor.send({ type: 'resume.requested' }),
  };
}

function fillings<Linha>(ask: Ask, { nome, tabela, readPage }: Lista<Linha>) {
  let planilha: Planilha<Linha> | null = null;
  let parts: Blob[] = [];
  let text = '';
  const put = (more: string, atLeast: number) => {
    text += more;
    if (text.length < atLeast) return;
    parts.push(new Blob([text]));
    text = '';
  };
  const discard = () => {
    planilha = null;
    parts = [];
    text = '';
  };
  return {
    readPage: async ({ page }: { page: number }, { signal }: { signal: AbortSignal }) => {
      const [chunk, read] = await Promise.all([fetchChunk().catch(() => null), readPage(ask, page, signal)]);
      if (!read.ok || signal.aborted) return read.ok ? unanswered : read;
      if (chunk === null) return unanswered;
      if (page === 1) discard();
      planilha ??= chunk.createPlanilha(tabela);
      const { linhas, pages, isFull } = read.value;
      const outcome = planilha.add(linhas);
      put(planilha.takeText(), PART);
      const isEnd = linhas.length === 0 || (pages === null && (!isFull || outcome === 'same'));
      // Without a page count a repeated page is the end: some servers ignore the parameter.
      const value: PageRead = { pages, isEnd, isSeen: !isEnd && outcome !== 'added' };
      return { ok: true as const, value };
    },
    saveFile: () => {
      put('', 1);
      const file = new Blob(parts);
      saveFile(`${nome}-${dataCivilAt(Date.now())}.csv`, file, 'text/csv;charset=utf-8');
      return Promise.resolve(planilha?.tally() ?? { linhas: 0, somas: [] });
    },
    discard,
  };
}
