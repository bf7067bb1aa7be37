import NativeSelect from '@mui/material/NativeSelect';
import { useState } from 'react';
import { wordsForBadge } from '../../shared/badge.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import { firstDifference, wordsForDifference } from '../../store/difference.ts';
import type { Tab } from '../../store/session.ts';
import { Tool } from '../elements.tsx';

const nameOf = ({ number = null, initials = '', title, kind }: Tab): string =>
  `${wordsForBadge({ number, initials })} ${title}${kind === 'recorded' ? ', gravação' : ''}`.trim();

/** Compares the tab with another run of the same gestures, and shows the first step that differs. */
export function CompareTabs({ tab }: { tab: Tab }) {
  const { store } = useInspector();
  const { session } = useInspectorState();
  const [chosen, choose] = useState('');
  const others = session.filter(({ id, kind }) => id !== tab.id && kind !== 'simulated');
  const other = others.find(({ id }) => id === chosen);
  const difference = other === undefined ? null : firstDifference(tab, other);
  if (others.length === 0) return null;
  return (
    <>
      <NativeSelect
        inputProps={{ 'aria-label': 'Comparar com' }}
        value={other === undefined ? '' : chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">Comparar com…</option>
        {others.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each)}
          </option>
        ))}
      </NativeSelect>
      {other !== undefined && (
        <output>{difference === null ? 'Nenhuma diferença.' : wordsForDifference(difference)}</output>
      )}
      {difference !== null && (
        <Tool onClick={() => store.set({ cursor: difference.moments[0], picked: null })}>Ver este passo</Tool>
      )}
    </>
  );
}
