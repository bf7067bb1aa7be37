import { useMemo, useState } from 'react';
import { useLojasQuery } from '../../api/lugares/lojas.api.ts';
import { statusOf } from '../../lib/listas/status.ts';
import { empresasOfFormato } from '../../domain/empresa/empresas.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { LocationView } from './location.view.tsx';
import { findLojas, readLoja } from './lojas.ts';

/** `/location`: the stores of the group on a map and in a list (S2.46, S2.47, R51, R58). */
export function LocationScreen() {
  const { map, storeFormatId } = useConfig();
  const query = useLojasQuery();
  const [busca, setBusca] = useState('');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const data = query.currentData;
  const lojas = useMemo(
    () => empresasOfFormato(data ?? [], storeFormatId).map(readLoja),
    [data, storeFormatId],
  );
  const found = useMemo(() => findLojas(lojas, busca), [lojas, busca]);
  return (
    <LocationView
      status={statusOf(query, () => lojas.length === 0)}
      lojas={found}
      busca={busca}
      onBusca={setBusca}
      chosenId={chosenId}
      onChoose={setChosenId}
      onClose={(id) => setChosenId((current) => (current === id ? null : current))}
      tiles={map}
      onRetry={() => void query.refetch()}
    />
  );
}
