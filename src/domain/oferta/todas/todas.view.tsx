import { type RefCallback, useCallback, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { HeldButton } from '../../../ui/button/held-button.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import { addStyles } from '../../../ui/text/styles.ts';
import { classes, text } from '../../../ui/text/text.ts';
import css from './todas.css';
import { progressText, TODAS } from './todas.texts.ts';

addStyles(css);

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
    <section ref={place} className="todas" aria-label={TODAS.nome} tabIndex={-1}>
      <div className="todas-row">
        {offered || busy ? (
          <HeldButton
            ref={going}
            held={busy ? null : held}
            look="outlined"
            aria-disabled={busy}
            onClick={() => !busy && onStart()}
          >
            {TODAS.ativar}
          </HeldButton>
        ) : null}
        {busy ? <Progress {...props} stopRef={going} /> : null}
      </div>
      <output className={busy ? text.said : text.body}>{busy ? TODAS.ativando : report}</output>
      {recusadas.length > 0 ? <Recusadas recusadas={recusadas} /> : null}
    </section>
  );
}

type ProgressProps = Pick<TodasViewProps, 'stage' | 'now' | 'total' | 'onStop'> & {
  stopRef: RefCallback<HTMLButtonElement>;
};

function Progress({ stage, now, total, onStop, stopRef }: ProgressProps) {
  const words = progressText(now, total);
  const stopping = stage === 'stopping';
  return (
    <>
      <progress aria-label={TODAS.ativar} aria-valuetext={words} max={total} value={now - 1} />
      <span className={classes(text.body, text.figures)}>{words}</span>
      <Button ref={stopRef} look="text" aria-disabled={stopping} onClick={() => !stopping && onStop()}>
        {stopping ? TODAS.parando : TODAS.parar}
      </Button>
    </>
  );
}

function Recusadas({ recusadas }: Pick<TodasViewProps, 'recusadas'>) {
  return (
    <div className="todas-recusadas">
      <VirtualList
        label={TODAS.recusadas}
        items={recusadas}
        nameOf={({ nome }) => nome}
        layout={LAYOUT}
        render={({ nome, motivo }) => (
          <p className={text.small}>
            <strong>{nome}</strong>: {motivo}
          </p>
        )}
      />
    </div>
  );
}
