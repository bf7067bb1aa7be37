import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Busca, readBusca, SEM_BUSCA, writeBusca } from '../../lib/ofertas/busca.ts';
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
  readonly written: readonly Busca[];
}

/** A search as an address has it: two of the same words are one. */
const textOf = (busca: Busca): string => writeBusca(new URLSearchParams(), busca).toString();

/** The search of offers, which lives in the address (R131). */
export function useBusca(): BuscaNoEndereco {
  const [params, setParams] = useSearchParams();
  const asked = readBusca(params);
  const seen = textOf(asked);
  // `seen`: the address at the last render; `written`: searches written here whose address has not come back yet. On a
  // slow device there can be more than one, and the last of them counts.
  const [typed, setTyped] = useState<Typed>({ nome: asked.nome, seen, written: [] });
  if (typed.seen !== seen) {
    const place = typed.written.findLastIndex((each) => textOf(each) === seen);
    const isOwn = place >= 0;
    setTyped({
      nome: isOwn ? typed.nome : asked.nome,
      seen,
      written: isOwn ? typed.written.slice(place + 1) : [],
    });
  }
  const last = typed.written.at(-1) ?? asked;
  const { ativar, ordem } = last;
  const busca = useMemo(() => ({ nome: typed.nome, ativar, ordem }), [typed.nome, ativar, ordem]);

  const isNew = (next: Busca) => textOf(next) !== textOf(last);
  const write = (next: Busca) => {
    setTyped((before) => ({ ...before, nome: next.nome }));
    if (!isNew(next)) return;
    setTyped((before) => ({ ...before, written: [...before.written, next] }));
    setParams((before) => writeBusca(before, next), { replace: true });
  };
  // Where nothing is new nothing is set: an address from elsewhere may be on its way to the screen, and it counts.
  const flush = () => {
    if (isNew(busca)) write(busca);
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
