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
  description: 'One page at a time. It ends with the screen, and what was read goes with it.',
  context: unread,
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was asked for.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    reading: {
      description: 'One page is being read; the customer may stop. Shifted pages begin again, once.',
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
      description: 'All rows are there: the file is handed over.',
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
      description: 'The file was handed over: how many rows it has, and their sums.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    stopped: {
      description: 'The customer has stopped it: there is no file.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    shifted: {
      description: 'The pages have shifted a second time: there is no file, and it says so.',
      entry: 'discard',
      on: { 'download.requested': fromTheStart },
    },
    failed: {
      description:
        'A page did not come. What was read is kept: the customer may go on from there, or begin anew.',
      on: {
        'download.requested': fromTheStart,
        'resume.requested': { target: 'reading', actions: 'forgetFailure' },
      },
    },
  },
});
