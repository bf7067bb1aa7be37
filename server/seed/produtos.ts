/** A discount rule of the demo offers; percent with two decimals as text. */
export interface RegraDemo {
  readonly tipo: number;
  readonly percentual?: string;
  readonly mensagem?: string;
}

/** A product on offer; prices in cents, of goods sold by weight per kg. */
export interface ProdutoDemo {
  readonly slug: string;
  readonly nome: string;
  readonly preco: number;
  readonly original: number;
  readonly regras: readonly RegraDemo[];
  readonly qtde?: number;
  readonly mensagem1?: string;
  readonly mensagem2?: string;
  readonly ativavel?: true;
  /** No picture yet: the card shows its placeholder. */
  readonly semImagem?: true;
}

const percent = (percentual: string): RegraDemo => ({ tipo: 1, percentual });
const text = (tipo: number, mensagem: string): RegraDemo => ({ tipo, mensagem });

const HORTIFRUTI: readonly ProdutoDemo[] = [
  {
    slug: 'banana-prata',
    nome: 'Banana Prata kg',
    preco: 549,
    original: 799,
    qtde: 5,
    regras: [percent('31.00')],
  },
  {
    slug: 'tomate-italiano',
    nome: 'Tomate Italiano kg',
    preco: 698,
    original: 998,
    qtde: 4,
    regras: [percent('30.00')],
  },
  {
    slug: 'maca-gala',
    nome: 'Maçã Gala kg',
    preco: 899,
    original: 1299,
    regras: [text(3, 'Preço especial do Clube')],
  },
  { slug: 'abacate', nome: 'Abacate Breda kg', preco: 649, original: 890, regras: [percent('27.00')] },
  {
    slug: 'laranja-pera',
    nome: 'Laranja Pera kg',
    preco: 399,
    original: 549,
    qtde: 6,
    regras: [text(3, 'Por apenas')],
  },
  { slug: 'cenoura', nome: 'Cenoura kg', preco: 449, original: 599, regras: [percent('25.00')] },
  {
    slug: 'alface-crespa',
    nome: 'Alface Crespa unidade',
    preco: 299,
    original: 429,
    qtde: 6,
    regras: [text(4, 'R$ 1,30 de desconto por unidade')],
  },
  {
    slug: 'morango',
    nome: 'Morango bandeja 250 g',
    preco: 899,
    original: 1299,
    qtde: 3,
    regras: [text(2, 'Colhido na semana')],
  },
  {
    slug: 'uva-niagara',
    nome: 'Uva Niágara bandeja 500 g',
    preco: 749,
    original: 999,
    semImagem: true,
    regras: [percent('25.00')],
  },
];

const MERCEARIA: readonly ProdutoDemo[] = [
  {
    slug: 'arroz-tipo-1',
    nome: 'Arroz Agulhinha Tipo 1 pacote 5 kg',
    preco: 2490,
    original: 3190,
    qtde: 3,
    regras: [percent('22.00')],
  },
  {
    slug: 'feijao-carioca',
    nome: 'Feijão Carioca pacote 1 kg',
    preco: 699,
    original: 949,
    qtde: 5,
    regras: [text(3, 'Oferta da semana')],
  },
  {
    slug: 'cafe-torrado',
    nome: 'Café Torrado e Moído Tradicional 500 g',
    preco: 1890,
    original: 2499,
    qtde: 4,
    ativavel: true,
    regras: [percent('24.00'), text(4, 'Na 2ª unidade, mais R$ 2,00 de desconto por unidade')],
  },
  {
    slug: 'acucar-refinado',
    nome: 'Açúcar Refinado pacote 1 kg',
    preco: 419,
    original: 529,
    qtde: 10,
    regras: [text(4, 'R$ 1,10 de desconto por unidade')],
  },
  {
    slug: 'oleo-de-soja',
    nome: 'Óleo de Soja garrafa 900 ml',
    preco: 649,
    original: 799,
    regras: [text(3, 'Leve 3, cada um sai por')],
  },
  {
    slug: 'azeite-extravirgem',
    nome: 'Azeite Extravirgem 500 ml',
    preco: 3690,
    original: 4890,
    qtde: 2,
    ativavel: true,
    regras: [percent('24.50')],
  },
  {
    slug: 'macarrao-espaguete',
    nome: 'Macarrão Espaguete 500 g',
    preco: 379,
    original: 529,
    regras: [text(2, 'Leve 4, pague 3')],
  },
  {
    slug: 'molho-de-tomate',
    nome: 'Molho de Tomate Tradicional 300 g',
    preco: 229,
    original: 329,
    regras: [text(4, 'R$ 1,00 de desconto por unidade')],
  },
  {
    slug: 'chocolate-ao-leite',
    nome: 'Chocolate ao Leite barra 90 g',
    preco: 599,
    original: 799,
    qtde: 6,
    ativavel: true,
    regras: [text(1, 'Desconto progressivo no caixa')],
  },
  {
    slug: 'biscoito-recheado',
    nome: 'Biscoito Recheado 130 g',
    preco: 249,
    original: 349,
    regras: [text(9, 'Junte 5 e ganhe mais 1')],
  },
];

