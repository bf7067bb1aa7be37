import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { BannerItem } from '../../api/banners.api.ts';
import { nomeCurto } from '../../lib/texto.ts';
import type { Status } from '../../lib/status.ts';
import { EmpresaFilter } from '../../parts/empresa/empresa-filter.view.tsx';
import type { ChosenEmpresa } from '../../parts/empresa/use-chosen-empresa.ts';
import { OfertasView } from '../../parts/oferta/ofertas.view.tsx';
import type { Ofertas } from '../../parts/oferta/use-ofertas.ts';
import { WhenNear } from '../../ui/when-near.tsx';
import { BannersView } from './banners.view.tsx';
import { EconomiaCard, type EconomiaCardProps } from './economia-card.view.tsx';
import { SaldoCard, type SaldoCardProps } from './saldo-card.view.tsx';

const loadVitrine = async () =>
  (await import(/* webpackChunkName: "vitrine" */ './vitrine/vitrine.tsx')).Vitrine;

export interface PortalViewProps {
  banners: { status: Status; items: readonly BannerItem[] };
  nome: string | null;
  economia: Omit<EconomiaCardProps, 'nome'>;
  saldo: SaldoCardProps;
  empresa: ChosenEmpresa;
  ofertas: Ofertas;
  /** The address of /promocoes for the chosen store (R52). */
  exclusivasHref: string;
}

/** `/portal` as it is seen (spec 2). */
export function PortalView({
  banners,
  nome,
  economia,
  saldo,
  empresa,
  ofertas,
  exclusivasHref,
}: PortalViewProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: { xs: 2, md: 3 } }}>
      <Typography variant="h1">{nome === null ? 'Olá!' : `Olá, ${nomeCurto(nome)}`}</Typography>
      <BannersView {...banners} />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' } }}>
        <EconomiaCard nome={nome} {...economia} />
        <SaldoCard {...saldo} />
      </Box>
      <Box component="section" aria-labelledby="ofertas-titulo">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-end', mb: 3 }}>
          <Typography variant="h2" id="ofertas-titulo" sx={{ flexGrow: 1 }}>
            Ofertas da semana
          </Typography>
          <Box sx={{ width: { xs: '100%', sm: 320 } }}>
            <EmpresaFilter empresa={empresa} />
          </Box>
          <Button variant="contained" href={exclusivasHref} sx={{ width: { xs: '100%', sm: 'auto' } }}>
            Ofertas Exclusivas
          </Button>
        </Box>
        <OfertasView ofertas={ofertas} />
      </Box>
      {/* After the first content alone: its calls are optional (R67). */}
      {ofertas.status !== 'loading' && <WhenNear load={loadVitrine} />}
    </Box>
  );
}
