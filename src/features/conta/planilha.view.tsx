import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useRef } from 'react';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { DownloadIcon, PrinterIcon } from '../../ui/icons/later-icons.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import { failureText } from '../../lib/http/failure.ts';
import { groupThousands } from '../../lib/numeros/decimal.ts';

/** 'Baixar planilha' and 'Imprimir'. @rule R140–R143 */
export const PLANILHA = {
  baixar: 'Baixar planilha',
  imprimir: 'Imprimir',
  parar: 'Parar',
  reunindo: 'Reunindo as páginas…',
  deNovo: 'A lista mudou enquanto era lida. Começando de novo…',
  parado: 'Você parou. Nenhum arquivo foi baixado.',
  mudou:
    'A lista mudou mais de uma vez enquanto era lida, e nenhum arquivo foi baixado. Tente de novo em instantes.',
} as const;

/** Progress. */
const progressText = (page: number, pages: number | null): string =>
  pages === null ? `Página ${page}` : `Página ${page} de ${pages}`;

const resumeText = (page: number): string => `Continuar da página ${page}`;

export function failedText(failure: unknown, page: number, online: boolean): string {
  const what = `Não foi possível obter a página ${page}`;
  return online ? failureText(failure, what) : `${what}: você está sem conexão.`;
}

/** The file's content, for comparison. */
export function doneText(
  linhas: number,
  [one, many]: readonly [one: string, many: string],
  somas: string,
): string {
  const counted = `${groupThousands(String(linhas))} ${linhas === 1 ? one : many}`;
  return `${counted}: ${somas}.`;
}

interface PlanilhaViewProps {
  stage: 'idle' | 'busy' | 'done' | 'stopped' | 'shifted' | 'failed';
  page: number;
  pages: number | null;
  /** The status text; '' without one. */
  message: string;
  onDownload: () => void;
  onStop: () => void;
  onResume: () => void;
  onPrint: () => void;
}

/** 'Baixar planilha', 'Imprimir' and the progress. @rule R140, R143 */
export function PlanilhaView({ stage, page, pages, message, ...on }: PlanilhaViewProps) {
  const download = useRef<HTMLButtonElement>(null);
  // Moves the focus when a focused button disappears.
  const going = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button?.matches(':focus') === true) download.current?.focus();
    },
    [],
  );
  const busy = stage === 'busy';
  const wrong = stage === 'failed' || stage === 'shifted';
  return (
    <Stack className={OFF_PAPER} sx={{ alignItems: 'flex-start', gap: 1.5, mb: 3 }}>
      <Stack direction="row" sx={ROW}>
        <Button
          ref={download}
          variant="outlined"
          startIcon={<DownloadIcon />}
          aria-disabled={busy}
          onClick={() => !busy && on.onDownload()}
        >
          {PLANILHA.baixar}
        </Button>
        <Button variant="outlined" startIcon={<PrinterIcon />} onClick={on.onPrint}>
          {PLANILHA.imprimir}
        </Button>
      </Stack>
      {busy ? (
        <Stack direction="row" sx={ROW}>
          <LinearProgress
            aria-label={PLANILHA.baixar}
            aria-valuetext={progressText(page, pages)}
            variant={pages === null ? 'indeterminate' : 'determinate'}
            value={pages === null ? undefined : ((page - 1) / pages) * 100}
            sx={{ width: 160 }}
          />
          <Typography component="span">{progressText(page, pages)}</Typography>
          <Button ref={going} onClick={on.onStop}>
            {PLANILHA.parar}
          </Button>
        </Stack>
      ) : null}
      <ChangingText sx={{ ...SAID, ...(wrong && { color: 'error.main' }) }}>{message}</ChangingText>
      {stage === 'failed' ? (
        <Button ref={going} variant="outlined" onClick={on.onResume}>
          <span>{resumeText(page)}</span>
        </Button>
      ) : null}
    </Stack>
  );
}

const ROW = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  // Both fit one line of the smallest phone.
  '& > .MuiButton-root': { px: { xs: 2, sm: 2.75 } },
} as const;

/** Empty it stays mounted: live regions announce only changes. */
const SAID = { display: 'block', '&:empty': { mt: -1.5 } } as const;
