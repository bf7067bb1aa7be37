import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Cupom } from './cupons.api.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatData } from '../../lib/datas/datas.ts';
import { type Centavos, formatBRL } from '../../lib/numeros/dinheiro.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { DataLine } from '../../ui/lists/data-line.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { LinesSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { EmptyReceiptDrawing } from '../../ui/pictures/drawing-empty.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { COMPRAS_LABELS } from './conta.texts.ts';

export interface ComprasViewProps {
  /** Below the title: the download. */
  file?: ReactNode;
  status: Status;
  cupons: readonly Cupom[];
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  retry: () => void;
}

/** `/compras`: a line per purchase, and the pager. @rule S2.61, R61 */
export function ComprasView({ file, status, cupons, page, pages, onPageChange, retry }: ComprasViewProps) {
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Compras
      </Typography>
      {file}
      <LiveRegion message={hasContent(status) && pages > 1 ? `Página ${page} de ${pages}` : ''} />
      <StatusArea
        status={status}
        skeleton={<LinesSkeleton count={8} />}
        emptyText="Não há registros para serem mostrados"
        wayOn={WAY_ON}
        onRetry={retry}
      >
        <VirtualList
          items={cupons}
          nameOf={({ loja, idCupom }) => `${loja ?? 'Compra'} ${idCupom ?? ''}`}
          layout={LAYOUT}
          render={(cupom) => <CupomCard {...cupom} />}
        />
      </StatusArea>
      <Pager
        label="Páginas de compras"
        page={page}
        pages={pages}
        pageRange={2}
        marginPages={1}
        onPageChange={onPageChange}
      />
    </>
  );
}

function CupomCard({ loja, idCupom, valorTotalDaCompra, valorTotalDeDesconto, dtaCupom }: Cupom) {
  return (
    <DataLine
      title={loja === null ? 'Compra' : <span translate="no">{loja}</span>}
      facts={[
        { label: COMPRAS_LABELS.cupom, value: idCupom ?? '–', place: 'code' },
        { label: COMPRAS_LABELS.total, value: money(valorTotalDaCompra), place: 'amount' },
        { label: COMPRAS_LABELS.desconto, value: <Desconto valor={valorTotalDeDesconto} />, place: 'less' },
        { label: COMPRAS_LABELS.data, value: dtaCupom === null ? '–' : formatData(dtaCupom), place: 'day' },
      ]}
    />
  );
}

function Desconto({ valor }: { valor: Centavos | null }) {
  return (
    <>
      <span translate="no">{money(valor)}</span>
      {valor !== null && <span aria-hidden> de desconto</span>}
    </>
  );
}

const money = (value: Centavos | null): string => (value === null ? '–' : formatBRL(value));

/** @rule R240 */
const WAY_ON = {
  text: 'Diga seu CPF ou CNPJ no caixa, e cada compra aparece aqui.',
  drawing: <EmptyReceiptDrawing />,
  action: (
    <Button variant="contained" component={Link} to={ROTAS.location}>
      Encontrar uma loja
    </Button>
  ),
};

const LAYOUT = { gap: '8px' } as const;
