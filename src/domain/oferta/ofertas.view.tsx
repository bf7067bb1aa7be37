import { Fragment, memo, useDeferredValue } from 'react';
import type { GrupoOferta } from '../../api/ofertas/promocoes.api.ts';
import { NearBlock } from '../../ui/lists/near-block.tsx';
import { OfertasSkeleton } from '../../ui/first/skeletons.tsx';
import { StatusArea } from '../../ui/first/states.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { classes, text } from '../../ui/first/text.ts';
import { cardLayout, VirtualList } from '../../ui/lists/virtual-list.tsx';
import { OfertaCard } from './oferta-card.view.tsx';
import css from './ofertas.css';
import { OFERTAS_EMPTY } from './ofertas.texts.ts';
import type { Ofertas } from './use-ofertas.tsx';

addStyles(css);

/** A store's offer groups, with loading, empty and failed states. Cards render in slices, so input is not blocked. */
export function OfertasView({ ofertas }: { ofertas: Ofertas }) {
  return <Grupos ofertas={useDeferredValue(ofertas)} />;
}

const Grupos = memo(function Grupos({ ofertas }: { ofertas: Ofertas }) {
  return (
    <StatusArea
      status={ofertas.status}
      skeleton={<OfertasSkeleton />}
      emptyText={OFERTAS_EMPTY}
      onRetry={ofertas.retry}
    >
      {ofertas.trechos.map(({ grupos, above }, index) => {
        // Groups have no id on the wire: their position is the key.
        const shown = grupos.map((grupo, place) => (
          <Grupo key={place} grupo={grupo} above={above} acoes={ofertas.acoes} />
        ));
        return (
          <Fragment key={index}>
            {grupos.length === 1 ? (
              shown
            ) : (
              <NearBlock names={grupos.flatMap(namesOf)} first={index === 0} hasStops>
                {shown}
              </NearBlock>
            )}
            {/* Outside the block, which is emptied while it is far from the window. */}
            {index === 0 && <div className="semana-place" />}
          </Fragment>
        );
      })}
    </StatusArea>
  );
});

type GrupoProps = Pick<Ofertas, 'acoes'> & { grupo: GrupoOferta; above: number };

function Grupo({ grupo, above, acoes }: GrupoProps) {
  return (
    <section
      className={classes('ofertas', above === 0 && 'ofertas-first')}
      aria-label={grupo.nomeExibicao ?? 'Ofertas'}
    >
      {grupo.nomeExibicao !== null && <h2 className={text.t3}>{grupo.nomeExibicao}</h2>}
      <VirtualList
        items={grupo.tiposDescontos}
        nameOf={nomeOf}
        layout={cardLayout(grupo.tiposDescontos.length)}
        above={above}
        render={(item) => <OfertaCard grupo={grupo} item={item} acoes={acoes} />}
      />
    </section>
  );
}

const nomeOf = ({ nome }: GrupoOferta['tiposDescontos'][number]): string => nome ?? '';
const namesOf = ({ nomeExibicao, tiposDescontos }: GrupoOferta): string[] => [
  nomeExibicao ?? '',
  ...tiposDescontos.map(nomeOf),
];
