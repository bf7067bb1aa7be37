import { useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type Busca, readBusca, SEM_BUSCA, writeBusca } from '../../lib/ofertas/busca.ts';
import { useAtRest, useOnceShown } from '../../ui/page/use-settled.ts';

/** Browsers refuse an address that is written with each key. */
const TYPED_MS = 300;

export interface BuscaNoEndereco {
  busca: Busca;
  /** A key was pressed; the address follows when the hand rests. */
  type: (nome: string) => void;
  /** The address has what was typed, now. */
  flush: () => void;
  choose: (part: Partial<Busca>) => void;
  clear: () => void;
}

/** A search as an address has it: two of the same words are one. */
const textOf = (busca: Busca): string => writeBusca(new URLSearchParams(), busca).toString();

/** The state of an address that was written here, which the field need not read. Of a step back the state is a copy, never this. */
const OWN = { busca: 'own' };

/** The search of offers, which lives in the address. @rule R131 */
export function useBusca(): BuscaNoEndereco {
  const [params, setParams] = useSearchParams();
  const [busca, show] = useState(() => readBusca(params));
  // What is shown, and what the address has or is about to have: a timer or a press may know an older render.
  const latest = useRef({ busca, text: textOf(busca) });
  const set = (next: Busca) => {
    latest.current.busca = next;
    show(next);
  };

  const { state } = useLocation() as { state: unknown };
  // Not while it renders: React may throw such a render away when a key comes, and the letter with it.
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
    setParams((before) => writeBusca(before, next), { replace: true, state: OWN });
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
