import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { GrupoOferta } from '../../api/promocoes.schema.ts';
import { describeOferta } from '../../lib/oferta.ts';
import { RemoteImage } from '../../ui/remote-image.tsx';
import { AtivarButton } from './ativar-button.tsx';
import type { Ofertas } from './use-ofertas.ts';

interface OfertaCardProps {
  grupo: GrupoOferta;
  item: GrupoOferta['tiposDescontos'][number];
  activations: Ofertas['activations'];
}

/** One offer (spec 2 'Offer card rendering', R54–R56): what it costs, by which rules, for how many, until when. */
export function OfertaCard({ grupo, item, activations }: OfertaCardProps) {
  const oferta = describeOferta(item, grupo);
  return (
    <Card component="article" sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
      <RemoteImage src={item.imagem} alt="" ratio="1 / 1" />
      <Box sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.75, flexGrow: 1 }}>
        <Typography variant="subtitle1" component="h3">
          {oferta.nome}
        </Typography>
        <Price {...oferta} />
        {oferta.linhas.map((linha) => (
          <Typography key={linha} variant="body2" sx={{ fontWeight: 600 }}>
            {linha}
          </Typography>
        ))}
        <Box sx={{ mt: 'auto', pt: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {oferta.limite !== null && (
            <Typography variant="caption" component="p">
              {oferta.limite}
            </Typography>
          )}
          {oferta.validade !== null && (
            <Typography variant="caption" component="p">
              {oferta.validade}
            </Typography>
          )}
        </Box>
        {item.idPromoProd !== null && (
          <AtivarButton
            key={item.idPromoProd}
            idPromoProd={item.idPromoProd}
            nome={oferta.nome}
            activations={activations}
          />
        )}
      </Box>
    </Card>
  );
}

function Price({ preco, precoOriginal, unidade }: ReturnType<typeof describeOferta>) {
  if (preco === null) return null;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {precoOriginal !== null && (
        <Typography variant="body2" component="s" sx={{ color: 'text.secondary' }}>
          {precoOriginal}
        </Typography>
      )}
      <Typography variant="h3" component="p" sx={{ color: 'secondary.main' }}>
        {preco}
        {unidade !== null && (
          <Typography component="span" variant="caption" sx={{ color: 'text.secondary', ml: 0.75 }}>
            {unidade}
          </Typography>
        )}
      </Typography>
    </Box>
  );
}
