import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Campanha } from '../../api/fidelidade/fidelidade.schema.ts';
import { formatPeriodo, hasDetalhes } from '../../lib/ofertas/campanha.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { DelayedWindowButton } from '../../ui/mui/dialogs/delayed-window-button.tsx';
import { CalendarIcon, StarIcon } from '../../ui/icons/icon-more.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { BLOCKED, BLOCKED_LINK, OPENING } from './campanhas.texts.ts';

interface CampanhaCardProps {
  campanha: Campanha;
  /** One below the heading that the list stands under. */
  heading: 'h2' | 'h3';
  stage: 'idle' | 'waiting' | 'blocked' | 'locked';
  delayMs: number;
  regulamentoHref: string;
  onRegulamento: () => void;
  onFollow: () => void;
}

export const BANNER_RATIO = '12 / 5';

export const nomeOfCampanha = ({ campanha }: Campanha): string => campanha ?? 'Campanha';

/** One campaign (spec 2): banner, name, description, dates, price text; Detalhes or Extrato by its type (R63). */
export function CampanhaCard(props: CampanhaCardProps) {
  const { campanha, heading, stage, delayMs, regulamentoHref, onRegulamento, onFollow } = props;
  const id = useId();
  const periodo = formatPeriodo(campanha.dtaInicio, campanha.dtaFim);
  const { descricao, currentPrice } = campanha;
  return (
    <Card component="article" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <RemoteImage src={campanha.imagemBanner} alt="" ratio={BANNER_RATIO} />
      <Box sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1, flexGrow: 1 }}>
        <Typography id={id} variant="h3" component={heading}>
          {nomeOfCampanha(campanha)}
        </Typography>
        {descricao !== null && descricao !== '' && (
          <Typography sx={{ color: 'text.secondary' }}>{descricao}</Typography>
        )}
        <Box sx={{ display: 'grid', gap: 0.75, mt: 'auto', pt: 1 }}>
          {currentPrice !== null && currentPrice !== '' && (
            <Fact icon={<StarIcon />} strong>
              {currentPrice}
            </Fact>
          )}
          {periodo !== null && <Fact icon={<CalendarIcon />}>{periodo}</Fact>}
        </Box>
        <Box sx={actions}>
          <CampanhaLink campanha={campanha} describedBy={id} />
          <DelayedWindowButton
            variant="outlined"
            label="Regulamento"
            stage={stage}
            delayMs={delayMs}
            describedBy={id}
            waitingText={OPENING}
            blockedText={BLOCKED}
            linkLabel={BLOCKED_LINK}
            href={regulamentoHref}
            onRequest={onRegulamento}
            onFollow={onFollow}
          />
        </Box>
      </Box>
    </Card>
  );
}

function CampanhaLink({ campanha, describedBy }: { campanha: Campanha; describedBy: string }) {
  const { idCampanha, tipo } = campanha;
  // Nothing can be asked for without its id.
  if (idCampanha === null) return null;
  const detalhes = hasDetalhes(tipo);
  const rota = detalhes ? ROTAS.campanha : ROTAS.campanhaExtrato;
  return (
    <Button variant="contained" href={`#${rotaDaCampanha(rota, idCampanha)}`} aria-describedby={describedBy}>
      {detalhes ? 'Detalhes' : 'Extrato'}
    </Button>
  );
}

function Fact({ icon, strong = false, children }: { icon: ReactNode; strong?: boolean; children: string }) {
  return (
    <Typography
      variant="body2"
      component="p"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        fontWeight: strong ? 600 : 400,
        color: strong ? 'text.primary' : 'text.secondary',
        '& svg': { color: 'primary.main' },
      }}
    >
      {icon}
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Typography>
  );
}

const actions = {
  display: 'grid',
  gap: 1.25,
  gridTemplateColumns: 'repeat(auto-fit, minmax(148px, 1fr))',
  alignItems: 'start',
  mt: 1.5,
} as const;
