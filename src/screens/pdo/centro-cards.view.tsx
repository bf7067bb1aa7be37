import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/mui/dialogs/confirm-dialog.tsx';
import { DownloadIcon, TrashIcon } from '../../ui/icons/icon-more.tsx';
import { OWN_TEXTS, secaoTexto } from './pdo.texts.ts';

export interface CopiaProps {
  stage: 'idle' | 'busy' | 'done' | 'incomplete' | 'failed';
  /** The sections that could not be read, by their names in the file. */
  failed: readonly string[];
  onDownload: () => void;
}

/** 'Baixar meus dados': what came of it is said, section by section. */
export function CopiaCard({ stage, failed, onDownload }: CopiaProps) {
  const again = stage === 'incomplete' || stage === 'failed';
  return (
    <ActionCard title={OWN_TEXTS.baixarTitulo} text={OWN_TEXTS.baixarTexto}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-busy={stage === 'busy'}
        onClick={onDownload}
      >
        {again ? OWN_TEXTS.tentar : OWN_TEXTS.baixar}
      </Button>
      <Box component="output" sx={{ display: 'block', '&:empty': { mt: -2 } }}>
        {stage === 'busy' ? <Typography>{OWN_TEXTS.baixando}</Typography> : null}
        {stage === 'done' ? <Typography>{OWN_TEXTS.baixado}</Typography> : null}
        {stage === 'failed' ? <Typography color="error">{OWN_TEXTS.nada}</Typography> : null}
        {stage === 'incomplete' ? (
          <>
            <Typography color="error">{OWN_TEXTS.incompleto}</Typography>
            <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
              {failed.map((name) => (
                <li key={name}>{secaoTexto(name)}</li>
              ))}
            </Box>
          </>
        ) : null}
      </Box>
    </ActionCard>
  );
}

export interface AparelhoProps {
  asking: boolean;
  onAsk: () => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** 'Apagar dados deste aparelho', after a question. */
export function AparelhoCard({ asking, onAsk, onConfirm, onCancel }: AparelhoProps) {
  return (
    <ActionCard title={OWN_TEXTS.apagarTitulo} text={`${OWN_TEXTS.apagarTexto} ${OWN_TEXTS.guardadosTexto}`}>
      <Button
        variant="outlined"
        color="error"
        startIcon={<TrashIcon />}
        onClick={onAsk}
        // In one line on a phone.
        sx={{ '@media (max-width: 599.95px)': { px: 1 } }}
      >
        {OWN_TEXTS.apagar}
      </Button>
      <ConfirmDialog
        open={asking}
        title={OWN_TEXTS.confirmarTitulo}
        confirmLabel={OWN_TEXTS.confirmar}
        cancelLabel={OWN_TEXTS.cancelar}
        tone="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {OWN_TEXTS.confirmarTexto}
      </ConfirmDialog>
    </ActionCard>
  );
}

function ActionCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card
      component="section"
      sx={{ p: { xs: 2.5, sm: 3 }, display: 'grid', gap: 2, alignContent: 'start', justifyItems: 'start' }}
    >
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      {children}
    </Card>
  );
}
