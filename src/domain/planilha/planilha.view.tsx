import { useCallback, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { DownloadIcon, PrinterIcon } from '../../ui/icons/later-icons.tsx';
import { OFF_PAPER } from '../../ui/page/paper.ts';
import { addStyles } from '../../ui/text/styles.ts';
import { classes, text } from '../../ui/text/text.ts';
import css from './planilha.css';
import { PLANILHA, progressText, resumeText } from './planilha.texts.ts';

addStyles(css);

export interface PlanilhaViewProps {
  stage: 'idle' | 'busy' | 'done' | 'stopped' | 'shifted' | 'failed';
  page: number;
  pages: number | null;
  /** What there is to say; '' where there is nothing. */
  message: string;
  onDownload: () => void;
  onStop: () => void;
  onResume: () => void;
  onPrint: () => void;
}

/** 'Baixar planilha' and 'Imprimir', and how far the file is (R140, R143). */
export function PlanilhaView({ stage, page, pages, message, ...on }: PlanilhaViewProps) {
  const download = useRef<HTMLButtonElement>(null);
  // A button that goes while it has the focus hands it on.
  const going = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button?.matches(':focus') === true) download.current?.focus();
    },
    [],
  );
  const busy = stage === 'busy';
  return (
    <div className={classes('planilha', OFF_PAPER)}>
      <div className="planilha-row">
        <Button
          ref={download}
          look="outlined"
          icon={<DownloadIcon />}
          aria-disabled={busy}
          onClick={() => !busy && on.onDownload()}
        >
          {PLANILHA.baixar}
        </Button>
        <Button look="outlined" icon={<PrinterIcon />} onClick={on.onPrint}>
          {PLANILHA.imprimir}
        </Button>
      </div>
      {busy ? (
        <div className="planilha-row">
          <progress
            aria-label={PLANILHA.baixar}
            aria-valuetext={progressText(page, pages)}
            max={pages ?? undefined}
            value={pages === null ? undefined : page - 1}
          />
          <span className={text.body}>{progressText(page, pages)}</span>
          <Button ref={going} look="text" onClick={on.onStop}>
            {PLANILHA.parar}
          </Button>
        </div>
      ) : null}
      <output className={text.body} data-wrong={stage === 'failed' || stage === 'shifted' || undefined}>
        {message}
      </output>
      {stage === 'failed' ? (
        <Button ref={going} look="outlined" onClick={on.onResume}>
          {resumeText(page)}
        </Button>
      ) : null}
    </div>
  );
}
