import Checkbox from '@mui/material/Checkbox';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import { isEncerrada, type ItemDaLista, MAIS_QTDE } from '../../lib/lista/lista.ts';
import { ENCERRADA } from '../../lib/lista/lista-texto.ts';
import { IconButton } from '../../ui/button/button.tsx';
import { MinusIcon, PlusIcon, TrashIcon } from '../../ui/icons/later-icons.tsx';
import { Pill } from '../../ui/text/pill.tsx';
import { classes, text } from '../../ui/text/text.ts';

export interface ListaItemProps {
  item: ItemDaLista;
  hoje: DataCivil;
  onMark: (id: string, marcado: boolean) => void;
  onQtde: (id: string, by: 1 | -1) => void;
  onRemove: (item: ItemDaLista) => void;
}

/** One thing to buy: everything that is pressed in the shop is at least 48 px high (R137). */
export function ListaItem({ item, hoje, onMark, onQtde, onRemove }: ListaItemProps) {
  const { id, nome, qtde, preco, fim, marcado } = item;
  const encerrada = isEncerrada(item, hoje);
  const facts = [preco, fim !== null && !encerrada && `até ${formatData(fim)}`].filter(Boolean).join(' · ');
  return (
    <li className="lista-item" data-marcado={marcado || undefined}>
      <label>
        <Checkbox checked={marcado} onChange={({ target }) => onMark(id, target.checked)} sx={{ p: 0 }} />
        <span>
          <span className={classes('lista-nome', text.strong)}>{nome}</span>
          {facts !== '' && <span className={classes(text.small, text.muted, text.figures)}> {facts}</span>}
          {encerrada && (
            <>
              {' '}
              <Pill>{ENCERRADA}</Pill>
            </>
          )}
        </span>
      </label>
      <div className="lista-qtde">
        <IconButton
          aria-label={`Menos: ${nome}`}
          aria-disabled={qtde === 1}
          onClick={() => qtde > 1 && onQtde(id, -1)}
        >
          <MinusIcon />
        </IconButton>
        <output className={classes(text.strong, text.figures)}>
          <span className={text.said}>Quantidade: </span>
          {qtde}
        </output>
        <IconButton
          aria-label={`Mais: ${nome}`}
          aria-disabled={qtde === MAIS_QTDE}
          onClick={() => onQtde(id, 1)}
        >
          <PlusIcon />
        </IconButton>
        {/* The second half of a double click meets the next row, which has slid to this place. */}
        <IconButton aria-label={`Remover: ${nome}`} onClick={({ detail }) => detail < 2 && onRemove(item)}>
          <TrashIcon />
        </IconButton>
      </div>
    </li>
  );
}
