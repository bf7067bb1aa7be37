import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { code128Modules, qrModules } from '../../ui/pictures/code-modules.ts';
import { CodeSymbol } from '../../ui/pictures/code-symbol.tsx';
import { FullScreenDialog } from '../../ui/mui/dialogs/full-screen-dialog.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons/icon-more.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { COPY_REFUSED } from './voucher.texts.ts';

export interface CodigoViewProps {
  /** Null: closed. */
  codigo: string | null;
  copy: 'idle' | 'copying' | 'copied' | 'refused';
  close: () => void;
  requestCopy: () => void;
}

/** A voucher's code for the till: QR, Code 128 and large digits at once, whatever the scanner reads; copy button. */
export function CodigoView({ codigo, copy, close, requestCopy }: CodigoViewProps) {
  return (
    <FullScreenDialog open={codigo !== null} title="Apresente no caixa" onClose={close}>
      {codigo !== null && (
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'center', width: '100%', maxWidth: 460 }}>
          <Symbols codigo={codigo} />
          <Typography component="p" sx={digits} aria-label={`Código ${codigo}`}>
            {codigo}
          </Typography>
          <Button
            variant="outlined"
            startIcon={copy === 'copied' ? <CheckIcon /> : <CopyIcon />}
            aria-disabled={copy === 'copying'}
            onClick={requestCopy}
          >
            {copy === 'copied' ? 'Código copiado' : 'Copiar código'}
          </Button>
          {copy === 'refused' && (
            <Typography variant="body2" sx={{ color: 'error.main', textAlign: 'center' }}>
              {COPY_REFUSED}
            </Typography>
          )}
          <LiveRegion
            message={copy === 'copied' ? 'Código copiado' : copy === 'refused' ? COPY_REFUSED : ''}
          />
        </Box>
      )}
    </FullScreenDialog>
  );
}

function Symbols({ codigo }: { codigo: string }) {
  const qr = useMemo(() => qrModules(codigo), [codigo]);
  const bars = useMemo(() => code128Modules(codigo, 48), [codigo]);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.5,
        justifyItems: 'center',
        width: '100%',
        // The symbols bring their own quiet zones.
        py: 1,
        bgcolor: '#fff',
        borderRadius: 3,
      }}
    >
      {qr !== null && (
        <Box sx={{ width: 'min(100%, 288px, 40vh)' }}>
          <CodeSymbol modules={qr} label={`QR code do voucher ${codigo}`} />
        </Box>
      )}
      {bars !== null && (
        <Box sx={{ width: '100%' }}>
          <CodeSymbol modules={bars} label={`Código de barras do voucher ${codigo}`} />
        </Box>
      )}
    </Box>
  );
}

const digits = {
  fontSize: 'clamp(1.75rem, 1.2rem + 3vw, 2.75rem)',
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
