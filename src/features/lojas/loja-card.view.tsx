import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { MapPinIcon } from '../../ui/icons/icon.tsx';
import { StarIcon } from '../../ui/icons/later-icons.tsx';
import type { Loja } from './lojas.ts';

export interface LojaLinha {
  id: string;
  loja: Loja;
  /** Formatted; null while unknown or not requested. */
  distancia: string | null;
}

interface LojaCardProps extends LojaLinha {
  /** Null: the feature is off. */
  favorita: boolean | null;
  onFavorita: (isOn: boolean) => void;
  /** Null: no map. */
  onShow: (() => void) | null;
}

/** A store in the list: name, address, phone, map link, favourite star. @rule S2.47, R58, R147 */
export function LojaCard({ loja, distancia, favorita, onFavorita, onShow }: LojaCardProps) {
  const id = useId();
  return (
    <Card component="article" aria-labelledby={id}>
      <CardContent>
        <Stack useFlexGap spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Stack direction="row" spacing={1} sx={{ width: 1, flexWrap: 'wrap' }}>
            <Typography
              id={id}
              variant="h4"
              component="h2"
              translate="no"
              // In large letters the star stands below: no word breaks.
              sx={{ width: 'min-content', flexGrow: 1, minWidth: 0, fontKerning: 'none' }}
            >
              {loja.nome}
            </Typography>
            {favorita === null ? null : (
              <IconButton
                aria-label="Loja favorita"
                aria-describedby={id}
                aria-pressed={favorita}
                onClick={() => onFavorita(!favorita)}
                sx={star}
              >
                <StarIcon />
              </IconButton>
            )}
          </Stack>
          {distancia === null ? null : <Typography variant="subtitle2">{distancia}</Typography>}
          <LojaLinks loja={loja} />
          {onShow !== null &&
            (loja.lugar === null ? (
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                Sem localização no mapa.
              </Typography>
            ) : (
              <Button
                size="small"
                onClick={onShow}
                aria-describedby={id}
                startIcon={<MapPinIcon />}
                // Its words begin where those above do.
                sx={{ ml: -1.5 }}
              >
                Ver no mapa
              </Button>
            ))}
        </Stack>
      </CardContent>
    </Card>
  );
}

const star = {
  alignSelf: 'flex-start',
  minWidth: 44,
  minHeight: 44,
  '&&': { m: '-10px -10px -10px auto' },
  // Filled: colour alone must not carry the state.
  '&[aria-pressed=true]': { color: 'primary.main', '& path:first-of-type': { fillOpacity: 1 } },
};

/** A store's address and phone: links to directions and to dialling. */
export function LojaLinks({ loja }: { loja: Loja }) {
  const { endereco, rotaHref, telefones } = loja;
  // No line break within a CEP.
  const [rua, cep] = endereco?.split(/(?=\d{5}-\d{3}$)/) ?? ['Como chegar'];
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start', lineHeight: 1.5, overflowWrap: 'anywhere' }}>
      {rotaHref === null ? (
        endereco !== null && <span>{endereco}</span>
      ) : (
        <Link href={rotaHref} target="_blank" rel="noopener noreferrer" sx={{ py: 0.5 }}>
          <span>{rua}</span>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {cep}
          </Box>
        </Link>
      )}
      {telefones.map(({ texto, href }, index) =>
        href === null ? (
          <span key={index}>{texto}</span>
        ) : (
          <Link key={index} href={href} sx={{ py: 0.5, fontVariantNumeric: 'tabular-nums' }}>
            {texto}
          </Link>
        ),
      )}
    </Stack>
  );
}
