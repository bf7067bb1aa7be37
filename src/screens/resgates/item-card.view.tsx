import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ItemResgate } from '../../api/fidelidade/fidelidade.api.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos, faltamPontos, pontosQueFaltam } from '../../lib/numeros/pontos.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { MINHAS_TROCAS } from '../../domain/campanha/campanha.texts.ts';

interface ItemCardProps {
  item: ItemResgate;
  /** Null: the balance is unknown, so nothing can be exchanged. */
  saldo: Decimal | null;
  nomePonto: string | null;
  /** An exchange is in flight: every Trocar is disabled. @rule R64 */
  locked: boolean;
  idCampanha: string;
  /** It was exchanged just now. */
  trocado: boolean;
  disabledReason: string | null;
  onTrocar: () => void;
}

export const nomeOfItem = ({ nomeItem }: ItemResgate): string => nomeItem ?? 'Item';

/** Grid rows of a card (`CARD`): picture, name, cost, missing points, button. */
export const ITEM_ROWS = 5;

/** One thing that points buy: what it costs, and how many points are missing for it. @rule S2.53 */
export function ItemCard(props: ItemCardProps) {
  const { item, saldo, nomePonto, locked, disabledReason, onTrocar } = props;
  const id = useId();
  const custo = item.qtdePontosCampanha;
  const falta = custo === null || saldo === null ? null : pontosQueFaltam(custo, saldo);
  const off = locked || disabledReason !== null || custo === null || saldo === null || falta !== null;
  const press = useOnePress(() => !off && onTrocar());
  // Missing points take precedence over a missing network.
  const why = falta === null ? disabledReason : faltamPontos(falta, nomePonto);
  return (
    <Card sx={CARD}>
      <RemoteImage src={item.imagem} alt="" ratio="1 / 1" whole />
      <Box sx={WORDS}>
        <Typography id={id} variant="subtitle1" component="h3">
          {nomeOfItem(item)}
        </Typography>
        <Typography
          variant="h3"
          component="p"
          translate="no"
          sx={{ color: 'primary.main', fontVariantNumeric: 'tabular-nums' }}
        >
          {custo === null ? '–' : contarPontos(custo, nomePonto)}
        </Typography>
        <Box>
          {props.trocado && <Trocado {...props} />}
          <Typography id={`${id}-falta`} variant="subtitle2" sx={{ color: 'text.secondary' }}>
            {why}
          </Typography>
        </Box>
        <Button
          fullWidth
          variant="contained"
          // `aria-disabled`, so that the focus stays on the button.
          aria-disabled={off}
          aria-describedby={why === null ? id : `${id} ${id}-falta`}
          onClick={press}
          sx={off ? OFF : undefined}
        >
          Trocar
        </Button>
      </Box>
    </Card>
  );
}

/** What became of it, and where it is now. */
function Trocado({ item: { tipo }, idCampanha }: ItemCardProps) {
  const isVoucher = tipo?.toUpperCase() === 'VO';
  return (
    <Typography variant="subtitle2" sx={{ color: 'success.main' }}>
      <span>Trocado.</span>{' '}
      <Link
        component={RouterLink}
        to={isVoucher ? ROTAS.voucher : rotaDaCampanha(ROTAS.campanhaTrocas, idCampanha)}
      >
        {isVoucher ? 'Ver em Vouchers' : MINHAS_TROCAS}
      </Link>
    </Typography>
  );
}

// The lines of a row's cards are the grid's own: names, costs, missing points and buttons each stand at one height.
// On a phone a card is a row of its own, its picture at the left; in large letters the words stand below it.
const CARD = {
  display: { xs: 'flex', sm: 'grid' },
  flexWrap: 'wrap',
  gridTemplateRows: 'subgrid',
  gridRow: 'span 5',
  gap: { xs: 1.5, sm: 0 },
  alignItems: { xs: 'flex-start', sm: 'stretch' },
  p: { xs: 1.5, sm: 0 },
  '& > .remote-image': { flex: 'none', width: { xs: 104, sm: '100%' }, borderRadius: { xs: '14px', sm: 0 } },
} as const;

const WORDS = {
  flex: '1 1 9rem',
  p: { sm: 2 },
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { sm: 'subgrid' },
  gridRow: { sm: 'span 4' },
  rowGap: 0.5,
} as const;

const OFF = {
  '&, &:hover': { color: 'text.secondary', bgcolor: 'surface.sunken' },
  cursor: 'default',
  transform: 'none',
} as const;
