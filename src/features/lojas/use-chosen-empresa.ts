import { useSearchParams } from 'react-router-dom';
import { type Empresa, useEmpresasQuery } from './empresas.api.ts';
import type { PortalConfig } from '../../lib/deployment/config.ts';
import { useSessionToken } from '../../session/session.react.ts';
import { type Status, statusOf } from '../../lib/status/status.ts';
import { empresas as storedEmpresas, readPreferredEmpresas } from '../../base/device/customer-store.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { empresasOfFormato, nomeOfEmpresa } from './empresas.ts';

export interface ChosenEmpresa {
  status: Status;
  /** Props of the store selector. */
  field: {
    label: string;
    value: string;
    options: readonly { value: string; label: string }[];
    placeholder: string | undefined;
    disabled: boolean;
    loading: boolean;
  };
  /** Null until the stores are loaded, or without any. */
  idEmpresa: string | null;
  choose: (idEmpresa: string) => void;
  retry: () => unknown;
}

/**
 * The stores to choose from, and the chosen one.
 * @param asked the address's `idEmpresa`
 * @rule R52, R81, R147, R51
 */
export function chooseEmpresa(
  all: readonly Empresa[],
  { storeFormatId, features }: PortalConfig,
  token: string | null,
  asked: string | null,
): { empresas: readonly Empresa[]; chosen: Empresa | undefined } {
  const empresas = empresasOfFormato(all, storeFormatId);
  const wanted = asked === null ? readPreferredEmpresas(token, features.favouriteStore !== false) : [asked];
  const offered = wanted.map((id) => empresas.find(({ idEmpresa }) => idEmpresa === id));
  return { empresas, chosen: offered.find(Boolean) ?? empresas[0] };
}

/**
 * The screen's store: `?idEmpresa=` in the address, else the favourite, else the last chosen, else the first.
 * @rule R52, R81, R147, R51
 */
export function useChosenEmpresa(): ChosenEmpresa {
  const config = useConfig();
  const token = useSessionToken();
  const query = useEmpresasQuery();
  const [params, setParams] = useSearchParams();
  const asked = params.get('idEmpresa');
  const { empresas, chosen } = chooseEmpresa(query.currentData ?? [], config, token, asked);
  const status = statusOf(query, () => empresas.length === 0);
  return {
    status,
    field: {
      label: 'Loja',
      value: chosen?.idEmpresa ?? '',
      options: empresas.map((empresa) => ({ value: empresa.idEmpresa, label: nomeOfEmpresa(empresa) })),
      placeholder: chosen === undefined ? 'Indisponível' : undefined,
      disabled: chosen === undefined,
      loading: status === 'loading',
    },
    idEmpresa: chosen?.idEmpresa ?? null,
    choose: (idEmpresa) => {
      // If storage refuses it, only the address has it.
      storedEmpresas.change(token, (previous) => ({ ...previous, ultima: idEmpresa }));
      setParams(
        (previous) => {
          previous.set('idEmpresa', idEmpresa);
          return previous;
        },
        { replace: true },
      );
    },
    retry: query.refetch,
  };
}
