import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import Box from '@mui/material/Box';
import { type ReactNode, useId, useRef, useState } from 'react';
import { vars } from '../../ui/text/vars.ts';

interface SideProps {
  drive: ReactNode;
  state: ReactNode;
  /** Something asks for one of the two. */
  asked: 'drive' | null;
}

/**
 * Keeps the keyboard where it was: what is pressed in the panel may be gone with what it did, and what an arrow of the
 * chart asks for is chosen here.
 */
function usePanelFocus(asked: 'drive' | null) {
  const isInside = useRef(false);
  const before = useRef(asked);
  return {
    onFocus: () => (isInside.current = true),
    onBlur: () => (isInside.current = false),
    ref: (panel: HTMLElement | null) => {
      if (panel === null) return;
      const isLost = isInside.current && document.activeElement === document.body;
      const isAsked = asked !== null && before.current !== asked;
      before.current = asked;
      if (isLost || isAsked) panel.querySelector<HTMLElement>('li button, button')?.focus();
    },
  };
}

/** The right column: what can be made to happen, and where the actor is. */
export function Side({ drive, state, asked }: SideProps) {
  const [chosen, setChosen] = useState<'drive' | 'state'>('drive');
  const id = useId();
  const shown = asked ?? chosen;
  const focus = usePanelFocus(asked);
  return (
    <>
      <MuiTabs
        value={shown}
        aria-label="Detalhes"
        variant="fullWidth"
        onChange={(_event, value: 'drive' | 'state') => setChosen(value)}
        sx={{
          minHeight: 48,
          position: 'sticky',
          top: 0,
          zIndex: 1,
          bgcolor: vars.paper,
          borderBottom: `1px solid ${vars.divider}`,
          '& .MuiTab-root': { minHeight: 48, fontSize: '0.875rem' },
        }}
      >
        <MuiTab value="drive" label="Provocar" id={`${id}-drive`} aria-controls={`${id}-panel`} />
        <MuiTab value="state" label="Estado" id={`${id}-state`} aria-controls={`${id}-panel`} />
      </MuiTabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown}`} {...focus}>
        {shown === 'drive' ? drive : state}
      </Box>
    </>
  );
}
