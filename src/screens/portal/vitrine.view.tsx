import { useId } from 'react';
import type { Campanha, ItemResgate } from '../../api/fidelidade/fidelidade.schema.ts';
import { contarPontos } from '../../lib/numeros/pontos.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/text/card.tsx';
import { RemoteImage } from '../../ui/pictures/remote-image.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import { classes, text } from '../../ui/text/text.ts';
import { VirtualStrip } from '../../ui/lists/virtual-strip.tsx';
import css from './vitrine.css';

addStyles(css);

export interface VitrineViewProps {
  campanhas: readonly Pick<Campanha, 'campanha' | 'descricao' | 'imagemBanner'>[];
  itens: readonly Pick<ItemResgate, 'nomeItem' | 'imagem' | 'qtdePontosCampanha'>[];
  /** Where the campaigns are. */
  href: string;
}

/** The strips as they are seen: one for each list that is not empty. */
export function VitrineView({ campanhas, itens, href }: VitrineViewProps) {
  return (
    <div className="vitrine">
      <Strip
        title="Campanhas para você"
        action="Ver campanhas"
        href={href}
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
        href={href}
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
  href: string;
  ratio: string;
  items: readonly { title: string; text: string | null; image: string | null }[];
}

function Strip({ title, action, href, ratio, items }: StripProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionTitle
        id={id}
        action={
          <ButtonLink href={href} aria-label={`${action}: ${title}`}>
            {action}
          </ButtonLink>
        }
      >
        {title}
      </SectionTitle>
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
