import { onCLS, onINP, onLCP } from 'web-vitals';
import { type Fault, reportFaults } from '../../lib/faults.ts';
import { rotaDoHash } from '../../lib/rotas/rota-de.ts';

const LONGEST = 300;
const MAX_FRAMES = 8;
/** What stands in quotes may be an answer's text. */
const QUOTED = /["'`“”‘’][^"'`“”‘’]*["'`“”‘’]?/g;
/** A long number may be a document's. */
const isPrivate = (word: string): boolean => word.includes('@') || /\d{4}/.test(word);

/** An error's words without what may be personal data. */
function publicMessage(message: string): string {
  const words = message.slice(0, LONGEST).replaceAll(QUOTED, '…').split(' ');
  return words.map((word) => (isPrivate(word) ? '…' : word)).join(' ');
}

/** Where it was thrown: the frames alone, for the first line is the message. */
function framesOf(stack = ''): string[] {
  const frames = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  return frames.slice(0, MAX_FRAMES).map((line) => line.trim().replace(/[?#][^:)]*/, ''));
}

function describe({ where, error }: Fault): object {
  if (!(error instanceof Error)) return { where };
  return { where, name: error.name, message: publicMessage(error.message), frames: framesOf(error.stack) };
}

/**
 * Sends unexpected failures and web vitals to the deployment's own collector (`errorReportUrl`), one POST of JSON each; the first
 * of each kind of failure alone. No cookies and no header of ours: an answer is not awaited.
 */
export function startReports(url: string): void {
  const sent = new Set<string>();
  const send = (report: object) => {
    const body = JSON.stringify({ ...report, route: rotaDoHash(location.hash) });
    if (sent.has(body)) return;
    sent.add(body);
    void fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', mode: 'no-cors' }).catch(
      // The collector's own trouble is nobody's here.
      () => undefined,
    );
  };
  reportFaults((fault) => send({ type: 'fault', ...describe(fault) }));
  for (const on of [onCLS, onINP, onLCP])
    on(({ name, value, rating }) =>
      send({ type: 'vital', name, value: Math.round(value * 1000) / 1000, rating }),
    );
}
