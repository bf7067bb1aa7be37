import { memo, useDeferredValue, useMemo } from 'react';
import type { GrupoOferta } from '../../api/ofertas/promocoes.schema.ts';
import { OfertasView } from '../../domain/oferta/ofertas.view.tsx';
import { trechosDe } from '../../domain/oferta/trechos.ts';
import type { Ofertas } from '../../domain/oferta/use-ofertas.tsx';
import { type Busca, isBuscando, ordenar, procurar } from '../../lib/ofertas/busca.ts';
import { useSettled } from '../../ui/page/use-settled.ts';
import { BuscaView } from './busca.view.tsx';
import { EmOrdemView, type OfertaEmOrdem } from './em-ordem.view.tsx';
import { contarOfertas } from './promocoes.texts.ts';
import { useBusca } from './use-busca.ts';

const SAID_MS = 500;

/** The offers of a screen with their search (R130–R133). */
export function OfertasComBusca({ ofertas }: { ofertas: Ofertas }) {
  const endereco = useBusca();
  // A key is drawn before its list is: two thousand offers do not hold up the next one.
  const busca = useDeferredValue(endereco.busca);
  const ready = ofertas.status === 'ready';
  const buscando = ready && isBuscando(busca);
  const grupos = useMemo(() => ofertas.trechos.flatMap((trecho) => trecho.grupos), [ofertas.trechos]);
  // Looked up when the search is made, and not again with an activation: its card stays where it was pressed.
  const achados = useMemo(
    () => procurar(grupos, busca, (id) => ofertas.activations.stageOf(id) !== 'active'),
    [grupos, busca, ofertas.activations],
  );
  const count = achados.reduce((sum, { tiposDescontos }) => sum + tiposDescontos.length, 0);
  const achado = useSettled(buscando ? contarOfertas(count) : '', SAID_MS);
  if (ofertas.status === 'failed' || ofertas.status === 'empty') return <OfertasView ofertas={ofertas} />;
  return (
    <BuscaView
      {...endereco}
      buscando={buscando}
      vazia={ready && count === 0}
      temAtivaveis={temAtivaveis(grupos)}
      achado={achado}
    >
      {buscando ? (
        <Achados ofertas={ofertas} grupos={achados} ordem={busca.ordem} />
      ) : (
        <OfertasView ofertas={ofertas} />
      )}
    </BuscaView>
  );
}

interface AchadosProps {
  ofertas: Ofertas;
  grupos: readonly GrupoOferta[];
  ordem: Busca['ordem'];
}

const Achados = memo(function Achados({ ofertas, grupos, ordem }: AchadosProps) {
  const lista = useMemo<OfertaEmOrdem[]>(
    () => (ordem === null ? [] : ordenar(grupos, ordem)),
    [grupos, ordem],
  );
  const shown = useMemo(() => ({ ...ofertas, trechos: trechosDe(grupos) }), [ofertas, grupos]);
  if (ordem === null) return <OfertasView ofertas={shown} />;
  return <EmOrdemView ordem={ordem} lista={lista} ativar={ofertas.ativar} />;
});

const temAtivaveis = (grupos: readonly GrupoOferta[]): boolean =>
  grupos.some(({ tiposDescontos }) => tiposDescontos.some(({ idPromoProd }) => idPromoProd !== null));
