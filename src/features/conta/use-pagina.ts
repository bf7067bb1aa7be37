import { useSearchParams } from 'react-router-dom';

/** Scrolls to the top for another page of a list; the focus stays. */
function scrollToTop(): void {
  scrollTo(0, 0);
}

const KEY = 'pagina';

export interface Pagina {
  /** From 1; 1 when missing or invalid. */
  pagina: number;
  goTo: (pagina: number) => void;
}

/** A list's page in the address (`?pagina=3`), so that reload and Back keep it. */
export function usePagina(): Pagina {
  const [params, setParams] = useSearchParams();
  const asked = params.get(KEY) ?? '';
  return {
    pagina: /^[1-9]\d{0,6}$/.test(asked) ? Number(asked) : 1,
    goTo: (pagina) => {
      setParams((previous) => {
        previous.set(KEY, String(pagina));
        return previous;
      });
      scrollToTop();
    },
  };
}
