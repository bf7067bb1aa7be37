import { type ItemDaLista, itemDeTexto } from '../lista.ts';

/** As many items as a list takes: 300. */
export const fullLista = (): ItemDaLista[] =>
  Array.from({ length: 300 }, (_, id) => itemDeTexto(`Item ${id}`)).filter((item) => item !== null);
