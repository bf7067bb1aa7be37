import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useDeferredValue } from 'react';
import { CardGridSkeleton } from '../../ui/skeletons.tsx';
import { StatusArea } from '../../ui/status-area.tsx';
import { OfertaCard } from './oferta-card.view.tsx';
import { OFERTAS_EMPTY } from './ofertas.texts.ts';
import type { Ofertas } from './use-ofertas.ts';

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'repeat(auto-fill, minmax(148px, 1fr))',
    sm: 'repeat(auto-fill, minmax(208px, 1fr))',
  },
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

/**
 * The offer groups of a store, each under its name; loading, empty and failed states of the whole. Many cards at once:
 * they are rendered in slices, between which the screen answers.
 */
export function OfertasView({ ofertas }: { ofertas: Ofertas }) {
  return <Grupos ofertas={useDeferredValue(ofertas)} />;
}

const Grupos = memo(function Grupos({ ofertas }: { ofertas: Ofertas }) {
  return (
    <StatusArea
      status={ofertas.status}
      skeleton={<CardGridSkeleton ratio="1 / 1" />}
      emptyText={OFERTAS_EMPTY}
      onRetry={ofertas.retry}
    >
      {ofertas.grupos.map((grupo, index) => (
        // The wire gives a group no identity: its place in the answer is the key.
        <Box component="section" key={index} aria-label={grupo.nomeExibicao ?? 'Ofertas'} sx={{ mb: 4 }}>
          {grupo.nomeExibicao !== null && (
            <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
              {grupo.nomeExibicao}
            </Typography>
          )}
          <Box component="ul" sx={grid}>
            {grupo.tiposDescontos.map((item, place) => (
              <li key={place}>
                <OfertaCard grupo={grupo} item={item} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </StatusArea>
  );
});
