import {
  type OfertaActivations,
  useOfertaActivation,
} from '../../flows/oferta-activation/oferta-activation.flow.ts';
import { useHeld } from '../../platform/kept/held.ts';
import { HeldButton } from '../../ui/button/held-button.tsx';
import { CheckCircleIcon } from '../../ui/icons/icon.tsx';

const WORDS = { idle: 'Ativar oferta', posting: 'Ativando…', active: 'Oferta ativada' } as const;

interface AtivarButtonProps {
  idPromoProd: string;
  nome: string;
  activations: OfertaActivations;
}

/** Activates an offer: one POST per click, none while one is under way (R67), nor from what is not of now (R104). */
export function AtivarButton({ idPromoProd, nome, activations }: AtivarButtonProps) {
  const { stage, request } = useOfertaActivation(activations, idPromoProd);
  return (
    <HeldButton
      held={useHeld()}
      look={stage === 'active' ? 'text' : 'outlined'}
      size="small"
      aria-label={`${WORDS[stage]}: ${nome}`}
      aria-disabled={stage === 'posting' || undefined}
      aria-busy={stage === 'posting'}
      icon={stage === 'active' ? <CheckCircleIcon /> : undefined}
      onClick={request}
    >
      {WORDS[stage]}
    </HeldButton>
  );
}
