import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../ui/mui/dialogs/confirm-dialog.tsx';
import { useInspectorState } from '../store/context.ts';
import { exportSession } from '../store/recording.ts';
import { HoldingsList } from './holdings.tsx';
import { Tool } from './parts.tsx';

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves everything as a file, after saying what it holds. */
export function ExportButton() {
  const { session, visited } = useInspectorState();
  const [asking, setAsking] = useState(false);
  const save = () => {
    setAsking(false);
    const now = new Date();
    const name = `inspetor-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.json`;
    download(exportSession(session, visited, now), name);
  };
  return (
    <>
      <Tool onClick={() => setAsking(true)} disabled={session.length === 0}>
        Exportar
      </Tool>
      <ConfirmDialog
        open={asking}
        title="O que a gravação contém"
        confirmLabel="Salvar"
        cancelLabel="Cancelar"
        onConfirm={save}
        onCancel={() => setAsking(false)}
      >
        <Typography sx={{ mb: 1.5 }}>
          Valores de clientes saíram da página já como pseudônimos: o mesmo valor tem sempre o mesmo nome. O
          que não se conhece como inofensivo é mascarado.
        </Typography>
        {asking && <HoldingsList session={session} />}
      </ConfirmDialog>
    </>
  );
}
