import type { Db } from '../db/database.ts';
import { promocaoEmpresas, promocaoProdutos, promocaoRegras, promocoes } from '../db/schema/ofertas.ts';
import { addDays } from '../lib/dates.ts';
import { EMPRESAS } from './lojas.ts';
import type { ProdutoDemo } from './produto-demo.ts';
import { BEBIDAS_E_LIMPEZA, FRIOS, PADARIA_E_CARNES } from './produtos-frescos.ts';
import { HORTIFRUTI, MERCEARIA } from './produtos-secos.ts';

interface Grupo {
  readonly nome: string;
  readonly publico: string | null;
  /** First and last day, counted from the day of seeding. */
  readonly dias: readonly [number, number];
  readonly slugs: readonly string[];
}

/** The weekly offers of three clusters of stores; store n belongs to cluster (n - 1) mod 3. */
const CLUSTERS: readonly (readonly Grupo[])[] = [
  [
    {
      nome: 'Feira fresca',
      publico: 'G',
      dias: [-2, 4],
      slugs: [
        'banana-prata',
        'tomate-italiano',
        'maca-gala',
        'abacate',
        'alface-crespa',
        'uva-niagara',
        'laranja-pera',
        'cenoura',
      ],
    },
    {
      nome: 'Frios fatiados na hora',
      publico: 'G',
      dias: [-2, 4],
      slugs: ['queijo-mussarela', 'presunto-cozido', 'salame-italiano', 'queijo-parmesao'],
    },
    {
      nome: 'Despensa cheia',
      publico: 'g ',
      dias: [-3, 10],
      slugs: [
        'arroz-tipo-1',
        'feijao-carioca',
        'oleo-de-soja',
        'macarrao-espaguete',
        'leite-integral',
        'biscoito-recheado',
      ],
    },
    {
      nome: 'Só no Clube',
      publico: 'C',
      dias: [-2, 11],
      slugs: [
        'cafe-torrado',
        'azeite-extravirgem',
        'picanha-bovina',
        'sabao-em-po',
        'iogurte-natural',
        'ovos-caipiras',
        'manteiga',
        'papel-higienico',
        'linguica-toscana',
        'file-de-frango',
        'suco-de-laranja',
        'cerveja-pilsen',
      ],
    },
    {
      nome: 'Escolhidas para você',
      publico: null,
      dias: [0, 6],
      slugs: ['chocolate-ao-leite', 'pao-de-queijo', 'amaciante', 'vinho-tinto'],
    },
  ],
  [
    {
      nome: 'Horta do bairro',
      publico: 'G',
      dias: [-1, 5],
      slugs: ['laranja-pera', 'cenoura', 'morango', 'banana-prata', 'tomate-italiano'],
    },
    {
      nome: 'Café da manhã',
      publico: 'G',
      dias: [-2, 4],
      slugs: [
        'pao-frances',
        'manteiga',
        'iogurte-natural',
        'ovos-caipiras',
        'queijo-mussarela',
        'suco-de-laranja',
      ],
    },
    {
      nome: 'Churrasco de domingo',
      publico: 'G',
      dias: [-2, 3],
      slugs: ['picanha-bovina', 'linguica-toscana', 'cerveja-pilsen', 'biscoito-recheado'],
    },
    {
      nome: 'Só no Clube',
      publico: 'C',
      dias: [-2, 11],
      slugs: ['cafe-torrado', 'queijo-parmesao', 'chocolate-ao-leite', 'detergente'],
    },
    {
      nome: 'Aniversariantes do mês',
      publico: 'A',
      dias: [-5, 20],
      slugs: ['bolo-de-fuba', 'vinho-tinto', 'agua-de-coco'],
    },
  ],
  [
    {
      nome: 'Direto da horta',
      publico: 'G',
      dias: [-2, 4],
      slugs: ['alface-crespa', 'cenoura', 'abacate', 'maca-gala', 'laranja-pera'],
    },
    {
      nome: 'Açougue e peixaria',
      publico: 'G',
      dias: [-1, 5],
      slugs: ['file-de-frango', 'file-de-tilapia', 'linguica-toscana', 'salame-italiano'],
    },
    {
      nome: 'Casa limpa',
      publico: 'G',
      dias: [-3, 10],
      slugs: ['sabao-em-po', 'detergente', 'papel-higienico', 'amaciante', 'leite-integral'],
    },
    {
      nome: 'Só no Clube',
      publico: 'C',
      dias: [-2, 11],
      slugs: ['azeite-extravirgem', 'cafe-torrado', 'arroz-tipo-1', 'molho-de-tomate'],
    },
    {
      nome: 'Escolhidas para você',
      publico: null,
      dias: [0, 6],
      slugs: ['acucar-refinado', 'pao-de-queijo', 'presunto-cozido', 'uva-niagara'],
    },
  ],
];

