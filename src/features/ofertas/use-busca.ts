import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Busca, readBusca, SEM_BUSCA, writeBusca } from './busca.ts';
import { useAtRest, useOnceShown } from '../../ui/page/use-settled.ts';

/** Browsers refuse an address change per key. */
const TYPED_MS = 300;

export interface BuscaNoEndereco {
  busca: Busca;
  /** The address is written after a pause in typing. */
  type: (nome: string) => void;
  /** Writes the address now. */
  flush: () => void;
  choose: (part: Partial<Busca>) => void;
  clear: () => void;
}

/** A search normalised as in an address: equal words are equal searches. */
const textOf = (busca: Busca): string => writeBusca(new URLSearchParams(), busca).toString();

/** Marks an address written here, so that the field ignores it. After Back the state is a copy, never this object. */
const OWN = { busca: 'own' };

/** The search of offers, stored in the address. @rule R131 */
export function useBusca(): BuscaNoEndereco {
  const [params, setParams] = useSearchParams();
  const [busca, show] = useState(() => readBusca(params));
  // The current search and the address's: timers and presses may see an older render.
  const latest = useRef({ busca, text: textOf(busca) });
  const set = (next: Busca) => {
    latest.current.busca = next;
    show(next);
  };

  const { state } = useLocation() as { state: unknown };
  // In an effect: React may discard a render, and the letter with it.
  useOnceShown(params, () => {
    const asked = readBusca(params);
    const text = textOf(asked);
    if (state === OWN || text === latest.current.text) return;
    latest.current = { busca: asked, text };
    show(asked);
  });

  const write = (next: Busca) => {
    set(next);
    const text = textOf(next);
    if (text === latest.current.text) return;
    latest.current.text = text;
    setParams((previous) => writeBusca(previous, next), { replace: true, state: OWN });
  };
  const flush = () => write(latest.current.busca);
  useAtRest(busca.nome, TYPED_MS, flush);
  return {
    busca,
    type: (nome) => set({ ...latest.current.busca, nome }),
    flush,
    choose: (part) => write({ ...latest.current.busca, ...part }),
    clear: () => write(SEM_BUSCA),
  };
}
