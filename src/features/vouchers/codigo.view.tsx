import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { VoucherCode } from './voucher-code.flow.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons/later-icons.tsx';
import { FullScreenDialog } from '../../ui/dialogs/dialog.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import { CodeSymbols } from '../../ui/pictures/code-symbols.tsx';

const COPY_REFUSED = 'Não foi possível copiar. Selecione o código e copie.';

/** A voucher's code for the till: QR, Code 128, digits and a copy button. */
export function CodigoView({ codigo, copy, close, requestCopy }: VoucherCode) {
  const copied = copy === 'copied';
  return (
    <FullScreenDialog open={codigo !== null} title="Apresente no caixa" onClose={close}>
      {codigo !== null && (
        <Stack spacing={2.5} sx={{ alignItems: 'center', width: 1 }}>
          <CodeSymbols text={codigo} of={`do voucher ${codigo}`} />
          <Typography aria-label={`Código ${codigo}`} translate="no" sx={DIGITS}>
            {codigo}
          </Typography>
          <Button
            className={OFF_PAPER}
            variant="outlined"
            startIcon={copied ? <CheckIcon /> : <CopyIcon />}
            aria-disabled={copy === 'copying'}
            onClick={requestCopy}
          >
            <span>{copied ? 'Código copiado' : 'Copiar código'}</span>
          </Button>
          {copy === 'refused' && (
            <Typography variant="body2" sx={{ color: 'error.main', textAlign: 'center' }}>
              {COPY_REFUSED}
            </Typography>
          )}
          <LiveRegion message={copied ? 'Código copiado' : copy === 'refused' ? COPY_REFUSED : ''} />
        </Stack>
      )}
    </FullScreenDialog>
  );
}

const DIGITS = {
  fontSize: 'clamp(1.75rem, 1.2rem + 3vw, 2.75rem)',
  fontWeight: 700,
  lineHeight: 1.15,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'all',
} as const;
