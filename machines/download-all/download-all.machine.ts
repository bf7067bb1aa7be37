import { failureOf, type Result, unknownFailure } from '../kit/result.ts';
import { downloadAllSetup, type PageRead, type Tally, unread } from './download-all.setup.ts';

interface Answered {
  event: { output: Result<PageRead> };
}

const answer = ({ event }: Answered) => ({ result: event.output });

const whenRead = [
  { guard: { type: 'isSignedOut', params: answer }, target: 'idle' },
  {
    guard: { type: 'hasFailed', params: answer },
    target: 'failed',
    actions: {
      type: 'keepFailure',
      params: ({ event }: Answered) => ({ failure: failureOf(event.output) }),
    },
  },
  { guard: { type: 'hasShiftedAgain', params: answer }, target: 'shifted' },
  { guard: { type: 'hasShifted', params: answer }, target: 'reading', reenter: true, actions: 'beginAgain' },
  { guard: { type: 'isLast', params: answer }, target: 'saving' },
  { target: 'reading', reenter: true, actions: { type: 'goOn', params: answer } },
] as const;

const fromTheStart = { target: 'reading', actions: 'begin' } as const;
const crashed = { type: 'keepFailure', params: { failure: unknownFailure } } as const;

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
        onError: { target: 'failed', actions: crashed },
      },
    },
    saving: {
      description: 'Todas as linhas estão aí: o arquivo é entregue.',
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        onDone: {
          target: 'done',
          actions: {
            type: 'keepTally',
            params: ({ event }: { event: { output: Tally } }) => ({ tally: event.output }),
          },
        },
        // A page must not be added to the same file twice.
        onError: { target: 'failed', actions: ['begin', crashed] },
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
