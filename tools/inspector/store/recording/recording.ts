import type { Moment } from '../../shared/protocol.ts';
import { plainVisited, readVisited, type Visited } from '../coverage/coverage.ts';
import { type Expected, readExpected } from '../expected.ts';
import { type FaultsWritten, writtenFaults } from '../faults.ts';
import { createPauses } from '../pauses.ts';
import { createPool, type PackedMoment, unpacked } from './pool.ts';
import type { Session, Tab } from '../session.ts';

const FORMAT = 'portal-inspector-recording';
const VERSION = 2;

/** A tab in a file; the values of its moments are in the recording's pool. */
type PackedTab = Pick<Tab, 'id' | 'title' | 'actors'> & {
  readonly number: number | null;
  readonly moments: readonly PackedMoment[];
  readonly faults: readonly FaultsWritten[];
  readonly expected?: Expected | undefined;
};

/** A session as a file. It needs no masking: the inspector only ever receives masked data. */
interface Recording {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly recordedAt: string;
  readonly pool: readonly unknown[];
  readonly tabs: readonly PackedTab[];
  /** The session's coverage of each chart; it includes steps of walks that were undone. */
  readonly visited: Readonly<Record<string, readonly string[]>>;
}

interface Imported {
  readonly tabs: readonly Tab[];
  readonly visited: Visited;
}

/** Moments packed between two checks of the clock. */
const AT_ONCE = 50;

/** The file's text, made in short tasks; 5,000 steps are well under 5 MB. */
export async function exportSession(session: Session, visited: Visited, now: Date): Promise<string> {
  const pool = createPool();
  const pause = createPauses();
  const tabs: PackedTab[] = [];
  for (const { id, title, actors, number = null, moments, faults = writtenFaults(), expected } of session) {
    const packed: PackedMoment[] = [];
    for (let at = 0; at < moments.length; at += AT_ONCE) {
      packed.push(...moments.slice(at, at + AT_ONCE).map((moment) => pool.pack(moment)));
      await pause();
    }
    if (packed.length > 0) tabs.push({ id, title, number, actors, moments: packed, faults, expected });
  }
  const recording: Recording = {
    format: FORMAT,
    version: VERSION,
    recordedAt: now.toISOString(),
    pool: pool.values,
    tabs,
    visited: plainVisited(visited),
  };
  return JSON.stringify(recording);
}

function isWritten(value: unknown): value is FaultsWritten {
  const { at, faults } = (value ?? {}) as Partial<Record<keyof FaultsWritten, unknown>>;
  return typeof at === 'number' && Array.isArray(faults);
}

function readTab(value: unknown, pool: readonly unknown[]): Tab | null {
  const tab = (value ?? {}) as Tab;
  const { id, title, number, actors, moments, faults } = tab as Partial<Record<keyof Tab, unknown>>;
  const isTab = typeof id === 'string' && typeof title === 'string' && Array.isArray(actors);
  if (!isTab || !Array.isArray(moments)) return null;
  const read = moments.map((row) => unpacked(row, pool));
  if (read.includes(null)) return null;
  return {
    id: `gravacao-${id}`,
    title,
    number: typeof number === 'number' ? number : null,
    kind: 'recorded',
    actors: tab.actors,
    moments: read as readonly Moment[],
    faults: Array.isArray(faults) ? faults.filter(isWritten) : [],
    expected: readExpected(tab.expected),
  };
}

/**
 * Reads a file; its tabs get ids other than those of live tabs.
 * @returns a message for QA when the file is not a recording
 */
export function importSession(text: string): Imported | string {
  let recording: Partial<Record<keyof Recording, unknown>> | null;
  try {
    recording = JSON.parse(text) as typeof recording;
  } catch {
    return 'Este arquivo não é JSON.';
  }
  const { format, version, pool, tabs, visited } = recording ?? {};
  if (format !== FORMAT || !Array.isArray(tabs)) return 'Este arquivo não é uma gravação do inspetor.';
  if (version !== VERSION) return `A versão ${String(version)} da gravação não é conhecida.`;
  const read = tabs.map((tab) => readTab(tab, Array.isArray(pool) ? pool : []));
  if (read.includes(null)) return 'A gravação está incompleta.';
  return { tabs: read as readonly Tab[], visited: readVisited(visited) };
}