/** A cluster's price difference in cents, at most a tenth. */
const DIFFERENCE = [0, 20, -10];

/** Past and future offers, which no store shows. */
const HIDDEN: readonly Grupo[] = [
  { nome: 'Semana passada', publico: 'G', dias: [-16, -10], slugs: ['banana-prata', 'cafe-torrado'] },
  { nome: 'Mês que vem', publico: 'G', dias: [30, 36], slugs: ['vinho-tinto', 'azeite-extravirgem'] },
];

/** Writes every cluster's weekly offers, dated around `day`. */
export async function seedOfertas(db: Db, day: string): Promise<void> {
  for (const [cluster, grupos] of CLUSTERS.entries()) {
    const lojas = EMPRESAS.filter((loja) => (loja.idEmpresa - 1) % CLUSTERS.length === cluster);
    for (const [ordem, grupo] of [...grupos, ...HIDDEN].entries()) {
      const [row] = await db
        .insert(promocoes)
        .values({
          nomeExibicao: grupo.nome,
          publico: grupo.publico,
          dtaInicio: addDays(day, grupo.dias[0]),
          dtaFim: addDays(day, grupo.dias[1]),
          ordem,
        })
        .returning({ id: promocoes.id });
      const promocaoId = row?.id ?? 0;
      await db.insert(promocaoEmpresas).values(lojas.map(({ idEmpresa }) => ({ promocaoId, idEmpresa })));
      await seedProdutos(db, promocaoId, grupo.slugs, DIFFERENCE[cluster] ?? 0);
    }
  }
}

async function seedProdutos(db: Db, promocaoId: number, slugs: readonly string[], difference: number) {
  const items = slugs.map((slug) => {
    const produto = PRODUTOS.get(slug);
    if (produto === undefined) throw new Error(`unknown product ${slug}`);
    return produto;
  });
  const rows = await db
    .insert(promocaoProdutos)
    .values(items.map((item, ordem) => ({ promocaoId, ordem, ...toRow(item, difference) })))
    .returning({ idPromoProd: promocaoProdutos.idPromoProd, ordem: promocaoProdutos.ordem });
  const regras = rows.flatMap(({ idPromoProd, ordem: at }) =>
    (items[at]?.regras ?? []).map(({ tipo, percentual, mensagem }, ordem) => ({
      idPromoProd,
      tipo,
      ordem,
      percentualDesconto: percentual,
      mensagem,
    })),
  );
  await db.insert(promocaoRegras).values(regras);
}

function toRow(
  { slug, preco, original, regras: _regras, semImagem, ...columns }: ProdutoDemo,
  difference: number,
) {
  return {
    ...columns,
    imagem: semImagem === true ? null : `/imagens/produtos/${slug}.webp`,
    precoCentavos: preco + (Math.abs(difference) * 10 <= preco ? difference : 0),
    precoOriginalCentavos: original,
  };
}

/** The whole assortment by slug; the leaflets (`scripts/pictures.mjs`) show it, too. */
export const PRODUTOS: ReadonlyMap<string, ProdutoDemo> = new Map(
  [...HORTIFRUTI, ...MERCEARIA, ...FRIOS, ...PADARIA_E_CARNES, ...BEBIDAS_E_LIMPEZA].map((item) => [
    item.slug,
    item,
  ]),
);