const FRIOS: readonly ProdutoDemo[] = [
  {
    slug: 'queijo-mussarela',
    nome: 'Queijo Mussarela fatiado',
    preco: 3990,
    original: 5490,
    mensagem1: 'A CADA 100G',
    regras: [percent('27.00')],
  },
  {
    slug: 'presunto-cozido',
    nome: 'Presunto Cozido fatiado',
    preco: 2990,
    original: 3890,
    mensagem2: 'a cada 100g',
    qtde: 2,
    regras: [text(3, 'Fatiado na hora')],
  },
  {
    slug: 'salame-italiano',
    nome: 'Salame Italiano fatiado',
    preco: 8990,
    original: 11990,
    mensagem1: 'A CADA 80G',
    regras: [percent('25.00')],
  },
  {
    slug: 'queijo-parmesao',
    nome: 'Queijo Parmesão ralado na hora',
    preco: 9980,
    original: 12990,
    ativavel: true,
    regras: [text(3, 'A CADA 50G')],
  },
  {
    slug: 'leite-integral',
    nome: 'Leite Integral caixa 1 litro',
    preco: 469,
    original: 579,
    qtde: 12,
    regras: [text(5, 'R$ 1,10 de desconto por litro')],
  },
  {
    slug: 'iogurte-natural',
    nome: 'Iogurte Natural 500 g',
    preco: 799,
    original: 1049,
    regras: [text(4, 'R$ 2,50 de desconto por unidade')],
  },
  {
    slug: 'manteiga',
    nome: 'Manteiga com Sal 200 g',
    preco: 949,
    original: 1290,
    qtde: 3,
    regras: [percent('26.00')],
  },
  {
    slug: 'ovos-caipiras',
    nome: 'Ovos Caipiras dúzia',
    preco: 1190,
    original: 1590,
    qtde: 2,
    regras: [text(3, 'Só nesta semana')],
  },
];

const PADARIA_E_CARNES: readonly ProdutoDemo[] = [
  {
    slug: 'pao-frances',
    nome: 'Pão Francês kg',
    preco: 1690,
    original: 1990,
    mensagem1: 'A CADA 100G',
    regras: [text(2, 'Fornada a cada meia hora')],
  },
  {
    slug: 'pao-de-queijo',
    nome: 'Pão de Queijo Mineiro',
    preco: 4490,
    original: 5990,
    mensagem1: 'A CADA 100G',
    regras: [percent('25.00')],
  },
  {
    slug: 'bolo-de-fuba',
    nome: 'Bolo de Fubá Caseiro unidade',
    preco: 1490,
    original: 1890,
    regras: [text(4, 'R$ 4,00 de desconto por unidade')],
  },
  {
    slug: 'picanha-bovina',
    nome: 'Picanha Bovina kg',
    preco: 6990,
    original: 8990,
    qtde: 2,
    ativavel: true,
    regras: [percent('22.00')],
  },
  {
    slug: 'file-de-frango',
    nome: 'Filé de Peito de Frango kg',
    preco: 1990,
    original: 2590,
    qtde: 4,
    regras: [text(3, 'Bandeja econômica')],
  },
  {
    slug: 'linguica-toscana',
    nome: 'Linguiça Toscana kg',
    preco: 1790,
    original: 2390,
    regras: [percent('25.00')],
  },
  {
    slug: 'file-de-tilapia',
    nome: 'Filé de Tilápia 500 g',
    preco: 2690,
    original: 3490,
    qtde: 2,
    regras: [text(1, 'Desconto especial do Clube')],
  },
];

const BEBIDAS_E_LIMPEZA: readonly ProdutoDemo[] = [
  {
    slug: 'suco-de-laranja',
    nome: 'Suco de Laranja Integral 1,5 litro',
    preco: 1190,
    original: 1590,
    regras: [text(5, 'R$ 2,66 de desconto por litro')],
  },
  {
    slug: 'agua-de-coco',
    nome: 'Água de Coco 1 litro',
    preco: 899,
    original: 1199,
    qtde: 6,
    regras: [text(5, 'R$ 3,00 de desconto por litro')],
  },
  {
    slug: 'vinho-tinto',
    nome: 'Vinho Tinto Suave 750 ml',
    preco: 2490,
    original: 3290,
    qtde: 3,
    regras: [percent('24.00')],
  },
  {
    slug: 'cerveja-pilsen',
    nome: 'Cerveja Pilsen lata 350 ml',
    preco: 329,
    original: 399,
    qtde: 24,
    regras: [text(3, 'Leve 12, cada uma sai por')],
  },
  {
    slug: 'sabao-em-po',
    nome: 'Sabão em Pó 1,6 kg',
    preco: 1890,
    original: 2490,
    qtde: 2,
    regras: [percent('24.00')],
  },
  {
    slug: 'detergente',
    nome: 'Detergente Neutro 500 ml',
    preco: 199,
    original: 279,
    qtde: 12,
    regras: [text(4, 'R$ 0,80 de desconto por unidade')],
  },
  {
    slug: 'amaciante',
    nome: 'Amaciante Concentrado 1 litro',
    preco: 1390,
    original: 1790,
    ativavel: true,
    regras: [text(5, 'R$ 4,00 de desconto por litro')],
  },
  {
    slug: 'papel-higienico',
    nome: 'Papel Higiênico Folha Dupla 12 rolos',
    preco: 1790,
    original: 2390,
    qtde: 3,
    regras: [percent('25.00')],
  },
];

/** The whole assortment by slug. */
export const PRODUTOS: ReadonlyMap<string, ProdutoDemo> = new Map(
  [...HORTIFRUTI, ...MERCEARIA, ...FRIOS, ...PADARIA_E_CARNES, ...BEBIDAS_E_LIMPEZA].map((item) => [
    item.slug,
    item,
  ]),
);
