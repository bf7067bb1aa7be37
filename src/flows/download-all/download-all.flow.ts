import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { downloadAllMachine } from '../../../machines/download-all/download-all.machine.ts';
import {
  downloadAllPorts,
  type PageRead,
  type Tally,
} from '../../../machines/download-all/download-all.setup.ts';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import type { Failure, Result } from '../../../machines/kit/result.ts';
import { dataCivilAt } from '../../lib/datas/datas.ts';
import type { Planilha, Tabela } from '../../lib/planilha/planilha.ts';
import { saveFile } from '../../platform/device/save-file.ts';
import type { Ask } from '../kit/ask.ts';
import { useAsk } from '../kit/use-ask.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

/** A list that can be had as a file. */
export interface Lista<Linha> {
  /** The file's name, to which the day is added: nothing of the customer. */
  readonly nome: string;
  /** What a row is, and what many are. */
  readonly unidade: readonly [one: string, many: string];
  readonly tabela: Tabela<Linha>;
  /** Asks the server for a page, from 1. */
  readonly readPage: (ask: Ask, page: number, signal: AbortSignal) => Promise<Result<Pagina<Linha>>>;
}

/** One page of it. */
interface Pagina<Linha> {
  readonly linhas: readonly Linha[];
  /** Null: the server does not say how many there are. Then a page that is not full is the last. */
  readonly pages: number | null;
  /** As many rows as were asked for. */
  readonly isFull: boolean;
}

/** The file as a screen shows it. */
export interface DownloadAll {
  stage: 'idle' | 'busy' | 'done' | 'stopped' | 'shifted' | 'failed';
  /** The page that is being read, or was not. */
  page: number;
  pages: number | null;
  /** It has begun again once, because the pages had shifted. */
  again: boolean;
  failure: Failure | null;
  /** Rows and sums in centavos; null until it is done. */
  tally: Tally | null;
  download: () => void;
  stop: () => void;
  resume: () => void;
}

const fetchChunk = () => import(/* webpackChunkName: "planilha" */ '../../lib/planilha/planilha.ts');

/** A chunk that did not come is a call without an answer. */
const unanswered: Result<PageRead> = {
  ok: false,
  failure: { message: null, status: null, kind: 'network' },
};

/** So much text becomes a piece of the file, which the browser keeps where it likes: characters. */
const PART = 65_536;

/** All pages of a list as a spreadsheet. Ends with the screen. @rule R140–R142 */
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
      const came = planilha.add(linhas);
      put(planilha.takeText(), PART);
      const isEnd = linhas.length === 0 || (pages === null && (!isFull || came === 'same'));
      // The same page again is the end where nobody says how many there are: not every server knows the parameter.
      const value: PageRead = { pages, isEnd, isSeen: !isEnd && came !== 'added' };
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
