import { CheckCircleIcon } from '../../ui/icons/icon.tsx';
import { PlainReasonedButton } from '../../ui/first/button.tsx';

interface AtivarViewProps {
  nome: string;
  stage: 'idle' | 'posting' | 'active';
  /** Why actions are disabled; null enables them. @rule R104 */
  disabledReason: string | null;
  onPress: () => void;
}

const ATIVAR = { idle: 'Ativar oferta', posting: 'Ativando…', active: 'Oferta ativada' } as const;

/** Activates an offer. @rule R67 */
export function AtivarView({ nome, stage, disabledReason, onPress }: AtivarViewProps) {
  return (
    <PlainReasonedButton
      disabledReason={disabledReason}
      look={stage === 'active' ? 'text' : 'outlined'}
      size="small"
      aria-label={`${ATIVAR[stage]}: ${nome}`}
      aria-disabled={stage === 'posting' || undefined}
      aria-busy={stage === 'posting'}
      icon={stage === 'active' ? <CheckCircleIcon /> : undefined}
      onClick={onPress}
    >
      {ATIVAR[stage]}
    </PlainReasonedButton>
  );
}
