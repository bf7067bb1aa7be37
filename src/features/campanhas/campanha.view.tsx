import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Campanha } from './fidelidade.api.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { DocumentIcon } from '../../ui/icons/icon.tsx';
import { ChevronLeftIcon, ChevronRightIcon, GiftIcon, TrophyIcon } from '../../ui/icons/later-icons.tsx';
import { MINHAS_TROCAS, TROCAR_PONTOS } from './campanha.texts.ts';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';

const SALDO_DE_PONTOS = 'Saldo de pontos';

export interface CampanhaViewProps {
  idCampanha: string;
  status: Status;
  campanha: Campanha | null;
  onRetry: () => void;
  /** Null while unknown. */
  saldo: { status: Status; pontos: Decimal | null; onRetry: () => void };
}

/** `/campanha/{id}/detalhes`: banner, name, description, balance, three tiles, Voltar. @rule S2.51, S2.52, S8.11 */
export function CampanhaView({ idCampanha, status, campanha, onRetry, saldo }: CampanhaViewProps) {
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ChevronLeftIcon />}
        component={Link}
        to={ROTAS.campanhas}
        sx={{ mb: 2 }}
      >
        Voltar
      </Button>
      {!hasContent(status) && (
        <Typography variant="h1" gutterBottom>
          Campanha
        </Typography>
      )}
      <StatusArea
        status={status}
        skeleton={<CampanhaSkeleton />}
        failedTitle="Ops!, não foi possivel capturar detalhes da campanha"
        onRetry={onRetry}
      >
        {campanha !== null && (
          <>
            <Grid container spacing={{ xs: 2.5, md: 4 }} sx={{ alignItems: 'flex-start' }}>
              <Grid size={{ xs: 12, md: 7 }}>
                <Card>
                  <RemoteImage src={campanha.imagemBanner} alt="" ratio={BANNER_RATIO} eager />
                </Card>
              </Grid>
              <Grid size={{ xs: 12, md: 5 }}>
                <Stack spacing={0.5} sx={{ mb: 3 }}>
                  <Typography variant="h1">{campanha.campanha ?? 'Campanha'}</Typography>
                  {campanha.descricao !== null && (
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {campanha.descricao}
                    </Typography>
                  )}
                </Stack>
                <SaldoTile {...saldo} nomePonto={campanha.nomePonto} />
              </Grid>
            </Grid>
            <Tiles idCampanha={idCampanha} campanha={campanha} />
          </>
        )}
      </StatusArea>
    </>
  );
}

/** The points balance, in the campaign's word for points. @rule S2.51, R63 */
function SaldoTile({
  status,
  pontos,
  nomePonto,
  onRetry,
}: CampanhaViewProps['saldo'] & Pick<Campanha, 'nomePonto'>) {
  return (
    <Card variant="outlined" component="section" aria-label={SALDO_DE_PONTOS}>
      <CardContent>
        <StatusArea
          status={status}
          skeleton={<Skeleton width="55%" height={64} />}
          minHeight={64}
          onRetry={onRetry}
        >
          {pontos !== null && (
            <>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {SALDO_DE_PONTOS}
              </Typography>
              <Typography
                variant="h1"
                component="p"
                translate="no"
                sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
              >
                {contarPontos(pontos, nomePonto)}
              </Typography>
            </>
          )}
        </StatusArea>
      </CardContent>
    </Card>
  );
}

/** Extrato is always enabled, the other two depend on the campaign. @rule R63 */
function Tiles({ idCampanha, campanha }: { idCampanha: string; campanha: Campanha }) {
  const { flagTrocarPontos, flagMinhasTrocas } = campanha;
  const to = (rota: Parameters<typeof rotaDaCampanha>[0]) => rotaDaCampanha(rota, idCampanha);
  return (
    <Box component="ul" sx={TILES}>
      <Tile label="Extrato" icon={<DocumentIcon size={28} />} to={to(ROTAS.campanhaExtrato)} />
      <Tile
        label={TROCAR_PONTOS}
        icon={<GiftIcon size={28} />}
        to={flagTrocarPontos ? to(ROTAS.campanhaResgates) : null}
      />
      <Tile
        label={MINHAS_TROCAS}
        icon={<TrophyIcon size={28} />}
        to={flagMinhasTrocas ? to(ROTAS.campanhaTrocas) : null}
      />
    </Box>
  );
}

interface TileProps {
  label: string;
  icon: ReactNode;
  /** Null: not offered; the tile says so. */
  to: string | null;
}

/** A large link of a campaign. A disabled one keeps its place. */
function Tile({ label, icon, to }: TileProps) {
  return to === null ? (
    <Card component="li" elevation={0} sx={{ bgcolor: 'surface.sunken', borderColor: 'transparent' }}>
      <CardActionArea disabled sx={{ ...TILE, color: 'text.secondary' }}>
        {icon}
        <Box component="span" sx={{ flexGrow: 1 }}>
          <span>{label}</span>
          <Typography component="small" variant="body2" sx={{ display: 'block' }}>
            Não disponível nesta campanha
          </Typography>
        </Box>
      </CardActionArea>
    </Card>
  ) : (
    <Card component="li" sx={{ '&:hover': { borderColor: 'primary.main' } }}>
      <CardActionArea component={Link} to={to} sx={{ ...TILE, '& > svg': { color: 'primary.main' } }}>
        {icon}
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          {label}
        </Box>
        <ChevronRightIcon />
      </CardActionArea>
    </Card>
  );
}

function CampanhaSkeleton() {
  return (
    <Stack spacing={2.5}>
      <Skeleton height={180} />
      <Skeleton width="70%" height={20} />
      <ListSkeleton count={3} height={92} />
    </Stack>
  );
}

const BANNER_RATIO = '12 / 5';

const TILES = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(11rem, 1fr))' },
  listStyle: 'none',
  m: 0,
  mt: { xs: 3, md: 4 },
  p: 0,
} as const;

const TILE = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minHeight: 86,
  height: '100%',
  px: 2.5,
  py: 2,
  typography: 'subtitle1',
} as const;
