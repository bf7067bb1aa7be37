import { Button } from '../../ui/button/button.tsx';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { Card } from '../../ui/text/card.tsx';
import { classes, text } from '../../ui/text/text.ts';
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
  held: string | null;
  onTrocar: () => void;
}

export const nomeOfItem = ({ nomeItem }: ItemResgate): string => nomeItem ?? 'Item';

/** Rows of the list's grid that a card takes (resgates.css): picture, name, cost, missing points, button. */
export const ITEM_ROWS = 5;

/** One thing that points buy (S2.53): what it costs, and how many points are missing for it. */
export function ItemCard({ item, saldo, nomePonto, locked, held, onTrocar }: ItemCardProps) {
  const id = useId();
  const custo = item.qtdePontosCampanha;
  const falta = custo === null || saldo === null ? null : pontosQueFaltam(custo, saldo);
  const off = locked || held !== null || custo === null || saldo === null || falta !== null;
  const press = useOnePress(() => !off && onTrocar());
  // What is missing stays missing with a network, too.
  const why = falta === null ? held : faltamPontos(falta, nomePonto);
  return (
    <Card className="resgates-item">
      <RemoteImage src={item.imagem} alt="" ratio="4 / 3" />
      <div className="words">
        <h3 id={id} className={text.strong}>
          {nomeOfItem(item)}
        </h3>
        <p className={classes('custo', text.t3, text.figures)}>
          {custo === null ? '–' : contarPontos(custo, nomePonto)}
        </p>
        <p id={`${id}-falta`} className={classes('falta', text.small, text.muted)}>
          {why}
        </p>
        <Button
          wide
          look="contained"
          // The focus stays on the button, whatever becomes of the balance: a disabled one would lose it.
          aria-disabled={off}
          aria-describedby={why === null ? id : `${id} ${id}-falta`}
          onClick={press}
        >
          {TROCAR}
        </Button>
      </div>
    </Card>
  );
}
