import { Card } from '../../ui/text/card.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useId } from 'react';
import type { ItemResgate } from '../../api/fidelidade/fidelidade.schema.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import type { Status } from '../../lib/status/status.ts';
import { CampanhaVoltar } from '../../domain/campanha/campanha-voltar.view.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { CardGridSkeleton, LineSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { CARD_COLUMNS, VirtualList } from '../../ui/lists/virtual-list.tsx';
import { Desfecho, type DesfechoProps } from './desfecho.view.tsx';
import type { GrupoResgate } from './grupos.ts';
import { ITEM_ROWS, ItemCard, nomeOfItem } from './item-card.view.tsx';
import { ITENS_EMPTY, ITENS_FAILED, RESGATES_TITLE, SALDO_LABEL } from './resgates.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './resgates.css';

addStyles(css);

export interface ResgatesViewProps extends Omit<DesfechoProps, 'saldo'> {
  idCampanha: string;
  /** Null: not known (yet). */
  campanha: string | null;
  /** Points are null until a balance is known that can be trusted. */
  saldo: { status: Status; pontos: Decimal | null; retry: () => void };
  status: Status;
  /** By kind. */
  grupos: readonly GrupoResgate[];
  retry: () => void;
  locked: boolean;
  /** Why no points may be spent now (R104). */
  held: string | null;
  onTrocar: (item: ItemResgate) => void;
}

/** `/campanha/{id}/resgates` as it is seen (S2.53): the points at the top, and what they buy, by kind (R64). */
export function ResgatesView(props: ResgatesViewProps) {
  const { idCampanha, campanha, nomePonto, saldo, status, grupos, retry, locked, held, onTrocar } = props;
  return (
    <>
      <SectionTitle level={1} hint={campanha} action={<CampanhaVoltar idCampanha={idCampanha} />}>
        {RESGATES_TITLE}
      </SectionTitle>
      <SaldoDePontos {...saldo} nomePonto={nomePonto} />
      <StatusArea
        status={status}
        skeleton={<CardGridSkeleton count={4} />}
        emptyText={ITENS_EMPTY}
        failedTitle={ITENS_FAILED}
        onRetry={retry}
      >
        <div className="resgates-grupos">
          {grupos.map((grupo) => (
            <Grupo
              key={grupo.titulo}
              grupo={grupo}
              saldo={saldo.pontos}
              {...{ nomePonto, locked, held, onTrocar }}
            />
          ))}
        </div>
      </StatusArea>
      <Desfecho {...props} saldo={saldo.pontos} />
    </>
  );
}

function SaldoDePontos({
  status,
  pontos,
  retry,
  nomePonto,
}: ResgatesViewProps['saldo'] & Pick<ResgatesViewProps, 'nomePonto'>) {
  return (
    <Card as="section" aria-label={SALDO_LABEL} className="resgates-saldo">
      <StatusArea
        status={status}
        minHeight="3.75rem"
        skeleton={
          <div className="skeleton-lines">
            <LineSkeleton width={160} />
            <LineSkeleton width={220} height={36} />
          </div>
        }
        onRetry={retry}
      >
        <p className={classes(text.small, text.muted)}>{SALDO_LABEL}</p>
        {/* Said again when an exchange has changed it. */}
        <output className={classes('pontos', text.t1, text.figures)}>
          {pontos === null ? '–' : contarPontos(pontos, nomePonto)}
        </output>
      </StatusArea>
    </Card>
  );
}

type GrupoProps = Pick<ResgatesViewProps, 'nomePonto' | 'locked' | 'held' | 'onTrocar'> & {
  grupo: GrupoResgate;
  saldo: Decimal | null;
};

function Grupo({ grupo: { titulo, itens, above }, onTrocar, ...rest }: GrupoProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{titulo}</SectionTitle>
      <VirtualList
        items={itens}
        nameOf={nomeOfItem}
        layout={LAYOUT}
        span={ITEM_ROWS}
        above={above}
        render={(item) => <ItemCard item={item} onTrocar={() => onTrocar(item)} {...rest} />}
      />
    </section>
  );
}

const LAYOUT = { gap: '16px', columns: CARD_COLUMNS };
