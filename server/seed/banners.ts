import type { Db } from '../db/database.ts';
import { banners } from '../db/schema/conteudo.ts';
import { DEMO } from '../portal-config.ts';

/** Slug, alternative text and target of the hero banners. */
const HEROIS = [
  ['semana-fresca', 'Semana fresca: frutas e verduras da roça com até 30% de desconto', '/#/promocoes'],
  ['cashback-padaria', 'Padaria do Clube: o cashback volta a cada fornada', '/#/contacorrente/extrato'],
  ['junte-e-troque', 'Junte e Troque Panelas: um ponto a cada 20 reais', '/#/campanhas'],
  ['churrasco', 'Churrasco de domingo: carnes selecionadas e bebidas geladas', null],
] as const;

/** Footer partners with reserved example domains. */
const PARCEIROS = [
  ['cafe-serra-azul', 'Café Serra Azul'],
  ['laticinios-boa-manha', 'Laticínios Boa Manhã'],
  ['horta-viva', 'Horta Viva Orgânicos'],
  ['moinho-dourado', 'Moinho Dourado'],
  ['casa-limpa', 'Brisa Casa Limpa'],
  ['pet-amigo', 'Pet Amigo'],
] as const;

/** Writes the banners of the home and the logos of the footer. */
export async function seedBanners(db: Db): Promise<void> {
  await db.insert(banners).values([
    ...HEROIS.map(([slug, idLoja, link], ordem) => ({
      formato: DEMO.bannerFormatId,
      rodape: false,
      url: `/imagens/banners/${slug}.webp`,
      link,
      idLoja,
      ordem,
    })),
    ...PARCEIROS.map(([slug, idLoja], ordem) => ({
      formato: DEMO.footerBannerFormatId,
      rodape: true,
      url: `/imagens/parceiros/${slug}.webp`,
      link: `https://${slug}.example/`,
      idLoja,
      ordem,
    })),
  ]);
}
