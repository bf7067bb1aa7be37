import { useSearchParams } from 'react-router-dom';
import { scrollToTop } from '../../platform/history/scroll.ts';

const KEY = 'pagina';

export interface Pagina {
  /** From 1; an address without one, or with nonsense, is page 1. */
  pagina: number;
  goTo: (pagina: number) => void;
}

/**
 * The page of a list, which lives in the address (`?pagina=3`): it survives a reload, and 'back' goes to the page before.
 */
export function usePagina(): Pagina {
  const [params, setParams] = useSearchParams();
  const asked = params.get(KEY) ?? '';
  return {
    pagina: /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1,
    goTo: (pagina) => {
      setParams((before) => {
        before.set(KEY, String(pagina));
        return before;
      });
      scrollToTop();
    },
  };
}
