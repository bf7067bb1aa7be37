import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Campanha } from '../../api/fidelidade/fidelidade.schema.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import type { Status } from '../../lib/listas/status.ts';
import { ChevronLeftIcon, GiftIcon, TrophyIcon } from '../../ui/icons/icon-more.tsx';
import { DocumentIcon } from '../../ui/icons/icon.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { LineSkeleton, ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { CampanhaTile } from './campanha-tile.view.tsx';
import { CAMPANHA_FAILED, EXTRATO, MINHAS_TROCAS, TROCAR_PONTOS } from './campanha.texts.ts';
import { SaldoTile, type SaldoTileProps } from './saldo-tile.view.tsx';

export interface CampanhaViewProps {
  idCampanha: string;
  status: Status;
  campanha: Campanha | null;
  onRetry: () => void;
  saldo: Omit<SaldoTileProps, 'nomePonto'>;
}

/** `/campanha/{id}/detalhes` as it is seen (spec 2): banner, name, description, balance, three tiles, Voltar. */
export function CampanhaView({ idCampanha, status, campanha, onRetry, saldo }: CampanhaViewProps) {
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ChevronLeftIcon />}
        href={`#${ROTAS.campanhas}`}
        sx={{ mb: 2 }}
      >
        Voltar
      </Button>
      {status !== 'ready' && <Typography variant="h1">Campanha</Typography>}
      <StatusArea
        status={status}
        skeleton={<CampanhaSkeleton />}
        failedTitle={CAMPANHA_FAILED}
        onRetry={onRetry}
      >
        {campanha !== null && (
          <>
            <Box sx={hero}>
              <Card>
                <RemoteImage src={campanha.imagemBanner} alt="" ratio={BANNER_RATIO} eager />
              </Card>
              <Box>
                <SectionTitle level={1} hint={campanha.descricao ?? undefined}>
                  {campanha.campanha ?? 'Campanha'}
                </SectionTitle>
                <SaldoTile {...saldo} nomePonto={campanha.nomePonto} />
              </Box>
            </Box>
            <Tiles idCampanha={idCampanha} campanha={campanha} />
          </>
        )}
      </StatusArea>
    </>
  );
}

/** Extrato is always open (R63), the other two as the campaign says. */
function Tiles({ idCampanha, campanha }: { idCampanha: string; campanha: Campanha }) {
  const { flagTrocarPontos, flagMinhasTrocas } = campanha;
  const to = (rota: Parameters<typeof rotaDaCampanha>[0]) => `#${rotaDaCampanha(rota, idCampanha)}`;
  return (
    <Box component="ul" sx={tiles}>
      <CampanhaTile label={EXTRATO} icon={<DocumentIcon size={28} />} href={to(ROTAS.campanhaExtrato)} />
      <CampanhaTile
        label={TROCAR_PONTOS}
        icon={<GiftIcon size={28} />}
        href={flagTrocarPontos ? to(ROTAS.campanhaResgates) : null}
      />
      <CampanhaTile
        label={MINHAS_TROCAS}
        icon={<TrophyIcon size={28} />}
        href={flagMinhasTrocas ? to(ROTAS.campanhaTrocas) : null}
      />
    </Box>
  );
}

const BANNER_RATIO = '12 / 5';

function CampanhaSkeleton() {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 2 }}>
      <LineSkeleton width="100%" height={180} />
      <LineSkeleton width="70%" />
      <ListSkeleton count={3} height={92} />
    </Box>
  );
}

const hero = {
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  alignItems: 'start',
} as const;

const tiles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
  listStyle: 'none',
  m: 0,
  mt: { xs: 3, md: 4 },
  p: 0,
} as const;
