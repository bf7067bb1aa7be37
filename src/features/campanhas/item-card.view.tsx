import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ItemResgate } from './fidelidade.api.ts';
import type { Decimal } from '../../lib/numeros/decimal.ts';
import { contarPontos, faltamPontos, pontosQueFaltam } from '../../lib/numeros/pontos.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { MINHAS_TROCAS } from './campanha.texts.ts';

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
    <Card className="row-card">
      <RemoteImage src={item.imagem} alt="" ratio="1 / 1" whole />
      <div className="words">
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
          sx={off ? OFF : ON}
        >
          Trocar
        </Button>
      </div>
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

const ON = { mt: 0.75 } as const;

const OFF = {
  ...ON,
  '&, &:hover': { color: 'text.secondary', bgcolor: 'surface.sunken' },
  cursor: 'default',
  transform: 'none',
} as const;
