import type { Db } from '../db/database.ts';
import { tabloideEmpresas, tabloides, banners } from '../db/schema/conteudo.ts';
import { addDays } from '../lib/dates.ts';
import { EMPRESAS } from './lojas.ts';
import { DEMO } from '../portal-config.ts';

interface TabloideDemo {
  readonly nome: string;
  readonly titulo: string;
  readonly dias: readonly [number, number];
  /** The cluster of stores (see the offers); default: all. */
  readonly cluster?: number;
}

const TABLOIDES: readonly TabloideDemo[] = [
  {
    nome: 'semana-verde',
    titulo: 'Semana Fresca',
    dias: [-2, 4],
    cluster: 0,
  },
  {
    nome: 'fim-de-semana',
    titulo: 'Fim de Semana',
    dias: [-1, 5],
    cluster: 1,
  },
  {
    nome: 'mes-em-casa',
    titulo: 'O Mês em Casa',
    dias: [-3, 10],
    cluster: 2,
  },
  {
    nome: 'padaria-do-clube',
    titulo: 'Padaria do Clube',
    dias: [-8, 12],
  },
];

/** Writes leaflets with their first page, and one that is not published (no url). */
export async function seedTabloides(db: Db, day: string): Promise<void> {
  for (const { nome, titulo, dias, cluster } of TABLOIDES) {
    const [dtaInicio, dtaFim] = [addDays(day, dias[0]), addDays(day, dias[1])];
    const files = { url: `/arquivos/${nome}.pdf`, thumbnail: `/arquivos/${nome}.webp` };
    await publish(db, { nomeExibicao: titulo, dtaInicio, dtaFim, ...files }, cluster);
  }
  await publish(
    db,
    { nomeExibicao: 'Especial de Natal', dtaInicio: day, dtaFim: addDays(day, 30) },
    undefined,
  );
}

async function publish(
  db: Db,
  row: typeof tabloides.$inferInsert,
  cluster: number | undefined,
): Promise<void> {
  const [tabloide] = await db.insert(tabloides).values(row).returning({ id: tabloides.id });
  if (tabloide === undefined) return;
  const lojas = EMPRESAS.filter(({ idEmpresa }) => cluster === undefined || (idEmpresa - 1) % 3 === cluster);
  await db
    .insert(tabloideEmpresas)
    .values(lojas.map(({ idEmpresa }) => ({ idEmpresa, tabloideId: tabloide.id })));
}

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
