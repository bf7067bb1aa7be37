import type { ProdutoDemo } from './produto-demo.ts';
import { BEBIDAS_E_LIMPEZA, FRIOS, PADARIA_E_CARNES } from './produtos-frescos.ts';
import { HORTIFRUTI, MERCEARIA } from './produtos-secos.ts';

/** The whole assortment by slug. */
export const PRODUTOS: ReadonlyMap<string, ProdutoDemo> = new Map(
  [...HORTIFRUTI, ...MERCEARIA, ...FRIOS, ...PADARIA_E_CARNES, ...BEBIDAS_E_LIMPEZA].map((item) => [
    item.slug,
    item,
  ]),
);
