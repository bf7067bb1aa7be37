import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { hideDocumento } from '../../../lib/campos/documento-oculto.ts';
import { formatDocumento } from '../../../lib/campos/documento.ts';
import { FullScreenDialog } from '../../../ui/dialogs/dialog.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { StateFrame } from '../../../ui/feedback/state-frame.tsx';
import { RefreshIcon } from '../../../ui/icons/icon.tsx';
import { OFF_PAPER } from '../../../ui/page/paper.ts';
import { CodeSymbols } from '../../../ui/pictures/code-symbols.tsx';
import { NoSignalDrawing } from '../../../ui/pictures/late-drawing.tsx';

export interface TillCodeViewProps {
  stage: 'closed' | 'reading' | 'unknown' | 'masked' | 'shown';
  customer: { documento: string; nome: string } | null;
  /** The symbols that the till reads. */
  qr: boolean;
  bars: boolean;
  close: () => void;
  tapNumber: () => void;
  retry: () => void;
}

/** The customer's document for the till's scanner; the number is masked until it is tapped. */
export function TillCodeView(props: TillCodeViewProps) {
  const { stage, customer, close, tapNumber, retry, qr, bars } = props;
  return (
    <FullScreenDialog open={stage !== 'closed'} title="Meu código" onClose={close}>
      <LiveRegion message={useLateCode(stage) ? 'Seu código está na tela.' : ''} />
      {stage === 'reading' && <span>Buscando seu código…</span>}
      {stage === 'unknown' && (
        <StateFrame
          drawing={<NoSignalDrawing />}
          title="Não foi possível mostrar seu código"
          text="Verifique sua conexão e tente novamente. No caixa, informe seu CPF ou CNPJ."
          action={
            <Button variant="outlined" startIcon={<RefreshIcon />} onClick={retry}>
              Tentar novamente
            </Button>
          }
        />
      )}
      {customer !== null && (
        <Stack spacing={2.5} sx={{ alignItems: 'center', width: 1, textAlign: 'center' }}>
          {customer.nome !== '' && <Typography variant="subtitle1">{customer.nome}</Typography>}
          <CodeSymbols text={customer.documento} of="do seu documento" {...{ qr, bars }} />
          <Number documento={customer.documento} shown={stage === 'shown'} onTap={tapNumber} />
          <Typography
            className={OFF_PAPER}
            variant="body2"
            sx={{ color: 'text.secondary', textWrap: 'balance' }}
          >
            Aproxime do leitor do caixa. Se ele não ler, aumente o brilho da tela.
          </Typography>
        </Stack>
      )}
    </FullScreenDialog>
  );
}

/** Whether the code came after its dialog, which says what it opens with. */
function useLateCode(stage: TillCodeViewProps['stage']): boolean {
  const [late, setLate] = useState(false);
  if (late ? stage === 'closed' : stage === 'reading') setLate(!late);
  return late && (stage === 'masked' || stage === 'shown');
}

function Number({ documento, shown, onTap }: { documento: string; shown: boolean; onTap: () => void }) {
  const number = shown ? formatDocumento(documento) : hideDocumento(documento);
  return (
    <Button variant="outlined" color="inherit" aria-pressed={shown} onClick={onTap} sx={digits}>
      <span translate="no">{number}</span>
      <Box component="span" sx={visuallyHidden}>
        {shown ? ' Ocultar número' : ' Mostrar número'}
      </Box>
    </Button>
  );
}

const digits = {
  py: 0.5,
  fontSize: 'clamp(1.5rem, 1.1rem + 2.4vw, 2.25rem)',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
};
