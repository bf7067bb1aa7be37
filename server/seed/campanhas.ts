import type { Db } from '../db/database.ts';
import {
  campanhas,
  gruposCampanhas,
  itensResgate,
  pontos,
  resgates,
  saldosPontos,
} from '../db/schema/fidelidade.ts';
import { addDays } from '../lib/dates.ts';
import { DEMO } from '../portal-config.ts';
import { ANA, MERCADO } from './pessoas.ts';

const REGRAS_PANELAS = `
<h1>Regulamento: Junte e Troque Panelas</h1>
<p>A cada <strong>R$ 20,00</strong> em compras identificadas com o CPF ou CNPJ, o participante recebe <strong>1 ponto</strong>.</p>
<ol><li>Os pontos entram em até 24 horas.</li><li>As trocas valem enquanto durarem os estoques.</li>
<li>O produto é retirado na loja escolhida em até 10 dias úteis.</li></ol>`;

const REGRAS_FEIRA = `
<h1>Regulamento: Selos da Feira</h1>
<p>Cada bandeja de hortifruti identificada vale um selo. Com 10 selos, uma sacola de feira é sua.</p>`;

/** Demo campaigns; `dias` count from the day of seeding. */
const CAMPANHAS = [
  {
    idCampanha: 1,
    campanha: 'Junte e Troque Panelas',
    tipo: 'CP',
    nomePonto: 'pontos',
    imagem: 'panelas',
    regulamento: REGRAS_PANELAS,
    currentPrice: '1 ponto a cada R$ 20,00',
    descricao: 'Junte pontos nas suas compras e troque por panelas, vouchers e passeios.',
    dias: [-75, 60],
    trocar: true,
    trocas: true,
    inicial: true,
  },
  {
    idCampanha: 2,
    campanha: 'Selos da Feira',
    tipo: 'SE',
    nomePonto: 'selos',
    imagem: 'feira',
    regulamento: REGRAS_FEIRA,
    currentPrice: '1 selo por bandeja',
    descricao: 'Cada bandeja de hortifruti vale um selo: complete a cartela e ganhe.',
    dias: [-40, 25],
    trocar: false,
    trocas: false,
    inicial: true,
  },
  {
    idCampanha: 3,
    campanha: 'Café em Dobro',
    tipo: 'CP',
    nomePonto: 'grãos',
    imagem: 'cafe',
    regulamento: null,
    currentPrice: '2 grãos por pacote',
    descricao: 'Cafés do Clube valem o dobro até o fim do mês.',
    dias: [-12, 18],
    trocar: true,
    trocas: false,
    inicial: false,
  },
  {
    idCampanha: 4,
    campanha: 'Natal Solidário',
    tipo: 'DO',
    nomePonto: 'estrelas',
    imagem: null,
    regulamento: null,
    currentPrice: null,
    descricao: 'Suas estrelas viram cestas de Natal para famílias do bairro.',
    dias: [-5, 35],
    trocar: false,
    trocas: false,
    inicial: false,
  },
] as const;

const ITENS = [
  [1, 1, 'PR', 'Frigideira antiaderente 24 cm', 120, 'frigideira'],
  [2, 1, 'PR', 'Panela de pressão 4,5 L', 340, 'panela-pressao'],
  [3, 1, 'PR', 'Jogo de facas 5 peças', 260, 'facas'],
  [4, 1, 'VO', 'Voucher de R$ 10 em compras', 80, 'voucher-10'],
  [5, 1, 'VO', 'Voucher de R$ 50 em compras', 360, 'voucher-50'],
  [6, 1, 'CV', 'Ingresso de cinema', 150, 'cinema'],
  [7, 1, 'CV', 'Banho e tosa no Pet Amigo', 420, 'pet'],
  [8, 3, 'PR', 'Caneca esmaltada do Clube', 20, 'caneca'],
  [9, 3, 'VO', 'Voucher de R$ 5 na cafeteria', 12, 'voucher-5'],
  [10, 3, 'CV', 'Workshop de barista', 90, 'barista'],
] as const;

/** Value, minimum purchase (cents) and days of exchange vouchers. */
const VALORES: Readonly<
  Record<number, { valorCentavos: number; minimoCentavos: number; validadeDias: number }>
> = {
  4: { valorCentavos: 1_000, minimoCentavos: 5_000, validadeDias: 30 },
  5: { valorCentavos: 5_000, minimoCentavos: 15_000, validadeDias: 45 },
  9: { valorCentavos: 500, minimoCentavos: 0, validadeDias: 15 },
};

/** [days ago, text, points]; the sum of a list is the balance. */
type Ponto = readonly [number, string, number];

