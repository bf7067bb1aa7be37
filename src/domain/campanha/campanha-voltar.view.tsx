import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { ChevronLeftIcon } from '../../ui/icons/icon-more.tsx';
import { HomeIcon } from '../../ui/icons/icon.tsx';

/** The two ways out of a campaign's lists (spec 2): to its details, literally (R65), and to the home page. */
export function CampanhaVoltar({ idCampanha }: { idCampanha: string }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<ChevronLeftIcon />}
        href={`#${rotaDaCampanha(ROTAS.campanha, idCampanha)}`}
      >
        Voltar
      </Button>
      <Button variant="outlined" size="small" startIcon={<HomeIcon />} href={`#${ROTAS.portal}`}>
        Home
      </Button>
    </Box>
  );
}
