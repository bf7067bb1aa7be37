import type { ReactNode } from 'react';
import { Card } from '../../ui/text/card.tsx';
import type { Saldo } from '../../api/conta/conta.schema.ts';
import type { Lancamento } from '../../api/conta/extrato.schema.ts';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { formatSignedBRL } from '../../lib/numeros/dinheiro.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { Vencimento } from '../../domain/vencimento/vencimento.view.tsx';
import { SaldoFigures } from '../../domain/saldo/saldo-figures.view.tsx';
import { DataCard, type DataRow } from '../../ui/text/data-card.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Money } from '../../ui/text/money.tsx';
import { Pager } from '../../ui/pager/pager.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { CardSkeleton, ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { EXPIRADO, EXTRATO_EMPTY, EXTRATO_FAILED, VALIDO } from './extrato.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './extrato.css';

addStyles(css);

export interface ExtratoViewProps {
  saldo: { status: Status; saldo: Saldo | null; retry: () => void };
  /** Below the entries' title: all of them as a file. */
  file?: ReactNode;
  status: Status;
  /** The entries of the page on screen. */
  lancamentos: readonly Lancamento[];
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  retry: () => void;
  /** Null: nothing is said of what ends soon. */
  hoje: DataCivil | null;
}

/** `/contacorrente/extrato` as it is seen (S2.64–S2.66): the balances at the top, the entries, the pager (R62). */
export function ExtratoView(props: ExtratoViewProps) {
  const { saldo, file, status, lancamentos, page, pages, onPageChange, retry, hoje } = props;
  return (
    <>
      <SectionTitle level={1}>Extrato</SectionTitle>
      <Card as="section" aria-label="Seu saldo" className="extrato-saldo">
        <StatusArea status={saldo.status} skeleton={<CardSkeleton />} onRetry={saldo.retry}>
          {saldo.saldo !== null && <SaldoFigures saldo={saldo.saldo} />}
        </StatusArea>
      </Card>
      <SectionTitle>Movimentações</SectionTitle>
      {file}
      <LiveRegion message={hasContent(status) && pages > 1 ? `Página ${page} de ${pages}` : ''} />
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={2} height={232} />}
        emptyText={EXTRATO_EMPTY}
        failedTitle={EXTRATO_FAILED}
        onRetry={retry}
      >
        <VirtualList
          items={lancamentos}
          nameOf={({ descricao }) => descricao ?? 'Lançamento'}
          layout={LAYOUT}
          render={(lancamento) => <LancamentoCard {...lancamento} hoje={hoje} />}
        />
      </StatusArea>
      <Pager
        label="Páginas do extrato"
        page={page}
        pages={pages}
        pageRange={5}
        marginPages={2}
        onPageChange={onPageChange}
      />
    </>
  );
}

type LancamentoCardProps = Lancamento & Pick<ExtratoViewProps, 'hoje'>;

function LancamentoCard(props: LancamentoCardProps) {
  const { idExtrato, descricao, dtaEvento, dtaExpiracao, valor, expirado, hoje } = props;
  const rows: DataRow[] = [
    { label: 'Número', value: idExtrato ?? '–' },
    { label: 'Data', value: dtaEvento === null ? '–' : formatData(dtaEvento) },
  ];
  if (dtaExpiracao !== null)
    rows.push({
      label: 'Expira em',
      value: (
        <>
          {formatData(dtaExpiracao)}
          {!expirado && <Vencimento data={dtaExpiracao} hoje={hoje} />}
        </>
      ),
    });
  rows.push({
    label: 'Situação',
    value: (
      <span className="extrato-situacao" data-expirado={expirado || undefined}>
        {expirado ? EXPIRADO : VALIDO}
      </span>
    ),
  });
  return (
    <DataCard
      title={descricao ?? 'Lançamento'}
      aside={<Money value={formatSignedBRL(valor)} tone={valor < 0 ? 'plain' : 'positive'} />}
      rows={rows}
    />
  );
}

const LAYOUT = { gap: '16px', columns: { xs: '1fr', md: '1fr 1fr' } } as const;
