import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Saldo } from './conta.api.ts';
import type { Lancamento } from './extrato.api.ts';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { formatBRL, formatSignedBRL } from '../../lib/numeros/dinheiro.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { Vencimento } from '../../ui/page/vencimento.view.tsx';
import { DataLine, type LineFact } from '../../ui/lists/data-line.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Pager } from '../../ui/lists/pager.tsx';
import { CardSkeleton, LinesSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { EmptyJarDrawing } from '../../ui/pictures/drawing-empty.tsx';
import { EXPIRADO, VALIDO } from './conta.texts.ts';

export interface ExtratoViewProps {
  saldo: { status: Status; saldo: Saldo | null; retry: () => void };
  /** Below the entries' title: the download. */
  file?: ReactNode;
  status: Status;
  /** The current page's entries. */
  lancamentos: readonly Lancamento[];
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
  retry: () => void;
  /** Null: the feature is off. */
  hoje: DataCivil | null;
}

/** `/contacorrente/extrato`: balances, entries, pager. @rule S2.64–S2.67, S8.21, R62 */
export function ExtratoView(props: ExtratoViewProps) {
  const { saldo, file, status, lancamentos, page, pages, onPageChange, retry, hoje } = props;
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Extrato
      </Typography>
      <Box sx={COLUNAS}>
        <Card component="section" aria-label="Seu saldo">
          <CardContent sx={{ p: 3, '&:last-child': { pb: 3 } }}>
            <StatusArea status={saldo.status} skeleton={<CardSkeleton />} onRetry={saldo.retry}>
              {saldo.saldo !== null && <SaldoFigures saldo={saldo.saldo} />}
            </StatusArea>
          </CardContent>
        </Card>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" gutterBottom>
            Movimentações
          </Typography>
          {file}
          <LiveRegion message={hasContent(status) && pages > 1 ? `Página ${page} de ${pages}` : ''} />
          <StatusArea
            status={status}
            skeleton={<LinesSkeleton count={2} />}
            emptyText="Nenhuma informação registrada."
            wayOn={WAY_ON}
            failedTitle="Ops!, Erro ao consultar informações de extratos"
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
        </Box>
      </Box>
    </>
  );
}

/** Available and pending balance of the cash-back account. */
function SaldoFigures({ saldo: { valorDisponivel, valorPendente } }: { saldo: Saldo }) {
  const figures = [
    { label: 'Saldo disponível', value: valorDisponivel, look: 'h1' },
    { label: 'Saldo pendente', value: valorPendente, look: 'h3' },
  ] as const;
  return (
    <Stack component="dl" direction="row" sx={FIGURES}>
      {figures.map(({ label, value, look }) => (
        <div key={label}>
          <Typography variant="body2" component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography variant={look} component="dd" translate="no" sx={{ m: 0 }}>
            <Inteiro>{formatBRL(value)}</Inteiro>
          </Typography>
        </div>
      ))}
    </Stack>
  );
}

const FIGURES = {
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '4px 24px',
  m: 0,
  fontVariantNumeric: 'tabular-nums',
  containerType: 'inline-size',
} as const;

/** An amount that never breaks: in large letters it is as large as its line has room for. @rule R251 */
function Inteiro({ children }: { children: string }) {
  const widest = `${Math.floor(160 / children.length)}cqi`;
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontSize: `min(1em, ${widest})` }}>
      {children}
    </Box>
  );
}

type LancamentoCardProps = Lancamento & Pick<ExtratoViewProps, 'hoje'>;

function LancamentoCard(props: LancamentoCardProps) {
  const { idExtrato, descricao, dtaEvento, dtaExpiracao, valor, expirado, hoje } = props;
  const facts: LineFact[] = [
    { label: 'Data', value: dtaEvento === null ? '–' : formatData(dtaEvento), place: 'day' },
    { label: 'Nº', value: idExtrato ?? '–', place: 'code' },
    {
      label: 'Situação',
      value: (
        <Box component="span" sx={{ color: expirado ? 'error.main' : 'success.main' }}>
          {expirado ? EXPIRADO : VALIDO}
        </Box>
      ),
      place: 'less',
    },
  ];
  if (dtaExpiracao !== null)
    facts.push({
      label: 'Expira em',
      value: (
        <>
          <span translate="no">{formatData(dtaExpiracao)}</span>
          {!expirado && <Vencimento data={dtaExpiracao} hoje={hoje} />}
        </>
      ),
      place: 'until',
    });
  return (
    <DataLine
      heading="h3"
      isTitleLong
      title={descricao ?? 'Lançamento'}
      aside={
        <Box component="span" translate="no" sx={valor >= 0 ? VALOR_IN : VALOR}>
          {formatSignedBRL(valor)}
        </Box>
      }
      facts={facts}
    />
  );
}

const VALOR = { whiteSpace: 'nowrap' } as const;
const VALOR_IN = { ...VALOR, color: 'primary.main' } as const;

/** @rule R240 */
const WAY_ON = {
  text: 'O dinheiro de volta das suas compras aparece aqui.',
  drawing: <EmptyJarDrawing />,
  action: (
    <Button variant="contained" component={Link} to={ROTAS.promocoes}>
      Ver ofertas
    </Button>
  ),
};

const LAYOUT = { gap: '8px' } as const;

/** The balance stands beside its entries where each of them still has one line. */
const COLUNAS = {
  display: 'grid',
  gap: { xs: 3, xl: 4 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: '22rem minmax(0, 1fr)' },
} as const;
