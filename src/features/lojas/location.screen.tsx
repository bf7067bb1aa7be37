import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLojasQuery } from './lojas.api.ts';
import { empresasOfFormato } from './empresas.ts';
import { type Nearby, useNearby } from './nearby.flow.ts';
import { useSessionToken } from '../../session/session.react.ts';
import { statusOf } from '../../lib/status/status.ts';
import { distanciaTexto, porDistancia } from '../../lib/numeros/distancia.ts';
import { empresas } from '../../base/device/customer-store.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import type { ChosenPoint } from '../../ui/map/points.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type LocationViewProps, LocationView } from './location.view.tsx';
import type { LojaLinha } from './loja-card.view.tsx';
import { findLojas, type Loja, readLojas } from './lojas.ts';

/** `/location`: the stores on a map and in a list, nearest first on request. @rule S2.46, S2.47, R51, R58, R144 */
export function LocationScreen() {
  const { map, storeFormatId, features } = useConfig();
  const query = useLojasQuery();
  const [busca, setBusca] = useState('');
  const [chosen, setChosen] = useState<ChosenPoint | null>(null);
  const nearby = useNearby();
  const favorita = useFavorita();
  const data = query.currentData;
  const lojas = useMemo(
    () =>
      readLojas(empresasOfFormato(data ?? [], storeFormatId)).map((loja) =>
        features.directions === false ? { ...loja, rotaHref: null } : loja,
      ),
    [data, storeFormatId, features.directions],
  );
  const found = useMemo(() => findLojas(lojas, busca), [lojas, busca]);
  return (
    <LocationView
      status={statusOf(query, () => lojas.length === 0)}
      lojas={found}
      linhas={useLinhas(found, nearby)}
      perto={features.nearby === false || lojas.every(({ lugar }) => lugar === null) ? null : pertoOf(nearby)}
      favorita={features.favouriteStore === false ? null : favorita}
      busca={features.storeSearch === false ? null : busca}
      onBusca={(texto) => {
        setBusca(texto);
        // A reopened info window would take the focus from the search.
        if (findLojas(lojas, texto).every(({ id }) => id !== chosen?.id)) setChosen(null);
      }}
      chosen={chosen}
      onChoose={(id) => setChosen((previous) => ({ id, choice: (previous?.choice ?? 0) + 1 }))}
      onClose={(closed) => setChosen((current) => (current === closed ? null : current))}
      tiles={map}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The list's order. The map keeps its own, or it would move its view. */
function useLinhas(lojas: readonly Loja[], { position }: Nearby): readonly LojaLinha[] {
  return useMemo(() => {
    if (position === null) return lojas.map((loja) => ({ id: loja.id, loja, distancia: null }));
    return porDistancia(position, lojas).map(({ item, km }) => ({
      id: item.id,
      loja: item,
      distancia: km === null ? null : distanciaTexto(km),
    }));
  }, [lojas, position]);
}

const pertoOf = ({ stage, reason, request, drop }: Nearby): LocationViewProps['perto'] => ({
  stage,
  reason,
  onRequest: request,
  onDrop: drop,
});

function useFavorita(): NonNullable<LocationViewProps['favorita']> {
  const token = useSessionToken();
  const id = useSyncExternalStore(empresas.watch, () => empresas.read(token).favorita);
  return {
    id,
    onChange: (chosen) => {
      if (!empresas.change(token, (previous) => ({ ...previous, favorita: chosen })))
        showToast({ kind: 'error', message: 'Este navegador não permite guardar a loja favorita.' });
    },
  };
}
