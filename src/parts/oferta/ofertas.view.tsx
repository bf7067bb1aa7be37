import { memo, useDeferredValue } from 'react';
import { CardGridSkeleton } from '../../ui/skeletons.tsx';
import { StatusArea } from '../../ui/status-area.tsx';
import { addStyles } from '../../ui/styles.ts';
import { text } from '../../ui/text.ts';
import { OfertaCard } from './oferta-card.view.tsx';
import css from './ofertas.css';
import { OFERTAS_EMPTY } from './ofertas.texts.ts';
import type { Ofertas } from './use-ofertas.ts';

addStyles(css);

/**
 * The offer groups of a store, each under its name; loading, empty and failed states of the whole. Many cards at once:
 * they are rendered in slices, between which the screen answers.
 */
export function OfertasView({ ofertas }: { ofertas: Ofertas }) {
  return <Grupos ofertas={useDeferredValue(ofertas)} />;
}

const Grupos = memo(function Grupos({ ofertas }: { ofertas: Ofertas }) {
  return (
    <StatusArea
      status={ofertas.status}
      skeleton={<CardGridSkeleton ratio="1 / 1" />}
      emptyText={OFERTAS_EMPTY}
      onRetry={ofertas.retry}
    >
      {ofertas.grupos.map((grupo, index) => (
        // The wire gives a group no identity: its place in the answer is the key.
        <section key={index} className="ofertas" aria-label={grupo.nomeExibicao ?? 'Ofertas'}>
          {grupo.nomeExibicao !== null && <h2 className={text.t3}>{grupo.nomeExibicao}</h2>}
          <ul className="ofertas-grid">
            {grupo.tiposDescontos.map((item, place) => (
              <li key={place}>
                <OfertaCard grupo={grupo} item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </StatusArea>
  );
});
