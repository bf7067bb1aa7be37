import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { EmpresaFilter } from '../../parts/empresa/empresa-filter.view.tsx';
import type { ChosenEmpresa } from '../../parts/empresa/use-chosen-empresa.ts';
import { OfertasView } from '../../parts/oferta/ofertas.view.tsx';
import type { Ofertas } from '../../parts/oferta/use-ofertas.ts';

/** `/promocoes` as it is seen (spec 2). */
export function PromocoesView({ empresa, ofertas }: { empresa: ChosenEmpresa; ofertas: Ofertas }) {
  return (
    <>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Ofertas Exclusivas
      </Typography>
      <Box sx={{ mb: 3, maxWidth: 420 }}>
        <EmpresaFilter empresa={empresa} />
      </Box>
      <OfertasView ofertas={ofertas} />
    </>
  );
}
