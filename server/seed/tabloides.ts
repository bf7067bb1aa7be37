import type { Db } from '../db/database.ts';
import { arquivos, tabloideEmpresas, tabloides } from '../db/schema/conteudo.ts';
import { addDays } from '../lib/dates.ts';
import { DARK_BROWN, GREEN, TOMATO } from '../pictures/palette.ts';
import { toPdf } from '../pictures/pdf.ts';
import { toSvg } from '../pictures/svg.ts';
import { drawLeaflet, type Leaflet, PAGE } from '../pictures/tabloide.ts';
import { EMPRESAS } from './lojas.ts';
import { PRODUTOS } from './produtos.ts';

interface TabloideDemo {
  readonly nome: string;
  readonly titulo: string;
  readonly colour: string;
  readonly dias: readonly [number, number];
  /** Cluster of stores (see the offers); none: every store. */
  readonly cluster?: number;
  readonly slugs: readonly string[];
}

const TABLOIDES: readonly TabloideDemo[] = [
  {
    nome: 'semana-verde',
    titulo: 'Semana Fresca',
    colour: GREEN,
    dias: [-2, 4],
    cluster: 0,
    slugs: [
      'banana-prata',
      'tomate-italiano',
      'maca-gala',
      'abacate',
      'alface-crespa',
      'laranja-pera',
      'queijo-mussarela',
      'presunto-cozido',
      'leite-integral',
      'arroz-tipo-1',
      'feijao-carioca',
      'oleo-de-soja',
      'macarrao-espaguete',
      'biscoito-recheado',
      'cafe-torrado',
      'sabao-em-po',
      'picanha-bovina',
      'vinho-tinto',
    ],
  },
  {
    nome: 'fim-de-semana',
    titulo: 'Fim de Semana',
    colour: TOMATO,
    dias: [-1, 5],
    cluster: 1,
    slugs: [
      'picanha-bovina',
      'linguica-toscana',
      'cerveja-pilsen',
      'banana-prata',
      'morango',
      'cenoura',
      'pao-frances',
      'manteiga',
      'ovos-caipiras',
      'suco-de-laranja',
      'iogurte-natural',
      'chocolate-ao-leite',
      'bolo-de-fuba',
      'agua-de-coco',
      'detergente',
      'cafe-torrado',
      'queijo-parmesao',
      'vinho-tinto',
    ],
  },
  {
    nome: 'mes-em-casa',
    titulo: 'O Mês em Casa',
    colour: GREEN,
    dias: [-3, 10],
    cluster: 2,
    slugs: [
      'sabao-em-po',
      'detergente',
      'papel-higienico',
      'amaciante',
      'arroz-tipo-1',
      'acucar-refinado',
      'molho-de-tomate',
      'azeite-extravirgem',
      'cafe-torrado',
      'file-de-frango',
      'file-de-tilapia',
      'linguica-toscana',
      'alface-crespa',
      'abacate',
      'maca-gala',
      'leite-integral',
      'salame-italiano',
      'pao-de-queijo',
    ],
  },
  {
    nome: 'padaria-do-clube',
    titulo: 'Padaria do Clube',
    colour: DARK_BROWN,
    dias: [-8, 12],
    slugs: [
      'pao-frances',
      'pao-de-queijo',
      'bolo-de-fuba',
      'cafe-torrado',
      'leite-integral',
      'manteiga',
      'queijo-mussarela',
      'suco-de-laranja',
      'iogurte-natural',
    ],
  },
];

/** 'Banana Prata kg', but not 'pacote 5 kg'. */
const SOLD_BY_WEIGHT = /(?<!\d) kg$/;

const spoken = (date: string) => `${date.slice(8, 10)}/${date.slice(5, 7)}`;

/** Writes the leaflets as real PDF files with a picture of their first page, and one that is not out yet (no url). */
export async function seedTabloides(db: Db, day: string): Promise<void> {
  for (const { nome, titulo, colour, dias, cluster, slugs } of TABLOIDES) {
    const [dtaInicio, dtaFim] = [addDays(day, dias[0]), addDays(day, dias[1])];
    const validade = `Ofertas de ${spoken(dtaInicio)} a ${spoken(dtaFim)}`;
    const pages = drawLeaflet({ titulo, validade, colour, products: slugs.map(describe) });
    const svg = toSvg(PAGE[0], PAGE[1], `${titulo}: ${validade}`, pages[0]?.shapes ?? []);
    await db.insert(arquivos).values([
      { nome: `${nome}.pdf`, mime: 'application/pdf', conteudo: toPdf(`${titulo}: ${validade}`, pages) },
      { nome: `${nome}.svg`, mime: 'image/svg+xml', conteudo: Buffer.from(svg) },
    ]);
    const files = { url: `/arquivos/${nome}.pdf`, thumbnail: `/arquivos/${nome}.svg` };
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

function describe(slug: string): Leaflet['products'][number] {
  const produto = PRODUTOS.get(slug);
  if (produto === undefined) throw new Error(`unknown product ${slug}`);
  const { nome, preco, original } = produto;
  const byWeight = produto.mensagem1 ?? produto.mensagem2 ?? (SOLD_BY_WEIGHT.test(nome) ? 'kg' : undefined);
  const name = nome.replace(SOLD_BY_WEIGHT, '');
  return { slug, nome: name, preco, original, ...(byWeight === undefined ? {} : { unidade: 'o quilo' }) };
}
