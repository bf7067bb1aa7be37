import type { VoucherCode } from '../../flows/voucher-code/voucher-code.flow.ts';
import { Button } from '../../ui/button/button.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useMemo } from 'react';
import { code128Modules, qrModules } from '../../ui/pictures/code-modules.ts';
import { CodeSymbol } from '../../ui/pictures/code-symbol.tsx';
import { FullScreenDialog } from '../../ui/mui/dialogs/full-screen-dialog.tsx';
import { CheckIcon, CopyIcon } from '../../ui/icons/later-icons.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { COPY_REFUSED } from './voucher.texts.ts';

/** A voucher's code for the till: QR, Code 128 and large digits at once, whatever the scanner reads; copy button. */
export function CodigoView({ codigo, copy, close, requestCopy }: VoucherCode) {
  return (
    <FullScreenDialog open={codigo !== null} title="Apresente no caixa" onClose={close}>
      {codigo !== null && (
        <div className="codigo">
          <Symbols codigo={codigo} />
          <p className="digits" aria-label={`Código ${codigo}`}>
            {codigo}
          </p>
          <Button
            look="outlined"
            icon={copy === 'copied' ? <CheckIcon /> : <CopyIcon />}
            aria-disabled={copy === 'copying'}
            onClick={requestCopy}
          >
            {copy === 'copied' ? 'Código copiado' : 'Copiar código'}
          </Button>
          {copy === 'refused' && <p className={classes('refused', text.small)}>{COPY_REFUSED}</p>}
          <LiveRegion
            message={copy === 'copied' ? 'Código copiado' : copy === 'refused' ? COPY_REFUSED : ''}
          />
        </div>
      )}
    </FullScreenDialog>
  );
}

function Symbols({ codigo }: { codigo: string }) {
  const qr = useMemo(() => qrModules(codigo), [codigo]);
  const bars = useMemo(() => code128Modules(codigo, 48), [codigo]);
  return (
    <div className="symbols">
      {qr !== null && (
        <div className="qr">
          <CodeSymbol modules={qr} label={`QR code do voucher ${codigo}`} />
        </div>
      )}
      {bars !== null && (
        <div className="bars">
          <CodeSymbol modules={bars} label={`Código de barras do voucher ${codigo}`} />
        </div>
      )}
    </div>
  );
}
