import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Link } from 'react-router-dom';
import type { ResgateEfetuado, ResgatePendente } from './fidelidade.api.ts';
import { formatData } from '../../lib/datas/datas.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import type { Status } from '../../lib/status/status.ts';
import { CampanhaTitulo } from './campanha-titulo.view.tsx';
import { type Coluna, Tabela } from './tabela.view.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { EmptyPresentDrawing } from '../../ui/pictures/drawing-empty.tsx';

/** Verbatim. @rule S2.56 */
const PENDENTES = 'Resgates Pendentes';
const EFETUADOS = 'Resgates Efetuados';

export type Aba = 'pendentes' | 'efetuados';

export interface ResgatesDetalhesViewProps {
  idCampanha: string;
  /** Null while unknown. */
  campanha: string | null;
  nomePonto: string | null;
  aba: Aba;
  onAbaChange: (aba: Aba) => void;
  /** The chosen tab's entries. */
  status: Status;
  pendentes: readonly ResgatePendente[];
  efetuados: readonly ResgateEfetuado[];
  retry: () => void;
}

/** `/campanha/{id}/resgates/detalhes`: two tabs with a table each, cards on a phone. @rule S2.56, S8.23 */
export function ResgatesDetalhesView(props: ResgatesDetalhesViewProps) {
  const { idCampanha, campanha, nomePonto, aba, onAbaChange, status, pendentes, efetuados, retry } = props;
  const ofPendentes = aba === 'pendentes';
  return (
    <>
      <CampanhaTitulo titulo="Minhas Trocas" {...{ campanha, idCampanha }} />
      <Tabs
        aria-label="Situação dos resgates"
        value={aba}
        onChange={(_event, chosen: Aba) => onAbaChange(chosen)}
      >
        <Tab value="pendentes" label={PENDENTES} id="aba-pendentes" aria-controls="painel" />
        <Tab value="efetuados" label={EFETUADOS} id="aba-efetuados" aria-controls="painel" />
      </Tabs>
      <Box role="tabpanel" id="painel" aria-labelledby={`aba-${aba}`} tabIndex={0} sx={{ borderRadius: 2 }}>
        <StatusArea
          status={status}
          skeleton={<ListSkeleton count={2} height={180} />}
          emptyText={ofPendentes ? 'Você não tem resgates pendentes.' : 'Você não tem resgates efetuados.'}
          wayOn={wayOn(idCampanha)}
          failedTitle="Ops! Não foi possivel recuperar detalhes dos resgates"
          onRetry={retry}
        >
          {ofPendentes ? (
            <Tabela caption={PENDENTES} columns={pendentesColumns(nomePonto)} rows={pendentes} />
          ) : (
            <Tabela caption={EFETUADOS} columns={efetuadosColumns(nomePonto)} rows={efetuados} />
          )}
        </StatusArea>
      </Box>
    </>
  );
}

/** @rule R240 */
const wayOn = (idCampanha: string) => ({
  text: 'Escolha um prêmio e troque seus pontos: ele aparece aqui.',
  drawing: <EmptyPresentDrawing />,
  action: (
    <Button variant="contained" component={Link} to={rotaDaCampanha(ROTAS.campanhaResgates, idCampanha)}>
      Ver prêmios
    </Button>
  ),
});

function pendentesColumns(nomePonto: string | null): Coluna<ResgatePendente>[] {
  return [
    { label: 'Resgate', value: ({ idResgate }) => idResgate ?? '–' },
    { label: 'Descrição', text: true, value: ({ descricao }) => descricao ?? '–' },
    {
      label: 'Data da solicitação',
      value: ({ dtaSolicitacaoTroca }) =>
        dtaSolicitacaoTroca === null ? '–' : formatData(dtaSolicitacaoTroca),
    },
    { label: 'Pontos', numeric: true, value: ({ qtdPonto }) => pontos(qtdPonto, nomePonto) },
  ];
}

function efetuadosColumns(nomePonto: string | null): Coluna<ResgateEfetuado>[] {
  return [
    { label: 'Resgate', value: ({ idResgate }) => idResgate ?? '–' },
    { label: 'Descrição', text: true, value: ({ descricao }) => descricao ?? '–' },
    { label: 'Produto', text: true, value: ({ nomeProduto }) => nomeProduto ?? '–' },
    { label: 'Tipo', value: ({ tipo }) => (tipo === null ? '–' : (TIPOS[tipo.toUpperCase()] ?? tipo)) },
    {
      label: 'Pontos da campanha',
      numeric: true,
      value: ({ qtdePontosCampanha }) => pontos(qtdePontosCampanha, nomePonto),
    },
  ];
}

/** Products, vouchers, partner items. @rule S2.53 */
const TIPOS: Readonly<Record<string, string>> = { PR: 'Produto', VO: 'Voucher', CV: 'Conveniado' };

const pontos = (value: Decimal | null, nomePonto: string | null): string =>
  value === null ? '–' : contarPontos(value, nomePonto);
