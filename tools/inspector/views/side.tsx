import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId, useState } from 'react';
import { useInspector, useInspectorPart } from '../store/context.ts';

/** The right column, with two panels: what can be provoked, and the actor's state. */
export function Side({ drive, state }: { drive: ReactNode; state: ReactNode }) {
  const { store } = useInspector();
  const picked = useInspectorPart((inspector) => inspector.picked);
  const [chosen, setChosen] = useState<'drive' | 'state'>('drive');
  const id = useId();
  const shown = picked === null ? chosen : 'drive';
  return (
    <>
      <MuiTabs
        value={shown}
        aria-label="Detalhes"
        variant="fullWidth"
        onChange={(_event, value: 'drive' | 'state') => {
          setChosen(value);
          store.set({ picked: null });
        }}
        sx={{ position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' }}
      >
        <MuiTab value="drive" label="Provocar" id={`${id}-drive`} aria-controls={`${id}-panel`} />
        <MuiTab value="state" label="Estado" id={`${id}-state`} aria-controls={`${id}-panel`} />
      </MuiTabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`}>
        {shown === 'drive' ? drive : state}
      </div>
    </>
  );
}
