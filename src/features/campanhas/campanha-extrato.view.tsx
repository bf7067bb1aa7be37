import Box from '@mui/material/Box';
import type { LancamentoPontos } from './fidelidade.api.ts';
import { formatData } from '../../lib/datas/datas.ts';
import { signOf, ZERO } from '../../lib/numeros/decimal.ts';
import { contarMovimento } from '../../lib/numeros/pontos.ts';
import type { Status } from '../../lib/status/status.ts';
import { CampanhaTitulo } from './campanha-titulo.view.tsx';
import { DataLine } from '../../ui/lists/data-line.tsx';
import { LinesSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';

export interface CampanhaExtratoViewProps {
  idCampanha: string;
  /** Null while unknown. */
  campanha: string | null;
  nomePonto: string | null;
  status: Status;
  /** Without entries of zero points. @rule R65 */
  lancamentos: readonly LancamentoPontos[];
  retry: () => void;
}

/** `/campanha/{id}/extrato`: the points received and spent. @rule S2.54, S2.55, S8.21 */
export function CampanhaExtratoView(props: CampanhaExtratoViewProps) {
  const { idCampanha, campanha, nomePonto, status, lancamentos, retry } = props;
  return (
    <>
      <CampanhaTitulo titulo="Extrato" {...{ campanha, idCampanha }} />
      <StatusArea
        status={status}
        skeleton={<LinesSkeleton count={4} />}
        emptyText="Não há nenhum extrato disponível."
        failedTitle="Ops!, Erro ao consultar informações de extratos"
        onRetry={retry}
      >
        <VirtualList
          items={lancamentos}
          nameOf={({ descricao }) => descricao ?? 'Lançamento'}
          layout={LAYOUT}
          render={(lancamento) => <LancamentoCard {...lancamento} nomePonto={nomePonto} />}
        />
      </StatusArea>
    </>
  );
}

function LancamentoCard({
  descricao,
  qtDePonto,
  dtaEvento,
  nomePonto,
}: LancamentoPontos & Pick<CampanhaExtratoViewProps, 'nomePonto'>) {
  const entrada = signOf(qtDePonto ?? ZERO) > 0;
  return (
    <DataLine
      isTitleLong
      title={descricao ?? 'Lançamento'}
      aside={
        <Box component="span" sx={entrada ? { color: 'primary.main' } : null}>
          {qtDePonto === null ? '–' : contarMovimento(qtDePonto, nomePonto)}
        </Box>
      }
      facts={[{ label: 'Data', value: dtaEvento === null ? '–' : formatData(dtaEvento), place: 'day' }]}
    />
  );
}

const LAYOUT = { gap: '8px' } as const;
