import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { RefCallback } from 'react';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import { progressText, TODAS } from './todas.texts.ts';

export interface AndamentoProps {
  /** The current offer, from 1. */
  now: number;
  total: number;
  stopping: boolean;
  stopRef: RefCallback<HTMLButtonElement>;
  onStop: () => void;
}

/** Progress of 'Ativar todas', and the way to stop it. */
export function Andamento({ now, total, stopping, stopRef, onStop }: AndamentoProps) {
  const text = progressText(now, total);
  return (
    <>
      <LinearProgress
        variant="determinate"
        aria-label={TODAS.ativar}
        aria-valuetext={text}
        value={(100 * (now - 1)) / total}
        sx={{ width: 120 }}
      />
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <Button ref={stopRef} aria-disabled={stopping} onClick={() => !stopping && onStop()}>
        <span>{stopping ? TODAS.parando : TODAS.parar}</span>
      </Button>
    </>
  );
}

/** Refused offers with their reason. */
export function Recusadas({ recusadas }: { recusadas: readonly { nome: string; motivo: string }[] }) {
  return (
    <Box sx={{ width: 1, maxWidth: 720, mt: 1 }}>
      <VirtualList
        label={TODAS.recusadas}
        items={recusadas}
        nameOf={({ nome }) => nome}
        layout={LAYOUT}
        render={({ nome, motivo }) => (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{nome}</strong>
            <span>{`: ${motivo}`}</span>
          </Typography>
        )}
      />
    </Box>
  );
}

const LAYOUT = { gap: '4px' };
