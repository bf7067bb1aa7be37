import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ItemResgate } from '../../api/fidelidade/fidelidade.schema.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos, faltamPontos, pontosQueFaltam } from '../../lib/numeros/pontos.ts';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { TROCAR } from './resgates.texts.ts';

interface ItemCardProps {
  item: ItemResgate;
  /** Null: the balance is not known (yet), and nothing can be exchanged. */
  saldo: Decimal | null;
  nomePonto: string | null;
  /** An exchange is under way: every Trocar waits (R64). */
  locked: boolean;
  onTrocar: () => void;
}

export const nomeOfItem = ({ nomeItem }: ItemResgate): string => nomeItem ?? 'Item';

/** Rows of the list's grid that a card takes: picture, name, cost, missing points, button. */
export const ITEM_ROWS = 5;

/** One thing that points buy (spec 2): what it costs, and how many points are missing for it. */
export function ItemCard({ item, saldo, nomePonto, locked, onTrocar }: ItemCardProps) {
  const id = useId();
  const custo = item.qtdePontosCampanha;
  const falta = custo === null || saldo === null ? null : pontosQueFaltam(custo, saldo);
  const off = locked || custo === null || saldo === null || falta !== null;
  return (
    <Card sx={cardLook}>
      <RemoteImage src={item.imagem} alt="" ratio="4 / 3" />
      <Box sx={wordsLook}>
        <Typography id={id} variant="subtitle1" component="h3">
          {nomeOfItem(item)}
        </Typography>
        <Typography
          variant="h3"
          component="p"
          sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
        >
          {custo === null ? '–' : contarPontos(custo, nomePonto)}
        </Typography>
        <Typography id={`${id}-falta`} variant="body2" sx={{ color: 'text.secondary', fontWeight: 600 }}>
          {falta !== null && faltamPontos(falta, nomePonto)}
        </Typography>
        <Button
          fullWidth
          variant="contained"
          // The focus stays on the button, whatever becomes of the balance: a disabled one would lose it.
          aria-disabled={off}
          aria-describedby={falta !== null ? `${id} ${id}-falta` : id}
          onClick={() => !off && onTrocar()}
          sx={offLook}
        >
          {TROCAR}
        </Button>
      </Box>
    </Card>
  );
}

// The lines of a row's cards are the grid's own: names, costs, missing points and buttons each stand at one height.
const cardLook = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridRow: `span ${ITEM_ROWS}`,
  rowGap: 0,
} as const;
const wordsLook = {
  p: 2,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 4',
  rowGap: 0.5,
} as const;

const offLook = {
  '&[aria-disabled=true], &[aria-disabled=true]:hover': {
    color: 'text.secondary',
    backgroundColor: 'var(--portal-palette-surface-sunken)',
    cursor: 'default',
    transform: 'none',
  },
} as const;
