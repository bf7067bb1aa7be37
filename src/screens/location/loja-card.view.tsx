import { Button, IconButton } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/text/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useId } from 'react';
import { MapPinIcon } from '../../ui/icons/icon.tsx';
import { StarIcon } from '../../ui/icons/later-icons.tsx';
import { FAVORITA, NO_PLACE } from './location.texts.ts';
import type { Loja } from './lojas.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './location.css';

addStyles(css);

interface LojaCardProps {
  loja: Loja;
  /** As it is read; null when there is none. */
  distancia: string | null;
  /** Null: there is no favourite store here. */
  favorita: boolean | null;
  onFavorita: (isOn: boolean) => void;
  onShow: () => void;
}

/** A store in the list: name, address, phone (S2.47); its place on the map, when it has one (R58); the favourite's star (R147). */
export function LojaCard({ loja, distancia, favorita, onFavorita, onShow }: LojaCardProps) {
  const id = useId();
  return (
    <Panel as="article" aria-labelledby={id} className="loja-card">
      <div className="loja-head">
        <h2 id={id} className={text.t4}>
          {loja.nome}
        </h2>
        {favorita === null ? null : (
          <IconButton
            className="loja-star"
            aria-label={FAVORITA}
            aria-describedby={id}
            aria-pressed={favorita}
            onClick={() => onFavorita(!favorita)}
          >
            <StarIcon />
          </IconButton>
        )}
      </div>
      {distancia === null ? null : <p className={text.strongSmall}>{distancia}</p>}
      <LojaLinks loja={loja} />
      {loja.lugar === null ? (
        <p className={classes(text.small, text.muted)}>{NO_PLACE}</p>
      ) : (
        <Button size="small" onClick={onShow} aria-describedby={id} icon={<MapPinIcon />}>
          Ver no mapa
        </Button>
      )}
    </Panel>
  );
}

/** Where a store is and how it is called: the address leads to directions, the phone dials. */
export function LojaLinks({ loja }: { loja: Loja }) {
  const { endereco, rotaHref, telefones } = loja;
  // A line does not end within a CEP.
  const [rua, cep] = endereco?.split(/(?=\d{5}-\d{3}$)/) ?? ['Como chegar'];
  return (
    <div className="loja-links">
      {rotaHref === null ? (
        endereco !== null && <span>{endereco}</span>
      ) : (
        <TextLink href={rotaHref} target="_blank" rel="noopener noreferrer">
          {rua}
          <span>{cep}</span>
        </TextLink>
      )}
      {telefones.map(({ texto, href }) =>
        href === null ? (
          <span key={texto}>{texto}</span>
        ) : (
          <TextLink key={texto} href={href} className={text.figures}>
            {texto}
          </TextLink>
        ),
      )}
    </div>
  );
}
