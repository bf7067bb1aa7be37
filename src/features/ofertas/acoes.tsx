import { useState } from 'react';
import { type OfertaActivations, useOfertaActivation } from './oferta-activation.flow.ts';
import { whenSettled } from '../../lib/when-settled.ts';
import { useDisabledReason } from '../../base/device/disabled-reason.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { later } from '../../ui/page/later.tsx';
import { AtivarView } from './acoes.view.tsx';
import type { AcoesProps } from './oferta-card.view.tsx';
import type { TodasProps } from './todas/todas.tsx';

/** The placeholder has the same height; the button's code loads after the page has settled. */
const NaLista = later(() => import(/* webpackChunkName: "last-known" */ '../lista/na-lista.tsx'), 'NaLista', {
  optional: true,
  when: whenSettled,
});

/** The actions of one offer: activating, listing. @rule R136 */
export function OfertaAcoes({ item, grupo, oferta, ofertas }: AcoesProps) {
  const { shoppingList } = useConfig().features;
  const { idPromoProd } = item;
  return (
    <>
      {idPromoProd !== null && (
        <AtivarButton idPromoProd={idPromoProd} nome={oferta.nome} activations={ofertas.activations} />
      )}
      {shoppingList !== false && (
        <div className="na-lista">
          <NaLista oferta={oferta} fim={grupo.dtaFim} idEmpresa={ofertas.idEmpresa} />
        </div>
      )}
    </>
  );
}

interface AtivarButtonProps {
  idPromoProd: string;
  nome: string;
  activations: OfertaActivations;
}

/** Activates an offer: one POST per click, none while one is pending or the data is stale. @rule R67, R104 */
function AtivarButton({ idPromoProd, nome, activations }: AtivarButtonProps) {
  const { stage, request } = useOfertaActivation(activations, idPromoProd);
  return <AtivarView nome={nome} stage={stage} disabledReason={useDisabledReason()} onPress={request} />;
}

const Todas = later(() => import(/* webpackChunkName: "ativar-todas" */ './todas/todas.tsx'), 'Todas', {
  optional: true,
});

/**
 * The place of 'Ativar todas', which loads when several offers can be activated and then stays. The placeholder has the
 * same height.
 * @rule R134
 */
export function AtivarTodas(props: TodasProps) {
  const { activateAll } = useConfig().features;
  const [shown, setShown] = useState(false);
  const offered =
    activateAll !== false && props.itens.filter(({ idPromoProd }) => idPromoProd !== null).length > 1;
  if (offered && !shown) setShown(true);
  if (!shown) return null;
  return (
    <div className="todas" data-offered={offered || undefined}>
      <Todas {...props} />
    </div>
  );
}
