import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Campanha, ItemResgate } from '../../../api/fidelidade.schema.ts';
import { contarPontos } from '../../../lib/pontos.ts';
import { RemoteImage } from '../../../ui/remote-image.tsx';
import { SectionTitle } from '../../../ui/section-title.tsx';
import { VirtualStrip } from '../../../ui/virtual-strip.tsx';

export interface VitrineViewProps {
  campanhas: readonly Pick<Campanha, 'campanha' | 'descricao' | 'imagemBanner'>[];
  itens: readonly Pick<ItemResgate, 'nomeItem' | 'imagem' | 'qtdePontosCampanha'>[];
  /** Where the campaigns are. */
  href: string;
}

/** The strips as they are seen: one for each list that is not empty. */
export function VitrineView({ campanhas, itens, href }: VitrineViewProps) {
  return (
    <Box sx={{ display: 'grid', gap: { xs: 3, md: 4 } }}>
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
    </Box>
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
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <SectionTitle
        id={id}
        action={
          <Button href={href} aria-label={`${action}: ${title}`}>
            {action}
          </Button>
        }
      >
        {title}
      </SectionTitle>
      <VirtualStrip
        labelledBy={id}
        items={items}
        nameOf={({ title }) => title}
        render={(item) => (
          <Card component="article" sx={{ height: '100%' }}>
            <RemoteImage src={item.image} alt="" ratio={ratio} />
            <Box sx={{ p: 2 }}>
              <Typography variant="subtitle1" component="h3">
                {item.title}
              </Typography>
              {item.text !== null && (
                <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
                  {item.text}
                </Typography>
              )}
            </Box>
          </Card>
        )}
      />
    </Box>
  );
}
