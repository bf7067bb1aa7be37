import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { Campanha } from './fidelidade.api.ts';
import type { RegulamentoWindow } from './regulamento-window.flow.ts';
import { ABRIR_REGULAMENTO, TROCAR_PONTOS } from './campanha.texts.ts';
import { formatPeriodo, hasDetalhes } from './campanha.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { DelayedWindowButton } from '../../ui/button/delayed-window-button.tsx';
import { CalendarIcon, StarIcon } from '../../ui/icons/later-icons.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';

interface CampanhaCardProps {
  campanha: Campanha;
  /** One level below the list's heading. */
  heading: 'h2' | 'h3';
  stage: ReturnType<RegulamentoWindow['stageOf']>;
  /** Leads to the exchange, too. */
  trocar: boolean;
  delayMs: number;
  regulamentoHref: string;
  onRegulamento: () => void;
  onFollow: () => void;
}

export const BANNER_RATIO = '12 / 5';

export const nomeOfCampanha = ({ campanha }: Campanha): string => campanha ?? 'Campanha';

/** One campaign: banner, name, description, dates, price text; Detalhes or Extrato by its type. @rule S2.48, R63 */
export function CampanhaCard(props: CampanhaCardProps) {
  const { campanha, heading, stage, delayMs, trocar, regulamentoHref, onRegulamento, onFollow } = props;
  const id = useId();
  const periodo = formatPeriodo(campanha.dtaInicio, campanha.dtaFim);
  const { descricao, currentPrice } = campanha;
  return (
    <Card component="article" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <RemoteImage src={campanha.imagemBanner} alt="" ratio={BANNER_RATIO} />
      <CardContent sx={{ display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        {/* With kerning, every line break of a very long word costs a scan of its rest. */}
        <Typography id={id} variant="h3" component={heading} sx={{ fontKerning: 'none' }}>
          {nomeOfCampanha(campanha)}
        </Typography>
        {descricao !== null && descricao !== '' && (
          <Typography sx={{ color: 'text.secondary' }}>{descricao}</Typography>
        )}
        <Stack spacing={0.75} sx={{ pt: 1 }}>
          {currentPrice !== null && currentPrice !== '' && (
            <Fact icon={<StarIcon />} strong>
              {currentPrice}
            </Fact>
          )}
          {periodo !== null && <Fact icon={<CalendarIcon />}>{periodo}</Fact>}
        </Stack>
        <Box sx={ACTIONS}>
          {trocar && campanha.idCampanha !== null && (
            <Button
              component={Link}
              to={rotaDaCampanha(ROTAS.campanhaResgates, campanha.idCampanha)}
              aria-describedby={id}
              sx={{ gridColumn: '1 / -1', justifySelf: 'start', ml: -2.75 }}
            >
              {TROCAR_PONTOS}
            </Button>
          )}
          <CampanhaLink campanha={campanha} describedBy={id} />
          <DelayedWindowButton
            look="outlined"
            label="Regulamento"
            stage={stage}
            delayMs={delayMs}
            describedBy={id}
            waitingText="Abrindo…"
            linkLabel={ABRIR_REGULAMENTO}
            href={regulamentoHref}
            onRequest={onRegulamento}
            onFollow={onFollow}
          />
        </Box>
      </CardContent>
    </Card>
  );
}

function CampanhaLink({ campanha, describedBy }: { campanha: Campanha; describedBy: string }) {
  const { idCampanha, tipo } = campanha;
  // Nothing can be requested without its id.
  if (idCampanha === null) return null;
  const detalhes = hasDetalhes(tipo);
  const rota = detalhes ? ROTAS.campanha : ROTAS.campanhaExtrato;
  return (
    <Button
      variant="contained"
      component={Link}
      to={rotaDaCampanha(rota, idCampanha)}
      aria-describedby={describedBy}
    >
      {detalhes ? 'Detalhes' : 'Extrato'}
    </Button>
  );
}

function Fact({ icon, strong = false, children }: { icon: ReactNode; strong?: boolean; children: string }) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'center', color: 'text.secondary', '& svg': { color: 'primary.main' } }}
    >
      {icon}
      <Typography
        variant={strong ? 'subtitle2' : 'body2'}
        sx={{ overflowWrap: 'anywhere', ...(strong && { color: 'text.primary' }) }}
      >
        {children}
      </Typography>
    </Stack>
  );
}

const ACTIONS = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.25rem), 1fr))',
  alignItems: 'start',
  mt: 'auto',
  pt: 1.5,
} as const;
