import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Campanha, ItemResgate } from '../../api/fidelidade/fidelidade.schema.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { buttonLook } from '../../ui/first/button.tsx';
import { Card } from '../../ui/first/card.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { addStyles } from '../../ui/theme/styles.ts';
import { classes, text } from '../../ui/first/text.ts';
import { VirtualStrip } from '../../ui/first/virtual-strip.tsx';
import css from './vitrine.css';

addStyles(css);

export interface VitrineViewProps {
  campanhas: readonly Pick<Campanha, 'campanha' | 'descricao' | 'imagemBanner'>[];
  itens: readonly Pick<ItemResgate, 'nomeItem' | 'imagem' | 'qtdePontosCampanha'>[];
}

/** One strip per list that is not empty. */
export function VitrineView({ campanhas, itens }: VitrineViewProps) {
  return (
    <div className="vitrine">
      <Strip
        title="Campanhas para você"
        action="Ver campanhas"
        ratio="16 / 9"
        items={campanhas.map(({ campanha, descricao, imagemBanner }) => ({
          title: campanha ?? 'Campanha',
          text: descricao,
          image: imagemBanner,
        }))}
      />
      <Strip
        title="Troque seus pontos"
        action="Ver trocas"
        ratio="4 / 3"
        items={itens.map(({ nomeItem, imagem, qtdePontosCampanha: pontos }) => ({
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
  ratio: string;
  items: readonly { title: string; text: string | null; image: string | null }[];
}

function Strip({ title, action, ratio, items }: StripProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="title">
        <h2 id={id} className={text.t2}>
          {title}
        </h2>
        <Link {...buttonLook()} to={ROTAS.campanhas} aria-label={`${action}: ${title}`}>
          {action}
        </Link>
      </div>
      <VirtualStrip
        labelledBy={id}
        items={items}
        nameOf={({ title: name }) => name}
        render={(item) => (
          <Card as="article">
            <RemoteImage src={item.image} alt="" ratio={ratio} />
            <div className="words">
              <h3 className={text.strong}>{item.title}</h3>
              {item.text !== null && <p className={classes(text.small, text.muted)}>{item.text}</p>}
            </div>
          </Card>
        )}
      />
    </section>
  );
}
