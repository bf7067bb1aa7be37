import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ChangeEvent } from 'react';
import { MoonIcon, SunIcon } from '../../ui/icons/icon-more.tsx';
import { vars } from '../../ui/text/vars.ts';
import { useInspector, useInspectorState } from '../store/context.ts';
import type { Place } from '../store/inspector-store.ts';
import { exportSession, importSession } from '../store/recording.ts';
import { Tool } from './parts.tsx';
import { StatelySwitch } from './stately-switch.tsx';

const PLACES: readonly (readonly [Place, string])[] = [
  ['live', 'Ao vivo'],
  ['simulate', 'Simular'],
  ['coverage', 'Cobertura'],
  ['faults', 'Falhas'],
];

/** Title, places, recordings, theme. */
export function TopBar() {
  const { store } = useInspector();
  const { place } = useInspectorState();
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
        {PLACES.map(([value, label]) => (
          <Tool
            key={value}
            aria-current={place === value ? 'page' : undefined}
            aria-pressed={place === value}
            onClick={() => store.set({ place: value, cursor: null, picked: null })}
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

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

function Recordings() {
  const { store } = useInspector();
  const { session } = useInspectorState();
  const save = () => {
    const now = new Date();
    const name = `inspetor-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
    download(exportSession(session, now), name);
  };
  const load = async (event: ChangeEvent<HTMLInputElement>) => {
    const field = event.target;
    const file = field.files?.[0];
    if (file === undefined) return;
    const tabs = importSession(await file.text());
    field.value = '';
    if (typeof tabs === 'string') return store.set({ notice: { kind: 'error', text: tabs } });
    for (const tab of tabs) store.addTab(tab);
    store.set({ place: 'live', notice: { kind: 'success', text: 'Gravação importada.' } });
  };
  return (
    <>
      <Tool onClick={save} disabled={session.length === 0}>
        Exportar
      </Tool>
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
