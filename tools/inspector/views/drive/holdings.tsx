import { useState } from 'react';
import { type Holdings, holdingsOf } from '../../store/holdings.ts';
import type { Session } from '../../store/session.ts';

const time = (at: number | null): string => (at === null ? '–' : new Date(at).toLocaleTimeString('pt-BR'));

function rowsOf({ tabs, steps, from, to, masked, shown }: Holdings): readonly (readonly [string, string])[] {
  const pseudonyms = [...masked].map(([kind, count]) => `${kind}: ${count}`).join(', ');
  return [
    ['Abas', String(tabs)],
    ['Passos', `${steps}, das ${time(from)} às ${time(to)}`],
    ['Sob pseudônimo', pseudonyms === '' ? 'nada' : pseudonyms],
    ['Como são', shown.length === 0 ? 'nada' : shown.join(', ')],
  ];
}

/** Summary of a recording: its size, its masked values and its unmasked fields. */
export function HoldingsList({ session }: { session: Session }) {
  // Computed once: it visits every moment, and the dialog stays open while new ones arrive.
  const [rows] = useState(() => rowsOf(holdingsOf(session)));
  return (
    <dl className="holdings" aria-label="O que vai">
      {rows.map(([term, words]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
