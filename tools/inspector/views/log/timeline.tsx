import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { createIcon, ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from '../../portal/ui.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import { useReplay } from './use-replay.ts';
import type { Tab } from '../../store/session.ts';
import { Bar, IconTool, Toggle } from '../elements.tsx';

const FirstIcon = createIcon('M6.5 5.5v13M17.5 5.5 11 12l6.5 6.5');

const STEP_MS = 700;

/** The index of the selected moment, and the controls that change it. */
function usePlayer({ moments, kind }: Tab) {
  const { store } = useInspector();
  const { cursor } = useInspectorState();
  const numbers = moments.map(({ n }) => n);
  const last = numbers.length - 1;
  const at = cursor === null ? last : numbers.findLastIndex((n) => n <= cursor);
  const cursorOf = (index: number) => (index >= last && kind === 'live' ? null : (numbers[index] ?? null));
  const move = (index: number) => store.set({ cursor: cursorOf(index), picked: null });
  const { isPlaying, play, pause } = useReplay({ at, last, stepMs: STEP_MS, onMove: move });
  const step = (index: number) => {
    pause();
    move(Math.min(last, Math.max(0, index)));
  };
  return { last, at, isPlaying, toggle: isPlaying ? pause : play, step };
}

/** Moves the cursor through a tab's moments, and replays them. */
export function Timeline({ tab, children }: { tab: Tab; children: ReactNode }) {
  const { store } = useInspector();
  const { cursor } = useInspectorState();
  const { last, at, isPlaying, toggle, step } = usePlayer(tab);
  return (
    <Bar>
      <IconTool onClick={() => step(0)} disabled={at <= 0} aria-label="Primeiro momento">
        <FirstIcon />
      </IconTool>
      <IconTool onClick={() => step(at - 1)} disabled={at <= 0} aria-label="Momento anterior">
        <ChevronLeftIcon />
      </IconTool>
      <IconTool onClick={toggle} disabled={last < 1} aria-label={isPlaying ? 'Pausar' : 'Reproduzir'}>
        {isPlaying ? <PauseIcon /> : <PlayIcon />}
      </IconTool>
      <IconTool onClick={() => step(at + 1)} disabled={at >= last} aria-label="Próximo momento">
        <ChevronRightIcon />
      </IconTool>
      <Slider
        size="small"
        aria-label="Momento"
        min={0}
        max={Math.max(1, last)}
        value={Math.max(0, at)}
        disabled={last < 1}
        onChange={(_event, index) => step(index)}
        getAriaValueText={(index) => `momento ${index + 1} de ${last + 1}`}
        sx={{ flex: 1, minWidth: 60, mx: 1.5 }}
      />
      <Typography variant="body2" component="span">
        {Math.max(0, at + 1)}/{last + 1}
      </Typography>
      {tab.kind === 'live' && (
        <Toggle onClick={() => store.set({ cursor: null, picked: null })} selected={cursor === null}>
          Ao vivo
        </Toggle>
      )}
      {children}
    </Bar>
  );
}
