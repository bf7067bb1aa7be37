import { useState } from 'react';
import type { GrupoOferta } from '../../api/ofertas/promocoes.api.ts';
import type { OfertaActivations } from '../../flows/oferta-activation/oferta-activation.flow.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { later } from '../../ui/page/later.tsx';

export interface TodasProps {
  activations: OfertaActivations;
  /** The shown offers, in order. */
  itens: readonly GrupoOferta['tiposDescontos'][number][];
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
  const [came, setCame] = useState(false);
  const offered =
    activateAll !== false && props.itens.filter(({ idPromoProd }) => idPromoProd !== null).length > 1;
  if (offered && !came) setCame(true);
  if (!came) return null;
  return (
    <div className="todas" data-offered={offered || undefined}>
      <Todas {...props} />
    </div>
  );
}
