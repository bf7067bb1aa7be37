import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../portal/ui.ts';
import { useInspector, useInspectorState } from '../../store/context.ts';
import type { Tab } from '../../store/session.ts';
import { Tool } from '../elements.tsx';

/** Restores the page to the selected moment, after a confirmation. */
export function RestoreButton({ tab }: { tab: Tab }) {
  const { store, ask } = useInspector();
  const { cursor } = useInspectorState();
  const [asking, setAsking] = useState(false);
  const moment = tab.moments.find(({ n }) => n === cursor);
  if (tab.kind !== 'live' || moment === undefined) return null;
  const restore = () => {
    setAsking(false);
    ask({ kind: 'restore', tab: tab.id, n: moment.n });
    store.set({ cursor: null, notice: `A página voltou ao momento ${moment.n}.` });
  };
  return (
    <>
      <Tool
        variant="outlined"
        disabled={!moment.restorable}
        title={
          moment.restorable
            ? undefined
            : 'A página não guarda este momento: é de antes do inspetor, ou de um ator que já terminou.'
        }
        onClick={() => setAsking(true)}
      >
        Restaurar…
      </Tool>
      <ConfirmDialog
        open={asking}
        title={`Restaurar o momento ${moment.n}?`}
        confirmLabel="Restaurar"
        cancelLabel="Cancelar"
        onConfirm={restore}
        onCancel={() => setAsking(false)}
      >
        <Typography>
          Os atores desta página voltam a este momento. Pedidos que estavam em andamento são feitos de novo:
          uma gravação no servidor pode acontecer outra vez. O que a página guardou no navegador não muda.
        </Typography>
      </ConfirmDialog>
    </>
  );
}
