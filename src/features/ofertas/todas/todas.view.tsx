import { type RefCallback, useCallback, useRef } from 'react';
import { PlainReasonedButton } from '../../../ui/first/button.tsx';
import { later } from '../../../ui/page/later.tsx';
import { classes, text } from '../../../ui/first/text.ts';
import { TODAS } from './todas.texts.ts';

const loadAndamento = () => import(/* webpackChunkName: "andamento" */ './andamento.view.tsx');
/** MUI loads with the press: the home stays without it. */
const Andamento = later(loadAndamento, 'Andamento', { mui: true, optional: true });
const Recusadas = later(loadAndamento, 'Recusadas', { mui: true, optional: true });

export interface TodasViewProps {
  stage: 'idle' | 'busy' | 'stopping' | 'reported';
  /** Enough offers can be activated. */
  offered: boolean;
  /** Why actions are disabled; null enables them. @rule R104 */
  disabledReason: string | null;
  /** The current offer, from 1. */
  now: number;
  total: number;
  /** The result; '' until then. */
  report: string;
  /** Refused offers with their reason. */
  recusadas: readonly { nome: string; motivo: string }[];
  onStart: () => void;
  onStop: () => void;
}

/** 'Ativar todas', its progress and its report. @rule R134, R135 */
export function TodasView(props: TodasViewProps) {
  const { stage, offered, disabledReason, now, total, report, recusadas, onStart, onStop } = props;
  const section = useRef<HTMLElement>(null);
  // Moves the focus when a focused button disappears.
  const going: RefCallback<HTMLButtonElement> = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (button?.matches(':focus') === true) section.current?.focus();
    },
    [],
  );
  const busy = stage === 'busy' || stage === 'stopping';
  if (!offered && stage === 'idle') return null;
  return (
    <section ref={section} aria-label={TODAS.nome} tabIndex={-1}>
      <div style={ROW}>
        {offered || busy ? (
          <PlainReasonedButton
            ref={going}
            disabledReason={busy ? null : disabledReason}
            look="outlined"
            aria-disabled={busy}
            onClick={() => !busy && onStart()}
          >
            {TODAS.ativar}
          </PlainReasonedButton>
        ) : null}
        {busy ? (
          <Andamento
            now={now}
            total={total}
            stopping={stage === 'stopping'}
            stopRef={going}
            onStop={onStop}
          />
        ) : null}
      </div>
      <output className={classes(busy ? text.said : text.body)} style={report === '' ? undefined : REPORT}>
        <span>{busy ? TODAS.ativando : report}</span>
      </output>
      {recusadas.length > 0 ? <Recusadas recusadas={recusadas} /> : null}
    </section>
  );
}

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 12px' } as const;
const REPORT = { display: 'block', marginTop: 8 };
