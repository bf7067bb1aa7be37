import type { ComponentType } from 'react';
import type { GrupoOferta } from './promocoes.api.ts';
import { describeOferta, type OfertaCard as Oferta } from './oferta.ts';
import { Card } from '../../ui/first/card.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { classes, text } from '../../ui/first/text.ts';
import type { Ofertas } from './use-ofertas.ts';

interface OfertaCardProps {
  grupo: GrupoOferta;
  item: GrupoOferta['tiposDescontos'][number];
  ofertas: Ofertas;
  /** The actions of one offer. */
  Acoes: ComponentType<AcoesProps>;
}

export interface AcoesProps extends Omit<OfertaCardProps, 'Acoes'> {
  oferta: Oferta;
}

/** One offer: price, rules, audience, last day. @rule S2.39–S2.41, R54–R56 */
export function OfertaCard({ grupo, item, ofertas, Acoes }: OfertaCardProps) {
  const oferta = describeOferta(item, grupo);
  return (
    <Card as="article" className="oferta row-card">
      <RemoteImage src={item.imagem} alt="" ratio="1 / 1" whole />
      <div className="words">
        <h3 className={text.strong}>{oferta.nome}</h3>
        <Price {...oferta} />
        <div className={classes('oferta-foot', text.muted, text.figures)}>
          {oferta.limite !== null && <p>{oferta.limite}</p>}
          {oferta.validade !== null && <p>{oferta.validade}</p>}
        </div>
      </div>
      {oferta.linhas.length > 0 && (
        <div className="oferta-regras">
          {oferta.linhas.map((linha) => (
            <p key={linha} data-long={linha.length > ONE_LINE || undefined}>
              {linha}
            </p>
          ))}
        </div>
      )}
      <div className="oferta-acoes">
        <Acoes grupo={grupo} item={item} oferta={oferta} ofertas={ofertas} />
      </div>
    </Card>
  );
}

/** The letters of a rule that one line of the narrowest column holds. */
const ONE_LINE = 38;
const MAX_LARGE_LENGTH = 'R$ 999,99'.length;

function Price({ preco, precoOriginal, unidade }: ReturnType<typeof describeOferta>) {
  if (preco === null) return null;
  return (
    <div className={classes('oferta-price', text.figures)}>
      {precoOriginal !== null && (
        <s className={classes(text.small, text.muted)}>
          <span className={text.said}>de </span>
          <span translate="no">{precoOriginal}</span>
        </s>
      )}
      {/* Thousands fit the narrowest card. */}
      <p className={preco.length > MAX_LARGE_LENGTH ? text.t3 : text.t2}>
        {precoOriginal !== null && <span className={text.said}>por </span>}
        <span translate="no">{preco}</span>
        {unidade !== null && (
          <>
            {' '}
            <span className={classes('unidade', text.tiny, text.muted)}>{unidade}</span>
          </>
        )}
      </p>
    </div>
  );
}
