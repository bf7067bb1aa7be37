import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialogs/dialog.tsx';
import { useInspector, useInspectorState } from '../../store/context.ts';
import { connectStately, type Stately } from '../../store/stately.ts';
import { HoldingsList } from '../drive/holdings.tsx';
import { Tool } from '../elements.tsx';

/** Off until it is wanted, and after a warning: from then on data leaves the machine. */
export function StatelySwitch() {
  const { store, follow } = useInspector();
  const { session } = useInspectorState();
  const [asking, setAsking] = useState(false);
  const [stately, setStately] = useState<Stately | null>(null);
  const connect = () => {
    setAsking(false);
    const connected = connectStately();
    if (connected === null)
      return store.set({ notice: { kind: 'error', text: 'O navegador bloqueou a janela do Stately.' } });
    setStately(connected);
    follow(connected.tell);
  };
  const stop = () => {
    stately?.stop();
    setStately(null);
    follow(null);
  };
  return (
    <>
      <Tool aria-pressed={stately !== null} onClick={stately === null ? () => setAsking(true) : stop}>
        {stately === null ? 'Stately…' : 'Desligar Stately'}
      </Tool>
      <ConfirmDialog
        open={asking}
        title="Enviar para stately.ai?"
        confirmLabel="Enviar"
        cancelLabel="Cancelar"
        onConfirm={connect}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          Os dados saem desta máquina: o inspetor público do Stately abre em outra janela e recebe os
          diagramas, os eventos e os contextos das abas abertas, com os mesmos pseudônimos de uma gravação.
          Não é preciso para usar este inspetor.
        </Typography>
        {asking && <HoldingsList session={session.filter(({ kind }) => kind === 'live')} />}
      </ConfirmDialog>
    </>
  );
}
