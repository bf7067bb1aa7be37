import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../portal/ui.ts';
import { useInspector, useInspectorPart } from '../../store/context.ts';
import type { InspectorState } from '../../store/inspector-store.ts';
import { type Contents, contentsOf } from '../../store/recording/contents.ts';
import { fileOf } from '../../store/recording/file.ts';
import { exportSession } from '../../store/recording/recording.ts';
import type { Session } from '../../store/session.ts';
import { Tool } from '../elements.tsx';

function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves all tabs as a file, after a dialog that summarises them. */
export function ExportButton() {
  const { store } = useInspector();
  const isEmpty = useInspectorPart(({ session }) => session.length === 0);
  /** The state when the dialog opened: the file must contain what the dialog summarises. */
  const [asked, setAsked] = useState<Pick<InspectorState, 'session' | 'visited'> | null>(null);
  const close = () => setAsked(null);
  const save = async () => {
    close();
    if (asked === null) return;
    const now = new Date();
    const name = `inspetor-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json.gz`;
    download(await fileOf(exportSession(asked.session, asked.visited, now)), name);
  };
  return (
    <>
      <Tool onClick={() => setAsked(store.get())} disabled={isEmpty}>
        Exportar
      </Tool>
      <ConfirmDialog
        open={asked !== null}
        title="O que a gravação contém"
        confirmLabel="Salvar"
        cancelLabel="Cancelar"
        onConfirm={() => void save()}
        onCancel={close}
      >
        <Typography>
          Valores de clientes saíram da página já como pseudônimos: o mesmo valor tem sempre o mesmo nome. O
          que não se conhece como inofensivo é mascarado. As falhas postas em vigor vão como foram escritas.
        </Typography>
        {asked !== null && <ContentsList session={asked.session} />}
      </ConfirmDialog>
    </>
  );
}

const time = (at: number | null): string => (at === null ? '–' : new Date(at).toLocaleTimeString('pt-BR'));

function rowsOf({ tabs, steps, from, to, masked, shown }: Contents): readonly (readonly [string, string])[] {
  const pseudonyms = [...masked].map(([kind, count]) => `${kind}: ${count}`).join(', ');
  return [
    ['Abas', String(tabs)],
    ['Passos', `${steps}, das ${time(from)} às ${time(to)}`],
    ['Sob pseudônimo', pseudonyms === '' ? 'nada' : pseudonyms],
    ['Como são', shown.length === 0 ? 'nada' : shown.join(', ')],
  ];
}

/** Summary of a recording: its size, its masked values and its unmasked fields. */
function ContentsList({ session }: { session: Session }) {
  // Computed once: it visits every moment, and the dialog stays open while new ones arrive.
  const [rows] = useState(() => rowsOf(contentsOf(session)));
  return (
    <List dense aria-label="O que vai">
      {rows.map(([term, words]) => (
        <ListItem key={term}>
          <ListItemText primary={term} secondary={words} sx={{ overflowWrap: 'anywhere' }} />
        </ListItem>
      ))}
    </List>
  );
}
