import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { MoonIcon, SunIcon, addStyles } from '../portal/ui.ts';
import { useInspector, useInspectorPart } from '../store/context.ts';
import type { View } from '../store/inspector-store.ts';
import { importSession } from '../store/recording/recording.ts';
import { ExportButton } from './log/export-button.tsx';
import { Tool } from './elements.tsx';
import css from './top-bar.css';

addStyles(css);

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
    <header className="bar top-bar">
      <Typography variant="h3" component="h1">
        Inspetor
      </Typography>
      <nav aria-label="Partes do inspetor">
        {VIEWS.map(([value, label]) => (
          <Tool
            key={value}
            aria-current={view === value ? 'page' : undefined}
            aria-pressed={view === value}
            onClick={() => store.set({ view: value, cursor: null, picked: null })}
          >
            {label}
          </Tool>
        ))}
      </nav>
      <Recordings />
      <Scheme />
    </header>
  );
}

function Recordings() {
  const { store } = useInspector();
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const file = field.files?.[0];
    if (file === undefined) return;
    const read = importSession(await file.text());
    field.value = '';
    if (typeof read === 'string') return store.set({ notice: read });
    store.addRecording(read.tabs, read.visited);
    store.set({ view: 'live', notice: 'Gravação importada.' });
  };
  return (
    <>
      <ExportButton />
      <label>
        Importar
        <input
          type="file"
          accept="application/json,.json"
          aria-label="Importar gravação"
          onChange={(event) => void load(event)}
        />
      </label>
    </>
  );
}

function Scheme() {
  const { mode, systemMode, setMode } = useColorScheme();
  const isDark = (mode === 'system' ? systemMode : mode) === 'dark';
  return (
    <Tool
      aria-label={isDark ? 'Usar tema claro' : 'Usar tema escuro'}
      onClick={() => setMode(isDark ? 'light' : 'dark')}
    >
      {isDark ? <SunIcon /> : <MoonIcon />}
    </Tool>
  );
}
