import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { rotaDaCampanha } from '../../lib/rotas/rota-da-campanha.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { StateFrame } from '../../ui/feedback/state-frame.tsx';
import { HomeIcon } from '../../ui/icons/icon.tsx';
import { ChevronLeftIcon } from '../../ui/icons/later-icons.tsx';
import { TornReceiptDrawing } from '../../ui/pictures/late-drawing.tsx';

interface CampanhaTituloProps {
  idCampanha: string;
  /** Of the screen. */
  titulo: string;
  /** The campaign's name; null: not known (yet). */
  campanha: string | null;
}

/** The head of a campaign's lists, with the two ways out: to its details, literally, and to the home page. @rule S2.54, R65 */
export function CampanhaTitulo({ idCampanha, titulo, campanha }: CampanhaTituloProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 3 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography variant="h1">{titulo}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {campanha}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button
          variant="outlined"
          size="small"
          startIcon={<ChevronLeftIcon />}
          component={Link}
          to={rotaDaCampanha(ROTAS.campanha, idCampanha)}
        >
          Voltar
        </Button>
        <Button variant="outlined" size="small" startIcon={<HomeIcon />} component={Link} to={ROTAS.portal}>
          Home
        </Button>
      </Stack>
    </Stack>
  );
}

/** An address without a campaign: the screen's own words, and a way on, for there is nothing to try again. @rule R66 */
export function SemParametro({ message }: { message: string }) {
  return (
    <StateFrame
      page
      drawing={<TornReceiptDrawing />}
      title={message}
      action={
        <Button variant="outlined" startIcon={<HomeIcon />} component={Link} to={ROTAS.portal}>
          Home
        </Button>
      }
    />
  );
}
