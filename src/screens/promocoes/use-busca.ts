import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Busca, palavrasDe, readBusca, SEM_BUSCA, writeBusca } from '../../lib/ofertas/busca.ts';
import { useAtRest } from '../../ui/page/use-settled.ts';

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

interface Typed {
  readonly nome: string;
  readonly seen: string;
  readonly written: readonly string[];
}

/** The search of offers, which lives in the address (R131). */
export function useBusca(): BuscaNoEndereco {
  const [params, setParams] = useSearchParams();
  const { nome: asked, ativar, ordem } = readBusca(params);
  // `seen`: the address at the last render; `written`: addresses written here that have not come back yet. On a slow
  // device there can be more than one.
  const [typed, setTyped] = useState<Typed>({ nome: asked, seen: asked, written: [] });
  if (typed.seen !== asked) {
    const place = typed.written.lastIndexOf(asked);
    const isOwn = place >= 0;
    setTyped({
      nome: isOwn ? typed.nome : asked,
      seen: asked,
      written: isOwn ? typed.written.slice(place + 1) : [],
    });
  }
  const busca = useMemo(() => ({ nome: typed.nome, ativar, ordem }), [typed.nome, ativar, ordem]);

  const write = (next: Busca) => {
    setTyped((before) => ({
      ...before,
      nome: next.nome,
      written: [...before.written, palavrasDe(next.nome)],
    }));
    setParams((before) => writeBusca(before, next), { replace: true });
  };
  const flush = () => {
    if (palavrasDe(typed.nome) !== asked) write(busca);
  };
  useAtRest(typed.nome, TYPED_MS, flush);
  return {
    busca,
    type: (nome) => setTyped((before) => ({ ...before, nome })),
    flush,
    choose: (part) => write({ ...busca, ...part }),
    clear: () => write(SEM_BUSCA),
  };
}
