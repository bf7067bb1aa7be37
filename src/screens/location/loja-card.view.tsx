import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MapPinIcon } from '../../ui/icons/icon.tsx';
import { NO_PLACE } from './location.texts.ts';
import type { Loja } from './lojas.ts';

/** A store in the list: name, address, phone (S2.47); its place on the map, when it has one (R58). */
export function LojaCard({ loja, onShow }: { loja: Loja; onShow: () => void }) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id} sx={{ p: 2.5, display: 'grid', gap: 1 }}>
      <Typography id={id} variant="h4" component="h2">
        {loja.nome}
      </Typography>
      <LojaLinks loja={loja} />
      {loja.lugar === null ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {NO_PLACE}
        </Typography>
      ) : (
        <Button
          size="small"
          onClick={onShow}
          aria-describedby={id}
          startIcon={<MapPinIcon />}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          Ver no mapa
        </Button>
      )}
    </Card>
  );
}

/** Where a store is and how it is called: the address leads to directions, the phone dials. */
export function LojaLinks({ loja }: { loja: Loja }) {
  const { endereco, rotaHref, telefones } = loja;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start', lineHeight: 1.5 }}>
      {rotaHref !== null && (
        <Link href={rotaHref} target="_blank" rel="noopener noreferrer" sx={{ py: 0.5 }}>
          {endereco ?? 'Como chegar'}
        </Link>
      )}
      {telefones.map(({ texto, href }) =>
        href === null ? (
          <span key={texto}>{texto}</span>
        ) : (
          <Link key={texto} href={href} sx={{ py: 0.5, fontVariantNumeric: 'tabular-nums' }}>
            {texto}
          </Link>
        ),
      )}
    </Box>
  );
}
