import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ItemResgate } from './fidelidade.api.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import type { Status } from '../../lib/status/status.ts';
import { CampanhaTitulo } from './campanha-titulo.view.tsx';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { RowsSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { useCounted } from '../../ui/page/use-counted.ts';
import { CARD_LAYOUT, VirtualList } from '../../ui/lists/virtual-list.tsx';
import { Desfecho, type DesfechoProps } from './desfecho.view.tsx';
import type { GrupoResgate } from './grupos.ts';
import { ItemCard, nomeOfItem } from './item-card.view.tsx';
import { SALDO_NA_CAMPANHA, TROCAR_PONTOS } from './campanha.texts.ts';

export interface ResgatesViewProps extends Omit<DesfechoProps, 'saldo'> {
  idCampanha: string;
  /** Null while unknown. */
  campanha: string | null;
  /** Null until a trustworthy balance is loaded. */
  saldo: { status: Status; pontos: Decimal | null; retry: () => void };
  status: Status;
  /** Items by kind. */
  grupos: readonly GrupoResgate[];
  retry: () => void;
  locked: boolean;
  /** What was exchanged here, by its id. */
  trocados: ReadonlySet<string>;
  /** Why points cannot be spent now. @rule R104 */
  disabledReason: string | null;
  onTrocar: (item: ItemResgate) => void;
}

/** `/campanha/{id}/resgates`: the points, and the items by kind. @rule S2.53, S8.11, R64 */
export function ResgatesView(props: ResgatesViewProps) {
  const { idCampanha, campanha, nomePonto, saldo, status, grupos, retry } = props;
  const { locked, trocados, disabledReason, onTrocar } = props;
  return (
    <>
      <CampanhaTitulo titulo={TROCAR_PONTOS} {...{ campanha, idCampanha }} />
      <SaldoDePontos {...saldo} nomePonto={nomePonto} />
      <StatusArea
        status={status}
        skeleton={<RowsSkeleton count={4} />}
        emptyText="Esta campanha não tem itens para troca no momento."
        failedTitle="Ops!, ocorreu um erro ao tentar resgatar dados da campanha!"
        onRetry={retry}
      >
        <div className="card-groups">
          <Box className="near" sx={{ rowGap: 4 }}>
            {grupos.map((grupo) => (
              <Grupo
                key={grupo.titulo}
                grupo={grupo}
                saldo={saldo.pontos}
                {...{ idCampanha, nomePonto, locked, trocados, disabledReason, onTrocar }}
              />
            ))}
          </Box>
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
  // Here, where it outlives the skeleton between two balances.
  const counted = useCounted(pontos);
  return (
    <Card component="section" aria-label={SALDO_NA_CAMPANHA} sx={SALDO}>
      <CardContent sx={{ px: 3, py: 1.5, '&:last-child': { pb: 1.5 } }}>
        <StatusArea
          status={status}
          minHeight="3.75rem"
          skeleton={
            <Stack spacing={1}>
              <Skeleton width={160} height={20} />
              <Skeleton width={220} height={36} />
            </Stack>
          }
          onRetry={retry}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {SALDO_NA_CAMPANHA}
          </Typography>
          <Figura {...{ pontos, nomePonto, counted }} />
        </StatusArea>
      </CardContent>
    </Card>
  );
}

interface FiguraProps extends Pick<ResgatesViewProps, 'nomePonto'> {
  pontos: Decimal | null;
  counted: string | null;
}

/** Announced again after an exchange; on its way it is for the eye alone. */
function Figura({ pontos, nomePonto, counted }: FiguraProps) {
  const text = pontos === null ? '–' : contarPontos(pontos, nomePonto);
  return (
    <ChangingText variant="h1" translate="no" sx={FIGURA}>
      {/* Neither another element nor another position: Firefox would announce it again. */}
      <span {...(counted !== null && { style: { opacity: 0 } })}>{text}</span>
      {counted !== null && (
        <Box component="span" aria-hidden sx={{ position: 'absolute', left: 0 }}>
          {contarPontos(counted as Decimal, nomePonto)}
        </Box>
      )}
    </ChangingText>
  );
}

const FIGURA = {
  display: 'block',
  position: 'relative',
  color: 'primary.main',
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Below the bar while the items go by. */
const SALDO = { mb: 4, position: 'sticky', top: { xs: 64, sm: 68 }, zIndex: 2 } as const;

type GrupoProps = Pick<
  ResgatesViewProps,
  'idCampanha' | 'nomePonto' | 'locked' | 'trocados' | 'disabledReason' | 'onTrocar'
> & {
  grupo: GrupoResgate;
  saldo: Decimal | null;
};

function Grupo({ grupo: { titulo, itens, above }, trocados, onTrocar, ...rest }: GrupoProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} data-count={itens.length}>
      <Typography variant="h2" id={id} gutterBottom>
        {titulo}
      </Typography>
      <VirtualList
        items={itens}
        nameOf={nomeOfItem}
        layout={CARD_LAYOUT}
        above={above}
        render={(item) => (
          <ItemCard
            item={item}
            trocado={trocados.has(item.idResgate)}
            onTrocar={() => onTrocar(item)}
            {...rest}
          />
        )}
      />
    </section>
  );
}
