import { useState } from 'react';
import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';
import type { OfertaActivations } from '../../flows/oferta-activation/oferta-activation.flow.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { whenSettled } from '../../platform/start/when-settled.ts';
import { mui } from '../../ui/theme/mui.tsx';
import { optionalComponent } from '../../ui/page/lazy-component.tsx';

export interface TodasProps {
  activations: OfertaActivations;
  /** The offers that are shown, in the screen's order. */
  itens: readonly GrupoOferta['tiposDescontos'][number][];
}

// Once the page has settled: it is made of MUI, which the home does without until then.
const Todas = optionalComponent<TodasProps>(async () => {
  await new Promise<void>(whenSettled);
  return mui(import(/* webpackChunkName: "ativar-todas" */ './todas/todas.tsx').then((chunk) => chunk.Todas));
});

/**
 * The place of 'Ativar todas' above a list of offers (R134): its code comes where more than one can be activated, and then
 * stays with the screen, whatever the list shows. As high without it: the list does not move.
 */
export function AtivarTodas(props: TodasProps) {
  const { activateAll } = useConfig().features;
  const [came, setCame] = useState(false);
  const offered =
    activateAll !== false && props.itens.filter(({ idPromoProd }) => idPromoProd !== null).length > 1;
  if (offered && !came) setCame(true);
  if (!came) return null;
  return (
    <div style={offered ? { minHeight: 72 } : undefined}>
      <Todas {...props} />
    </div>
  );
}