const PONTOS: readonly { pessoaId: number; idCampanha: number; lista: readonly Ponto[] }[] = [
  {
    pessoaId: ANA,
    idCampanha: 1,
    lista: [
      [74, 'Boas-vindas à campanha', 50],
      [63, 'Compra na loja Cambuí', 64],
      [55, 'Compra na loja Taquaral', 38],
      [47, 'Ajuste de arredondamento', 0],
      [44, 'Compra na loja Cambuí', 92],
      [33, 'Troca: Frigideira antiaderente 24 cm', -120],
      [30, 'Pontos em dobro em hortifruti', 76],
      [21, 'Troca: Voucher de R$ 10 em compras', -80],
      [17, 'Compra na loja Barão Geraldo', 57],
      [9, 'Compra na loja Cambuí', 81],
      [6, 'Troca: Ingresso de cinema', -150],
      [5, 'Indique um vizinho', 150],
      [2, 'Compra na loja Cambuí', 47],
    ],
  },
  {
    pessoaId: ANA,
    idCampanha: 2,
    lista: [
      [20, 'Bandeja de morango', 1],
      [13, 'Bandeja de uva', 1],
      [6, 'Salada pronta', 2],
    ],
  },
  {
    pessoaId: ANA,
    idCampanha: 3,
    lista: [
      [10, 'Café torrado 500 g', 4],
      [3, 'Café em cápsulas', 6],
      [1, 'Café torrado 500 g', 4],
    ],
  },
  {
    pessoaId: MERCADO,
    idCampanha: 1,
    lista: [
      [60, 'Compra no atacado', 310],
      [18, 'Compra no atacado', 275],
    ],
  },
];

const RESGATES = [
  { descricao: 'Frigideira antiaderente 24 cm', tipo: 'PR', qtdePontos: 120, efetuado: true, ago: 33 },
  { descricao: 'Voucher de R$ 10 em compras', tipo: 'VO', qtdePontos: 80, efetuado: true, ago: 21 },
  { descricao: 'Ingresso de cinema', tipo: 'CV', qtdePontos: 150, efetuado: false, ago: 6 },
] as const;

/** Writes campaigns, items, ledgers, balances and Ana's exchanges. */
export async function seedCampanhas(db: Db, day: string): Promise<void> {
  await db.insert(gruposCampanhas).values({
    id: DEMO.campaignGroupId,
    nome: 'Campanhas do Clube',
    descricao: 'Junte pontos, selos e grãos em todas as lojas Vizinhança.',
  });
  await db.insert(campanhas).values(
    CAMPANHAS.map(({ imagem, dias, trocar, trocas, ...campanha }, ordem) => ({
      ...campanha,
      grupoId: DEMO.campaignGroupId,
      idEmpFormato: DEMO.storeFormatId,
      imagemBanner: imagem === null ? null : `/imagens/campanhas/${imagem}.webp`,
      dtaInicio: addDays(day, dias[0]),
      dtaFim: addDays(day, dias[1]),
      flagTrocarPontos: trocar,
      flagMinhasTrocas: trocas,
      ordem,
    })),
  );
  await db.insert(itensResgate).values(
    ITENS.map(([idResgate, idCampanha, tipo, nomeItem, qtdePontos, imagem], ordem) => ({
      idResgate,
      idCampanha,
      tipo,
      nomeItem,
      qtdePontos,
      imagem: `/imagens/resgates/${imagem}.webp`,
      ...VALORES[idResgate],
      naHome: [1, 4, 6, 8].includes(idResgate),
      ordem,
    })),
  );
  for (const { pessoaId, idCampanha, lista } of PONTOS) {
    await db.insert(pontos).values(
      lista.map(([ago, descricao, qtde]) => ({
        pessoaId,
        idCampanha,
        descricao,
        qtde,
        dtaEvento: `${addDays(day, -ago)}T16:${String(10 + (ago % 45)).padStart(2, '0')}:00`,
      })),
    );
    const saldo = lista.reduce((sum, [, , qtde]) => sum + qtde, 0);
    await db.insert(saldosPontos).values({ pessoaId, idCampanha, saldo });
  }
  await db.insert(resgates).values(
    RESGATES.map(({ ago, descricao, ...resgate }) => ({
      ...resgate,
      pessoaId: ANA,
      idCampanha: 1,
      descricao: `Troca: ${descricao}`,
      nomeProduto: descricao,
      dtaSolicitacaoTroca: `${addDays(day, -ago)}T16:${String(10 + (ago % 45)).padStart(2, '0')}:00`,
    })),
  );
}
