import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CodeModules } from '../../lib/imagens/code-modules.ts';

export interface CodeSymbolsProps {
  /** Null: not drawn. */
  qr: CodeModules | null;
  bars: CodeModules | null;
  /** Completes the labels for screen readers: ‘QR code …’. */
  of: string;
}

/** A code for the till's scanner, black on white in every scheme. @rule R92, R300 */
export function CodeSymbols({ qr, bars, of }: CodeSymbolsProps) {
  return (
    <Stack spacing={1.5} sx={{ ...PANEL, maxWidth: Math.max(PANEL_WIDTH, (bars?.width ?? 0) * BAR_WIDTH) }}>
      {qr !== null && (
        <Box sx={wholePixels(qr.width)}>
          <Symbol modules={qr} label={`QR code ${of}`} />
        </Box>
      )}
      {bars !== null && (
        <Box sx={{ width: 1 }}>
          <Symbol modules={bars} label={`Código de barras ${of}`} />
        </Box>
      )}
    </Stack>
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

const QR_WIDTH = 'min(100%, 288px, 40vh)';

/** Modules of whole device pixels: one of four readers misses a QR code in fifty without. */
function wholePixels(modules: number) {
  const step = `${modules / devicePixelRatio}px`;
  return {
    width: QR_WIDTH,
    '@supports (width: round(down, 1px, 1px))': {
      width: `max(round(down, ${QR_WIDTH}, ${step}), min(${QR_WIDTH}, ${step}))`,
    },
  };
}

const PANEL_WIDTH = 460;
/** CSS pixels per module: four readers read 2.5 on a plain screen, not 2. */
const BAR_WIDTH = 2.5;

const PANEL = {
  alignItems: 'center',
  width: 1,
  py: 1,
  bgcolor: '#fff',
  borderRadius: '24px',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
} as const;
