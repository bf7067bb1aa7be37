import { useDeferredValue, useMemo } from 'react';
import { AtivarTodas, OfertaAcoes } from './acoes.tsx';
import { OfertasView } from './ofertas.view.tsx';
import { itensDe, trechosDe, type Ofertas } from './use-ofertas.ts';
import { type Busca, isBuscando, ordenar, procurar } from './busca.ts';
import { hasContent } from '../../lib/status/status.ts';
import { NewPlaces } from '../../ui/lists/new-places.tsx';
import { useSettled } from '../../ui/page/use-settled.ts';
import { BuscaView, EmOrdemView, type OfertaEmOrdem } from './promocoes.view.tsx';
import { useBusca } from './use-busca.ts';

const SAID_MS = 500;

/** A screen's offers with search and 'Ativar todas'. @rule R130–R133, R134, R277 */
export function OfertasComBusca({ ofertas }: { ofertas: Ofertas }) {
  const endereco = useBusca();
  // Deferred: a typed letter paints before two thousand offers are filtered.
  const busca = useDeferredValue(endereco.busca);
  const ready = hasContent(ofertas.status);
  const buscando = ready && isBuscando(busca);
  const { shown, lista, itens } = useAchados(ofertas, busca);
  const count = itens.length;
  const achado = useSettled(buscando ? contarAchados(count) : '', SAID_MS);
  const { ordem } = busca;
  return (
    <BuscaView
      {...endereco}
      oferecida={ofertas.status !== 'failed' && ofertas.status !== 'empty'}
      buscando={buscando}
      vazia={ready && count === 0}
      temAtivaveis={ofertas.itens.some(({ idPromoProd }) => idPromoProd !== null)}
      achado={achado}
      total={ready ? contarOfertas(count) : ''}
      todas={<AtivarTodas activations={ofertas.activations} itens={itens} />}
    >
      <NewPlaces of={busca}>
        {buscando && ordem !== null ? (
          <EmOrdemView ordem={ordem} lista={lista} ofertas={ofertas} Acoes={OfertaAcoes} />
        ) : (
          <OfertasView ofertas={shown} Acoes={OfertaAcoes} />
        )}
      </NewPlaces>
    </BuscaView>
  );
}

interface Achados {
  /** The offers with the groups found. */
  shown: Ofertas;
  /** Without groups when sorted. */
  lista: readonly OfertaEmOrdem[];
  itens: Ofertas['itens'];
}

/** The search's result; all offers without a search. */
function useAchados(ofertas: Ofertas, busca: Busca): Achados {
  const { trechos, activations } = ofertas;
  const grupos = useMemo(() => trechos.flatMap((trecho) => trecho.grupos), [trechos]);
  // Fixed at the time of the search, so that an activated card stays in place.
  const achados = useMemo(
    () => procurar(grupos, busca, (id) => activations.stageOf(id) !== 'active'),
    [grupos, busca, activations],
  );
  const lista = useMemo<OfertaEmOrdem[]>(
    () => (busca.ordem === null ? [] : ordenar(achados, busca.ordem)),
    [achados, busca.ordem],
  );
  const shown = useMemo(
    () => (isBuscando(busca) ? { ...ofertas, trechos: trechosDe(achados) } : ofertas),
    [ofertas, achados, busca],
  );
  const itens = useMemo(
    () => (busca.ordem === null ? itensDe(achados) : lista.map(({ item }) => item)),
    [achados, lista, busca.ordem],
  );
  return { shown, lista, itens };
}

/** The number of offers. */
const contarOfertas = (count: number): string => (count === 1 ? '1 oferta' : `${count} ofertas`);

/** The number of results. @rule R133 */
function contarAchados(count: number): string {
  if (count === 0) return 'Nenhuma oferta encontrada';
  return `${contarOfertas(count)} ${count === 1 ? 'encontrada' : 'encontradas'}`;
}
