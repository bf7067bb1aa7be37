import {
  type OfertaActivations,
  useOfertaActivation,
} from '../../flows/oferta-activation/oferta-activation.flow.ts';
import { useDisabledReason } from '../../platform/kept/disabled-reason.ts';
import { AtivarView } from './acoes.view.tsx';

interface AtivarButtonProps {
  idPromoProd: string;
  nome: string;
  activations: OfertaActivations;
}

/** Activates an offer: one POST per click, none while one is pending or the data is stale. @rule R67, R104 */
export function AtivarButton({ idPromoProd, nome, activations }: AtivarButtonProps) {
  const { stage, request } = useOfertaActivation(activations, idPromoProd);
  return <AtivarView nome={nome} stage={stage} disabledReason={useDisabledReason()} onPress={request} />;
}
