import type { DataCivil } from '../../lib/datas/datas.ts';
import { useHoje } from '../../platform/device/use-hoje.ts';
import { useConfig } from '../../platform/start/portal-context.ts';

/** Today, for what ends soon; null where `config.json` leaves that out (`features.expiring`). @rule R100, R89 */
export function useHojeDeVencimento(): DataCivil | null {
  const { features } = useConfig();
  const hoje = useHoje();
  return features.expiring === false ? null : hoje;
}
