import { useMemo } from 'react';
import { hideDocumento } from '../../../lib/campos/documento-oculto.ts';
import { documentoMask } from '../../../lib/campos/documento.ts';
import { Button } from '../../../ui/button/button.tsx';
import { StateFrame } from '../../../ui/feedback/state-frame.tsx';
import { RefreshIcon } from '../../../ui/icons/icon.tsx';
import { FullScreenDialog } from '../../../ui/mui/dialogs/full-screen-dialog.tsx';
import { code128Modules, qrModules } from '../../../ui/pictures/code-modules.ts';
import { CodeSymbol } from '../../../ui/pictures/code-symbol.tsx';
import { NoSignalDrawing } from '../../../ui/pictures/late-drawing.tsx';
import { addStyles } from '../../../ui/text/styles.ts';
import { classes, text } from '../../../ui/text/text.ts';
import css from './till-code.css';

addStyles(css);

export interface TillCodeViewProps {
  stage: 'closed' | 'reading' | 'unknown' | 'masked' | 'shown';
  customer: { documento: string; nome: string } | null;
  /** Which symbols the till reads. */
  qr: boolean;
  bars: boolean;
  close: () => void;
  tapNumber: () => void;
  retry: () => void;
}

/** The customer's document for the till's scanner: QR, Code 128 or both, the number masked until it is tapped. */
export function TillCodeView(props: TillCodeViewProps) {
  const { stage, customer, close, tapNumber, retry } = props;
  return (
    <FullScreenDialog open={stage !== 'closed'} title="Meu código" onClose={close}>
      {stage === 'reading' && <output>Buscando seu código…</output>}
      {stage === 'unknown' && (
        <StateFrame
          drawing={<NoSignalDrawing />}
          title="Não foi possível mostrar seu código"
          text="Verifique sua conexão e tente novamente. No caixa, informe seu CPF ou CNPJ."
          action={
            <Button look="outlined" icon={<RefreshIcon />} onClick={retry}>
              Tentar novamente
            </Button>
          }
        />
      )}
      {customer !== null && (
        <div className="till-code">
          {customer.nome !== '' && <p className={text.strong}>{customer.nome}</p>}
          <Symbols documento={customer.documento} {...props} />
          <Number documento={customer.documento} shown={stage === 'shown'} onTap={tapNumber} />
          <p className={classes(text.small, text.muted)}>
            Aproxime do leitor do caixa. Se ele não ler, aumente o brilho da tela.
          </p>
        </div>
      )}
    </FullScreenDialog>
  );
}

function Symbols({ documento, qr: isQr, bars: isBars }: { documento: string; qr: boolean; bars: boolean }) {
  const qr = useMemo(() => (isQr ? qrModules(documento) : null), [documento, isQr]);
  const bars = useMemo(() => (isBars ? code128Modules(documento, 48) : null), [documento, isBars]);
  return (
    <div className="symbols">
      {qr !== null && (
        <div className="square">
          <CodeSymbol modules={qr} label="QR code do seu documento" />
        </div>
      )}
      {bars !== null && (
        <div className="bars">
          <CodeSymbol modules={bars} label="Código de barras do seu documento" />
        </div>
      )}
    </div>
  );
}

function Number({ documento, shown, onTap }: { documento: string; shown: boolean; onTap: () => void }) {
  const number = shown ? documentoMask.format(documento) : hideDocumento(documento);
  return (
    <button type="button" className="number" aria-pressed={shown} onClick={onTap}>
      {number}
      <span className={text.said}>{shown ? ' Ocultar número' : ' Mostrar número'}</span>
    </button>
  );
}
