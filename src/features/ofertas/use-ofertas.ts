import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { usePromocoesQuery, type GrupoOferta } from './promocoes.api.ts';
import { hasContent, type Status, statusOf } from '../../lib/status/status.ts';
import { type OfertaActivations, useOfertaActivations } from './oferta-activation.flow.ts';
import type { ChosenEmpresa } from '../lojas/use-chosen-empresa.ts';

export interface Ofertas {
  status: Status;
  /** Groups in order, small ones joined. */
  trechos: readonly Trecho[];
  /** All groups' offers, in order. */
  itens: readonly GrupoOferta['tiposDescontos'][number][];
  retry: () => void;
  activations: OfertaActivations;
  /** The chosen store. */
  idEmpresa: string | null;
}

/**
 * The chosen store's offers for one audience. While the stores load, fail or are empty, so do the offers.
 * @rule R53
 */
export function useOfertas(empresa: ChosenEmpresa, isAudience: (publico: string | null) => boolean): Ofertas {
  const activations = useOfertaActivations();
  const query = usePromocoesQuery(empresa.idEmpresa ?? skipToken);
  const { currentData, refetch } = query;
  const { trechos, itens } = useMemo(() => {
    const grupos = (currentData ?? []).filter(isShown(isAudience));
    return { trechos: trechosDe(grupos), itens: itensDe(grupos) };
  }, [currentData, isAudience]);
  const ready = hasContent(empresa.status);
  const status = ready ? statusOf(query, () => trechos.length === 0) : empresa.status;
  const retry = ready ? refetch : empresa.retry;
  const { idEmpresa } = empresa;
  // Memoised: a new object would re-render every card.
  return useMemo(
    () => ({ status, trechos, itens, retry: () => void retry(), activations, idEmpresa }),
    [status, trechos, itens, retry, activations, idEmpresa],
  );
}

const isShown =
  (isAudience: (publico: string | null) => boolean) =>
  ({ publico, tiposDescontos }: GrupoOferta): boolean =>
    isAudience(publico) && tiposDescontos.length > 0;

/** Neighbouring groups that render together; `above`: the number of offers before them. */
interface Trecho {
  grupos: GrupoOferta[];
  ofertas: number;
  above: number;
}

/** Offers per stretch; a larger group is its own stretch. */
const MAX_FIRST = 24;

/** All groups' offers, in order. */
export const itensDe = (grupos: readonly GrupoOferta[]): GrupoOferta['tiposDescontos'] =>
  grupos.flatMap(({ tiposDescontos }) => tiposDescontos);

/** Joins small groups: two thousand groups of one offer cost no more than one of two thousand. */
export function trechosDe(grupos: readonly GrupoOferta[]): Trecho[] {
  const trechos: Trecho[] = [];
  let above = 0;
  for (const grupo of grupos) {
    const count = grupo.tiposDescontos.length;
    const last = trechos.at(-1);
    if (last !== undefined && last.ofertas + count <= MAX_FIRST) {
      last.grupos.push(grupo);
      last.ofertas += count;
    } else {
      trechos.push({ grupos: [grupo], ofertas: count, above });
    }
    above += count;
  }
  return trechos;
}
