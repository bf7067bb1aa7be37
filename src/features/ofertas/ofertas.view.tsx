import { type ComponentType, Fragment, memo, type ReactNode, useDeferredValue, useState } from 'react';
import type { GrupoOferta } from './promocoes.api.ts';
import { Button } from '../../ui/first/button.tsx';
import { Card } from '../../ui/first/card.tsx';
import { Line } from '../../ui/first/skeletons.tsx';
import { StatusArea } from '../../ui/first/states.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { classes, text } from '../../ui/first/text.ts';
import { CARD_LAYOUT, HiddenNames, VirtualList } from '../../ui/lists/virtual-list.tsx';
import { type AcoesProps, OfertaCard } from './oferta-card.view.tsx';
import css from './ofertas.css';
import type { Ofertas } from './use-ofertas.ts';
import { useListBlock } from '../../ui/lists/list-block.ts';
import { useMedia } from '../../ui/page/use-media.ts';

/** Verbatim. @rule S2.42, S8.17 */
const OFERTAS_EMPTY = 'Nenhuma oferta encontrada.';

addStyles(css);

/** A store's offer groups, with loading, empty and failed states. Cards render in slices, so input is not blocked. */
export function OfertasView({ ofertas, ...props }: OfertasViewProps) {
  return <Grupos ofertas={useDeferredValue(ofertas)} {...props} />;
}

interface OfertasViewProps {
  ofertas: Ofertas;
  /** The actions of one offer. */
  Acoes: ComponentType<AcoesProps>;
  /** On a phone a longer group shows its first offers and a button for all of them. @rule R275 */
  fold?: boolean;
}

const Grupos = memo(function Grupos({ ofertas, Acoes, fold = false }: OfertasViewProps) {
  return (
    <StatusArea
      status={ofertas.status}
      skeleton={<OfertasSkeleton />}
      emptyText={OFERTAS_EMPTY}
      onRetry={ofertas.retry}
    >
      <div className="card-groups">
        {ofertas.trechos.map(({ grupos, above }, index) => {
          // Groups have no id on the wire: their position is the key.
          const shown = grupos.map((grupo, grupoIndex) => (
            <Grupo key={grupoIndex} grupo={grupo} above={above} ofertas={ofertas} Acoes={Acoes} fold={fold} />
          ));
          return (
            <Fragment key={index}>
              {grupos.length === 1 ? (
                <div className="near">{shown}</div>
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
      </div>
    </StatusArea>
  );
});

/** A grid of offer cards, as high as offers: what follows does not come near the window before them. */
function OfertasSkeleton() {
  return (
    <div aria-hidden className="skeleton-lines" style={{ gridTemplateColumns: 'var(--card-columns)' }}>
      {Array.from({ length: 8 }, (_, place) => (
        <Card key={place} className="row-card" style={{ minHeight: 190 }}>
          <span className="skeleton" style={{ aspectRatio: '1' }} />
          <div className="words" style={{ gap: 12 }}>
            <Line width="85%" />
            <Line width="50%" height={28} />
            <Line width="65%" height={16} />
          </div>
        </Card>
      ))}
    </div>
  );
}

/** Offers of a folded group. */
const FOLDED = 2;

type GrupoProps = Required<OfertasViewProps> & { grupo: GrupoOferta; above: number };

function Grupo({ grupo, above, ofertas, Acoes, fold }: GrupoProps) {
  const [open, setOpen] = useState(false);
  const count = grupo.tiposDescontos.length;
  // A longer list is measured by its rows.
  const phone = useMedia('(max-width: 599.95px)');
  const folds = fold && phone && count > 4 && count <= 24;
  const isFolded = folds && !open;
  const itens = isFolded ? grupo.tiposDescontos.slice(0, FOLDED) : grupo.tiposDescontos;
  return (
    <section
      className={classes('ofertas', above === 0 && 'ofertas-first')}
      aria-label={grupo.nomeExibicao ?? 'Ofertas'}
      data-count={count}
    >
      {grupo.nomeExibicao !== null && <h2 className={text.t3}>{grupo.nomeExibicao}</h2>}
      <VirtualList
        items={itens}
        nameOf={nomeOf}
        layout={CARD_LAYOUT}
        above={above}
        render={(item) => <OfertaCard grupo={grupo} item={item} ofertas={ofertas} Acoes={Acoes} />}
      />
      {isFolded && <HiddenNames names={grupo.tiposDescontos.slice(FOLDED).map(nomeOf)} onFound={setOpen} />}
      {folds && (
        <Button look="outlined" size="small" wide aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Ver menos' : `Ver as ${count} ofertas`}
        </Button>
      )}
    </section>
  );
}

const nomeOf = ({ nome }: GrupoOferta['tiposDescontos'][number]): string => nome ?? '';
const namesOf = ({ nomeExibicao, tiposDescontos }: GrupoOferta): string[] => [
  nomeExibicao ?? '',
  ...tiposDescontos.map(nomeOf),
];

interface NearBlockProps {
  /** The text for find-in-page. */
  names: readonly string[];
  /** Rendered from the first paint on. */
  first: boolean;
  /** Something in it may have the focus. */
  hasStops: boolean;
  children: ReactNode;
}

/** A part of a long page, rendered near the window, otherwise the text of its names. */
function NearBlock({ names, first, hasStops, children }: NearBlockProps) {
  const { live, block } = useListBlock<HTMLDivElement>({ first, rows: names.length, gap: 0, hasStops });
  return (
    <div {...block} className="near ofertas-trecho" translate={live ? undefined : 'no'}>
      {live ? children : names.join('\n')}
    </div>
  );
}
