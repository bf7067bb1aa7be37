import { defineEntry } from '../testing/entry.ts';
import { downloadAllMachine, downloadAllPorts } from './download-all.machine.ts';

const refused = { ok: false, failure: { message: 'Tente mais tarde', status: 503 } } as const;
const signedOut = { ok: false, failure: { message: null, status: 401 } } as const;
const read = { pages: 2, isEnd: false, isSeen: false };

export const downloadAllEntry = defineEntry({
  id: 'download-all',
  title: 'Download all',
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
