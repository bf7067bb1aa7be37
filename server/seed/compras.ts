import type { Db } from '../db/database.ts';
import { cupons, lancamentos } from '../db/schema/compras.ts';
import { addDays } from '../lib/dates.ts';
import { EMPRESAS } from './lojas.ts';
import { ANA, MERCADO } from './pessoas.ts';

/** Coupon numbers start high, like a till's. */
const FIRST_COUPON = 4_310_000;

interface Comprador {
  readonly pessoaId: number;
  readonly quantas: number;
  /** Days between the first purchase and today. */
  readonly dias: number;
  readonly lojas: readonly number[];
  /** Smallest and largest total, in cents. */
  readonly valor: readonly [number, number];
}

const COMPRADORES: readonly Comprador[] = [
  { pessoaId: ANA, quantas: 68, dias: 360, lojas: [1, 1, 1, 2, 2, 3, 4, 10], valor: [2_350, 48_990] },
  { pessoaId: MERCADO, quantas: 14, dias: 300, lojas: [1, 13, 13], valor: [38_000, 310_000] },
];

/** Writes purchases over the last year; the discount is 4 to 16 % of the total. */
export async function seedCompras(db: Db, day: string): Promise<void> {
  const random = createRandom(20_251);
  let idCupom = FIRST_COUPON;
  for (const { pessoaId, quantas, dias, lojas, valor } of COMPRADORES) {
    const rows = Array.from({ length: quantas }, (_unused, index) => {
      const idEmpresa = lojas[random(0, lojas.length - 1)] ?? 1;
      const valorTotalCentavos = random(valor[0], valor[1]);
      const passed = Math.round(((quantas - index) * dias) / quantas);
      const time = `${String(random(8, 20)).padStart(2, '0')}:${String(random(0, 59)).padStart(2, '0')}:${String(random(0, 59)).padStart(2, '0')}`;
      return {
        idCupom: (idCupom += random(3, 97)),
        pessoaId,
        idEmpresa,
        idEmpFormato: EMPRESAS.find((loja) => loja.idEmpresa === idEmpresa)?.idEmpFormato ?? 1,
        valorTotalCentavos,
        valorDescontoCentavos: Math.floor((valorTotalCentavos * random(4, 16)) / 100),
        dtaCupom: `${addDays(day, -passed)}T${time}`,
      };
    });
    await db.insert(cupons).values(rows);
  }
}

/** [days ago, text, cents, days until it can be used, days until it expires]; oldest first. */
type Lancamento = readonly [number, string, number, number, number];

const CONTA: Readonly<Record<number, readonly Lancamento[]>> = {
  [ANA]: [
    [338, 'Cashback da compra de inauguração', 1_850, 2, 110],
    [291, 'Cashback em hortifruti', 640, 2, 90],
    [240, 'Uso de saldo na loja Cambuí', -1_200, 0, 0],
    [205, 'Bônus de aniversário', 2_000, 0, 60],
    [171, 'Cashback de compras do mês', 2_735, 3, 180],
    [133, 'Uso de saldo na loja Taquaral', -1_500, 0, 0],
    [96, 'Cashback de compras do mês', 3_120, 3, 180],
    [71, 'Cashback em vinhos', 890, 3, 60],
    [52, 'Uso de saldo na loja Cambuí', -2_010, 0, 0],
    [31, 'Cashback de compras do mês', 4_265, 3, 180],
    [12, 'Indique um vizinho: bônus', 2_500, 0, 90],
    [4, 'Cashback em padaria', 475, 3, 180],
    [1, 'Cashback de compras da semana', 1_830, 5, 180],
    [0, 'Cashback da compra de hoje', 742, 5, 180],
  ],
  [MERCADO]: [
    [64, 'Cashback empresarial', 12_480, 5, 180],
    [21, 'Uso de saldo no atacado', -5_000, 0, 0],
    [2, 'Cashback empresarial', 9_315, 5, 180],
  ],
};

/** Writes cash-back entries; each use takes from the oldest usable credits. */
export async function seedConta(db: Db, day: string): Promise<void> {
  for (const [pessoaId, entries] of Object.entries(CONTA)) {
    const rows = entries.map(([ago, descricao, valorCentavos, release, life]) => ({
      pessoaId: Number(pessoaId),
      descricao,
      dtaEvento: `${addDays(day, -ago)}T12:${String(10 + (ago % 50)).padStart(2, '0')}:00`,
      dtaLiberacao: addDays(day, release - ago),
      dtaExpiracao: valorCentavos > 0 ? addDays(day, life - ago) : null,
      valorCentavos,
      restanteCentavos: Math.max(0, valorCentavos),
    }));
    for (const use of rows.filter((row) => row.valorCentavos < 0)) {
      let missing = -use.valorCentavos;
      for (const credit of rows) {
        const usable =
          credit.dtaLiberacao <= use.dtaLiberacao && (credit.dtaExpiracao ?? '') >= use.dtaLiberacao;
        const taken = usable ? Math.min(missing, credit.restanteCentavos) : 0;
        credit.restanteCentavos -= taken;
        missing -= taken;
      }
      if (missing > 0) throw new Error(`demo entry '${use.descricao}' uses more than there was`);
    }
    await db.insert(lancamentos).values(rows);
  }
}

/** Repeatable random integers from `min` to `max`. */
function createRandom(start: number): (min: number, max: number) => number {
  let state = start >>> 0;
  return (min, max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 4_294_967_296) * (max - min + 1));
  };
}
