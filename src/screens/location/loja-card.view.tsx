import { Button } from '../../ui/button/button.tsx';
import { Panel } from '../../ui/text/panel.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useId } from 'react';
import { MapPinIcon } from '../../ui/icons/icon.tsx';
import { NO_PLACE } from './location.texts.ts';
import type { Loja } from './lojas.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './location.css';

addStyles(css);

/** A store in the list: name, address, phone (S2.47); its place on the map, when it has one (R58). */
export function LojaCard({ loja, onShow }: { loja: Loja; onShow: () => void }) {
  const id = useId();
  return (
    <Panel as="article" aria-labelledby={id} className="loja-card">
      <h2 id={id} className={text.t4}>
        {loja.nome}
      </h2>
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
  return (
    <div className="loja-links">
      {rotaHref !== null && (
        <TextLink href={rotaHref} target="_blank" rel="noopener noreferrer">
          {endereco ?? 'Como chegar'}
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
