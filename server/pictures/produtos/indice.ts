import type { Shape } from '../shapes.ts';
import { aguaDeCoco, cerveja, suco, vinho } from './bebidas.ts';
import { frango, linguica, picanha, tilapia } from './carnes.ts';
import { acucar, biscoito, chocolate } from './doces.ts';
import { mussarela, parmesao, presunto, salame } from './frios.ts';
import { abacate, banana, laranja, maca, morango, uva } from './hortifruti.ts';
import { iogurte, leite, manteiga, ovos } from './laticinios.ts';
import { amaciante, detergente, papelHigienico, sabaoEmPo } from './limpeza.ts';
import { arroz, azeite, cafe, feijao, macarrao, molho, oleo } from './mercearia.ts';
import { boloDeFuba, paoDeQueijo, paoFrances } from './padaria.ts';
import { alface, cenoura, tomate } from './verduras.ts';

/** Tint of the ground and of the disc behind. */
type Ground = readonly [string, string];

const HORTA: Ground = ['#E3F0D3', '#F1F8E6'];
const DESPENSA: Ground = ['#FBE5B3', '#FFF1CF'];
const FRIO: Ground = ['#FBE3C8', '#FFF3E2'];
const FORNO: Ground = ['#F8E2C2', '#FFF4DF'];
const CARNE: Ground = ['#FADCD0', '#FFF0E8'];
const BEBIDA: Ground = ['#D9EEF0', '#EEF9FA'];
const LIMPEZA: Ground = ['#CFE0F5', '#E3EEFB'];

/** Every product picture: its drawing and its ground, by the slug of the offer. */
export const DESENHOS: Readonly<Record<string, { draw: () => Shape[]; ground: Ground }>> = {
  'banana-prata': { draw: banana, ground: HORTA },
  'tomate-italiano': { draw: tomate, ground: HORTA },
  'maca-gala': { draw: maca, ground: HORTA },
  abacate: { draw: abacate, ground: HORTA },
  'laranja-pera': { draw: laranja, ground: HORTA },
  cenoura: { draw: cenoura, ground: HORTA },
  'alface-crespa': { draw: alface, ground: HORTA },
  morango: { draw: morango, ground: HORTA },
  'uva-niagara': { draw: uva, ground: HORTA },
  'arroz-tipo-1': { draw: arroz, ground: DESPENSA },
  'feijao-carioca': { draw: feijao, ground: DESPENSA },
  'cafe-torrado': { draw: cafe, ground: DESPENSA },
  'acucar-refinado': { draw: acucar, ground: DESPENSA },
  'oleo-de-soja': { draw: oleo, ground: DESPENSA },
  'azeite-extravirgem': { draw: azeite, ground: DESPENSA },
  'macarrao-espaguete': { draw: macarrao, ground: DESPENSA },
  'molho-de-tomate': { draw: molho, ground: DESPENSA },
  'chocolate-ao-leite': { draw: chocolate, ground: DESPENSA },
  'biscoito-recheado': { draw: biscoito, ground: DESPENSA },
  'queijo-mussarela': { draw: mussarela, ground: FRIO },
  'presunto-cozido': { draw: presunto, ground: FRIO },
  'salame-italiano': { draw: salame, ground: FRIO },
  'queijo-parmesao': { draw: parmesao, ground: FRIO },
  'leite-integral': { draw: leite, ground: BEBIDA },
  'iogurte-natural': { draw: iogurte, ground: BEBIDA },
  manteiga: { draw: manteiga, ground: FRIO },
  'ovos-caipiras': { draw: ovos, ground: FRIO },
  'pao-frances': { draw: paoFrances, ground: FORNO },
  'pao-de-queijo': { draw: paoDeQueijo, ground: FORNO },
  'bolo-de-fuba': { draw: boloDeFuba, ground: FORNO },
  'picanha-bovina': { draw: picanha, ground: CARNE },
  'file-de-frango': { draw: frango, ground: CARNE },
  'linguica-toscana': { draw: linguica, ground: CARNE },
  'file-de-tilapia': { draw: tilapia, ground: BEBIDA },
  'suco-de-laranja': { draw: suco, ground: BEBIDA },
  'agua-de-coco': { draw: aguaDeCoco, ground: BEBIDA },
  'vinho-tinto': { draw: vinho, ground: CARNE },
  'cerveja-pilsen': { draw: cerveja, ground: BEBIDA },
  'sabao-em-po': { draw: sabaoEmPo, ground: LIMPEZA },
  detergente: { draw: detergente, ground: LIMPEZA },
  amaciante: { draw: amaciante, ground: LIMPEZA },
  'papel-higienico': { draw: papelHigienico, ground: LIMPEZA },
};
