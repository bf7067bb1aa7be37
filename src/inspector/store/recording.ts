import type { Session, Tab } from './session.ts';

const FORMAT = 'portal-inspector-recording';
const VERSION = 1;

/** A session as a file: for a bug report, or another machine. Masked already: nothing unmasked reaches the inspector. */
interface Recording {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly recordedAt: string;
  readonly tabs: readonly Tab[];
}

/** The text of the file. */
export function exportSession(session: Session, now: Date): string {
  const recording: Recording = {
    format: FORMAT,
    version: VERSION,
    recordedAt: now.toISOString(),
    tabs: session.filter(({ moments }) => moments.length > 0),
  };
  return JSON.stringify(recording, null, 1);
}

function isTab(value: unknown): value is Tab {
  const { id, title, actors, moments } = (value ?? {}) as Partial<Record<keyof Tab, unknown>>;
  return (
    typeof id === 'string' && typeof title === 'string' && Array.isArray(actors) && Array.isArray(moments)
  );
}

/**
 * The tabs of a file, under names of their own.
 * @returns a sentence when the file is no recording
 */
export function importSession(text: string): readonly Tab[] | string {
  let recording: Partial<Record<keyof Recording, unknown>> | null;
  try {
    recording = JSON.parse(text) as typeof recording;
  } catch {
    return 'Este arquivo não é JSON.';
  }
  const { format, version, tabs } = recording ?? {};
  if (format !== FORMAT || !Array.isArray(tabs)) return 'Este arquivo não é uma gravação do inspetor.';
  if (version !== VERSION) return `A versão ${String(version)} da gravação não é conhecida.`;
  if (!tabs.every(isTab)) return 'A gravação está incompleta.';
  return tabs.map((tab) => ({
    ...tab,
    id: `gravacao-${tab.id}`,
    kind: 'recorded',
    moments: tab.moments.map((moment) => ({ ...moment, restorable: false })),
  }));
}
