import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type RefCallback, useCallback, useRef } from 'react';
import { ReasonedButton } from '../../../ui/button/reasoned-button.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import { progressText, TODAS } from './todas.texts.ts';

export interface TodasViewProps {
  stage: 'idle' | 'busy' | 'stopping' | 'reported';
  /** Enough offers can be activated. */
  offered: boolean;
  /** Why nothing may be changed; null: it may (R104). */
  held: string | null;
  /** The offer under way, from 1. */
  now: number;
  total: number;
  /** How it went; '' until then. */
  report: string;
  /** Those that were refused, with the reason. */
  recusadas: readonly { nome: string; motivo: string }[];
  onStart: () => void;
  onStop: () => void;
}

const LAYOUT = { gap: '4px' };

/** 'Ativar todas', how far it is, and its report (R134, R135). */
export function TodasView(props: TodasViewProps) {
  const { stage, offered, held, report, recusadas, onStart } = props;
  const place = useRef<HTMLElement>(null);
  // A button that goes while it has the focus hands it on.
  const going = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button?.matches(':focus') === true) place.current?.focus();
    },
    [],
  );
  const busy = stage === 'busy' || stage === 'stopping';
  if (!offered && stage === 'idle') return null;
  return (
    // Padding, not margin: a margin would go through the place that keeps its height.
    <Box component="section" ref={place} aria-label={TODAS.nome} tabIndex={-1} sx={{ pb: 3 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' }}>
        {offered || busy ? (
          <ReasonedButton
            ref={going}
            disabledReason={busy ? null : held}
            variant="outlined"
            aria-disabled={busy}
            onClick={() => !busy && onStart()}
          >
            {TODAS.ativar}
          </ReasonedButton>
        ) : null}
        {busy ? <Progress {...props} stopRef={going} /> : null}
      </Stack>
      <Typography component="output" sx={busy ? visuallyHidden : REPORT}>
        {busy ? TODAS.ativando : report}
      </Typography>
      {recusadas.length > 0 ? <Recusadas recusadas={recusadas} /> : null}
    </Box>
  );
}

/** Its empty place has no height, and no gap above it. */
const REPORT = { display: 'block', '&:not(:empty)': { mt: 1 } } as const;

type ProgressProps = Pick<TodasViewProps, 'stage' | 'now' | 'total' | 'onStop'> & {
  stopRef: RefCallback<HTMLButtonElement>;
};

function Progress({ stage, now, total, onStop, stopRef }: ProgressProps) {
  const words = progressText(now, total);
  const stopping = stage === 'stopping';
  return (
    <>
      <LinearProgress
        variant="determinate"
        aria-label={TODAS.ativar}
        aria-valuetext={words}
        value={(100 * (now - 1)) / total}
        sx={{ width: 120 }}
      />
      <Typography component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {words}
      </Typography>
      <Button ref={stopRef} aria-disabled={stopping} onClick={() => !stopping && onStop()}>
        {stopping ? TODAS.parando : TODAS.parar}
      </Button>
    </>
  );
}

function Recusadas({ recusadas }: Pick<TodasViewProps, 'recusadas'>) {
  return (
    <Box sx={{ width: 1, maxWidth: 720, mt: 1 }}>
      <VirtualList
        label={TODAS.recusadas}
        items={recusadas}
        nameOf={({ nome }) => nome}
        layout={LAYOUT}
        render={({ nome, motivo }) => (
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <strong>{nome}</strong>: {motivo}
          </Typography>
        )}
      />
    </Box>
  );
}
