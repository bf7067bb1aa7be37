import AppBar from '@mui/material/AppBar';
import { useColorScheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useRef } from 'react';
import { MoonIcon, SunIcon } from '../portal/ui.ts';
import { useInspector, useInspectorPart } from '../store/context.ts';
import type { View } from '../store/inspector-store.ts';
import { textOf } from '../store/recording/file.ts';
import { importSession } from '../store/recording/recording.ts';
import { ExportButton } from './log/export-button.tsx';
import { IconTool, Tool } from './elements.tsx';

const VIEWS: readonly (readonly [View, string])[] = [
  ['live', 'Ao vivo'],
  ['simulate', 'Simular'],
  ['coverage', 'Cobertura'],
  ['faults', 'Falhas'],
];

/** The title, the views, import and export of recordings, and the theme. */
export function TopBar() {
  const { store } = useInspector();
  const view = useInspectorPart((state) => state.view);
  return (
    <AppBar position="static" color="transparent">
      <Toolbar variant="dense" sx={{ gap: 1 }}>
        <Typography variant="h3" component="h1">
          Inspetor
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Partes do inspetor"
          value={view}
          onChange={(_event, chosen: View | null) =>
            store.set({ view: chosen ?? view, cursor: null, picked: null })
          }
          sx={{ flex: 1 }}
        >
          {VIEWS.map(([value, label]) => (
            <ToggleButton key={value} value={value}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Recordings />
        <Scheme />
      </Toolbar>
    </AppBar>
  );
}

function Recordings() {
  const { store } = useInspector();
  const field = useRef<HTMLInputElement>(null);
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const { target } = event;
    const file = target.files?.[0];
    if (file === undefined) return;
    const read = importSession(await textOf(file));
    target.value = '';
    if (typeof read === 'string') return store.set({ notice: read });
    store.addRecording(read.tabs, read.visited);
    store.set({ view: 'live', notice: 'Gravação importada.' });
  };
  return (
    <>
      <ExportButton />
      <Tool onClick={() => field.current?.click()}>Importar</Tool>
      <input
        ref={field}
        hidden
        type="file"
        accept=".json,.gz"
        aria-label="Importar gravação"
        onChange={(event) => void load(event)}
      />
    </>
  );
}

function Scheme() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <IconTool
      aria-label={isDark ? 'Usar tema claro' : 'Usar tema escuro'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </IconTool>
  );
}
