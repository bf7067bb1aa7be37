import { type CSSProperties, useDeferredValue, useMemo } from 'react';
import { code128Modules, type CodeModules, qrModules } from '../../lib/imagens/code-modules.ts';
import { addStyles } from '../theme/styles.ts';
import css from './code-symbols.css';

addStyles(css);

export interface CodeSymbolsProps {
  /** What the scanner reads. */
  text: string;
  /** Completes the labels for screen readers: ‘QR code …’. */
  of: string;
  /** Which symbols are drawn, if they can hold the text. */
  qr?: boolean;
  bars?: boolean;
}

/** A code for the till's scanner, black on white in every scheme. @rule R92, R300 */
export function CodeSymbols({ text, of, qr: hasQr = true, bars: hasBars = true }: CodeSymbolsProps) {
  const bars = useMemo(() => (hasBars ? code128Modules(text, BAR_HEIGHT) : null), [text, hasBars]);
  return (
    <div className="code-symbols" style={{ maxWidth: Math.max(PANEL_WIDTH, (bars?.width ?? 0) * BAR_WIDTH) }}>
      {hasQr && <Qr text={text} label={`QR code ${of}`} />}
      {bars !== null && (
        <div className="bars">
          <Symbol modules={bars} label={`Código de barras ${of}`} />
        </div>
      )}
    </div>
  );
}

/** Computed after its dialog is painted: it takes longer than the dialog. */
function Qr({ text, label }: { text: string; label: string }) {
  const shown = useDeferredValue<string | null>(text, null);
  const modules = useMemo(() => (shown === null ? undefined : qrModules(shown)), [shown]);
  if (modules === null) return null;
  const step = modules && { '--step': `${modules.width / devicePixelRatio}px` };
  return (
    <div className="qr" style={step as CSSProperties | undefined}>
      {modules && <Symbol modules={modules} label={label} />}
    </div>
  );
}

function Symbol({ modules: { width, height, path }, label }: { modules: CodeModules; label: string }) {
  return (
    <svg
      {...{ role: 'img', 'aria-label': label }}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      preserveAspectRatio="none"
    >
      <path d={`M0 0h${width}v${height}h-${width}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

const PANEL_WIDTH = 460;
/** In modules. */
const BAR_HEIGHT = 48;
/** CSS pixels per module: four readers read 2.5 on a plain screen, not 2. */
const BAR_WIDTH = 2.5;
