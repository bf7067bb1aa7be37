import type { Moment } from '../../shared/protocol.ts';
import { plainVisited, readVisited, type Visited } from '../coverage/coverage.ts';
import { type Expected, readExpected } from '../expected.ts';
import { type FaultsWritten, writtenFaults } from '../faults.ts';
import { unpacked } from './pool.ts';
import type { Session, Tab } from '../session.ts';

const FORMAT = 'portal-inspector-recording';
const VERSION = 3;
/** Named each value once, in a pool of the file. */
const POOLED = 2;

/** A tab in a file. */
type RecordedTab = Pick<Tab, 'id' | 'title' | 'actors' | 'moments'> & {
  readonly number: number | null;
  readonly faults: readonly FaultsWritten[];
  readonly expected?: Expected | undefined;
};

/** A session as a file. It needs no masking: the inspector only ever receives masked data. */
interface Recording {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly recordedAt: string;
  readonly tabs: readonly RecordedTab[];
  /** The session's coverage of each chart; it includes steps of walks that were undone. */
  readonly visited: Readonly<Record<string, readonly string[]>>;
}

interface Imported {
  readonly tabs: readonly Tab[];
  readonly visited: Visited;
}

/** The text of the session's file. */
export function exportSession(session: Session, visited: Visited, now: Date): string {
  const recording: Recording = {
    format: FORMAT,
    version: VERSION,
    recordedAt: now.toISOString(),
    tabs: session
      .filter(({ moments }) => moments.length > 0)
      .map(({ id, title, actors, number = null, moments, faults = writtenFaults(), expected }) => ({
        id,
        title,
        number,
        actors,
        moments,
        faults,
        expected,
      })),
    visited: plainVisited(visited),
  };
  return JSON.stringify(recording);
}

function isWritten(value: unknown): value is FaultsWritten {
  const { at, faults } = (value ?? {}) as Partial<Record<keyof FaultsWritten, unknown>>;
  return typeof at === 'number' && Array.isArray(faults);
}

/** A page cannot be restored to a recorded moment. */
function readMoment(value: unknown): Moment | null {
  const moment = (value ?? {}) as Moment;
  const { n, at, event, facts } = moment as Partial<Record<keyof Moment, unknown>>;
  const isMoment = typeof n === 'number' && typeof at === 'number' && isObject(event) && isObject(facts);
  return isMoment ? { ...moment, restorable: false } : null;
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function readTab(value: unknown, read: (moment: unknown) => Moment | null): Tab | null {
  const tab = (value ?? {}) as Tab;
  const { id, title, number, actors, moments, faults } = tab as Partial<Record<keyof Tab, unknown>>;
  const isTab = typeof id === 'string' && typeof title === 'string' && Array.isArray(actors);
  if (!isTab || !Array.isArray(moments)) return null;
  const known = moments.map(read);
  if (known.includes(null)) return null;
  return {
    id: `gravacao-${id}`,
    title,
    number: typeof number === 'number' ? number : null,
    kind: 'recorded',
    actors: tab.actors,
    moments: known as readonly Moment[],
    faults: Array.isArray(faults) ? faults.filter(isWritten) : [],
    expected: readExpected(tab.expected),
  };
}

/**
 * Reads a file; its tabs get ids other than those of live tabs.
 * @returns a message for QA when the file is not a recording
 */
export function importSession(text: string): Imported | string {
  let recording: Partial<Record<keyof Recording | 'pool', unknown>> | null;
  try {
    recording = JSON.parse(text) as typeof recording;
  } catch {
    return 'Este arquivo não é JSON.';
  }
  const { format, version, pool, tabs, visited } = recording ?? {};
  if (format !== FORMAT || !Array.isArray(tabs)) return 'Este arquivo não é uma gravação do inspetor.';
  if (version !== VERSION && version !== POOLED)
    return `A versão ${String(version)} da gravação não é conhecida.`;
  const values = Array.isArray(pool) ? pool : [];
  const readIt = version === POOLED ? (row: unknown) => unpacked(row, values) : readMoment;
  const read = tabs.map((tab) => readTab(tab, readIt));
  if (read.includes(null)) return 'A gravação está incompleta.';
  return { tabs: read as readonly Tab[], visited: readVisited(visited) };
}
