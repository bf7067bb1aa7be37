import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { StateFrame } from '../../ui/feedback/state-frame.tsx';
import { HomeIcon } from '../../ui/icons/icon.tsx';
import { ChevronLeftIcon } from '../../ui/icons/later-icons.tsx';
import { TornReceiptDrawing } from '../../ui/pictures/late-drawing.tsx';

interface CampanhaTituloProps {
  idCampanha: string;
  /** The screen's title. */
  titulo: string;
  /** The campaign's name; null while unknown. */
  campanha: string | null;
}

/** The head of a campaign's lists, with links to its details and the home. @rule S2.54, R65 */
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

/** An address without a campaign: a message and a link; there is nothing to retry. @rule R66 */
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
