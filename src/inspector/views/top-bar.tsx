import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { MoonIcon, SunIcon } from '../../ui/icons/later-icons.tsx';
import { vars } from '../../ui/text/vars.ts';
import { useInspector, useInspectorState } from '../store/context.ts';
import type { View } from '../store/inspector-store.ts';
import { importSession } from '../store/recording/recording.ts';
import { ExportButton } from './log/export-button.tsx';
import { Tool } from './elements.tsx';
import { StatelySwitch } from './log/stately-switch.tsx';

const VIEWS: readonly (readonly [View, string])[] = [
  ['live', 'Ao vivo'],
  ['simulate', 'Simular'],
  ['coverage', 'Cobertura'],
  ['faults', 'Falhas'],
];

/** Title, places, recordings, theme. */
export function TopBar() {
  const { store } = useInspector();
  const { view } = useInspectorState();
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 2,
        minHeight: 56,
        bgcolor: vars.paper,
        borderBottom: `1px solid ${vars.divider}`,
      }}
    >
      <Typography component="h1" variant="h3" sx={{ mr: 2 }}>
        Inspetor
      </Typography>
      <Box component="nav" aria-label="Partes do inspetor" sx={{ display: 'flex', gap: 0.5, flex: 1 }}>
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
      </Box>
      <StatelySwitch />
      <Recordings />
      <Scheme />
    </Box>
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
    if (typeof read === 'string') return store.set({ notice: { kind: 'error', text: read } });
    store.addRecording(read.tabs, read.visited);
    store.set({ view: 'live', notice: { kind: 'success', text: 'Gravação importada.' } });
  };
  return (
    <>
      <ExportButton />
      <Box
        component="label"
        sx={{
          position: 'relative',
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: 32,
          px: 1.25,
          fontSize: '0.8125rem',
          fontWeight: 600,
          borderRadius: '10px',
          '&:hover': { bgcolor: vars.sunken },
          '&:focus-within': { outline: `3px solid ${vars.primary}` },
        }}
      >
        Importar
        <Box
          component="input"
          type="file"
          accept="application/json,.json"
          aria-label="Importar gravação"
          onChange={(event: ChangeEvent<HTMLInputElement>) => void load(event)}
          sx={{ position: 'absolute', inset: 0, opacity: 0, width: '100%', cursor: 'pointer' }}
        />
      </Box>
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
