import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Campanha, ItemResgate } from '../campanhas/fidelidade.api.ts';
import { hasDetalhes } from '../campanhas/campanha.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { rotaDaCampanha, ROTAS } from '../../lib/rotas/rotas.ts';
import { buttonLook } from '../../ui/first/button.tsx';
import { Card } from '../../ui/first/card.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { classes, text } from '../../ui/first/text.ts';
import { VirtualStrip } from '../../ui/first/virtual-strip.tsx';
import css from './vitrine.css';

addStyles(css);

export interface VitrineViewProps {
  campanhas: readonly Pick<
    Campanha,
    'idCampanha' | 'campanha' | 'descricao' | 'imagemBanner' | 'tipo' | 'flagTrocarPontos'
  >[];
  itens: readonly Pick<ItemResgate, 'nomeItem' | 'imagem' | 'qtdePontosCampanha'>[];
}

/** One strip per list that is not empty; each card is a link. @rule R242 */
export function VitrineView({ campanhas, itens }: VitrineViewProps) {
  // An item does not name its campaign: the first that exchanges points.
  const troca = campanhas.find(({ flagTrocarPontos }) => flagTrocarPontos)?.idCampanha ?? null;
  const trocas = troca === null ? ROTAS.campanhas : rotaDaCampanha(ROTAS.campanhaResgates, troca);
  return (
    <div className="vitrine">
      <Strip
        title="Campanhas para você"
        action="Ver campanhas"
        to={ROTAS.campanhas}
        ratio="12 / 5"
        items={campanhas.map(({ idCampanha, tipo, campanha, descricao, imagemBanner }) => ({
          to:
            idCampanha === null
              ? ROTAS.campanhas
              : rotaDaCampanha(hasDetalhes(tipo) ? ROTAS.campanha : ROTAS.campanhaExtrato, idCampanha),
          title: campanha ?? 'Campanha',
          text: descricao,
          image: imagemBanner,
        }))}
      />
      <Strip
        title="Troque seus pontos"
        action="Ver trocas"
        to={trocas}
        ratio="4 / 3"
        items={itens.map(({ nomeItem, imagem, qtdePontosCampanha: pontos }) => ({
          to: trocas,
          title: nomeItem ?? 'Prêmio',
          text: pontos === null ? null : contarPontos(pontos, null),
          image: imagem,
        }))}
      />
    </div>
  );
}

interface StripProps {
  title: string;
  action: string;
  to: string;
  ratio: string;
  items: readonly { to: string; title: string; text: string | null; image: string | null }[];
}

function Strip({ title, action, to, ratio, items }: StripProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="title">
        <h2 id={id} className={text.t2}>
          {title}
        </h2>
        <Link {...buttonLook()} to={to} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      </div>
      <VirtualStrip
        labelledBy={id}
        items={items}
        nameOf={({ title: name }) => name}
        render={(item) => (
          <Card as="article">
            <RemoteImage src={item.image} alt="" ratio={ratio} whole={ratio === '4 / 3'} />
            <div className="words">
              <h3 className={text.strong}>
                <Link to={item.to}>{item.title}</Link>
              </h3>
              {item.text !== null && <p className={classes(text.small, text.muted)}>{item.text}</p>}
            </div>
          </Card>
        )}
      />
    </section>
  );
}
