import { useMemo } from 'react';
import { useRamosAtividadeQuery } from '../../api/acesso/cadastro.api.ts';
import { type Status, statusOf } from '../../lib/status/status.ts';
import type { Kind } from './cadastro.form.ts';

/** The server's list of business sectors. */
export interface Ramos {
  status: Status;
  items: readonly string[];
  retry: () => void;
}

const NONE: readonly string[] = [];

/** The business sectors, asked for by companies alone. @rule S2.23, S2.76 */
export function useRamos(kind: Kind): Ramos {
  const query = useRamosAtividadeQuery(undefined, { skip: kind === 'F' });
  const { currentData: items = NONE, refetch } = query;
  const status = statusOf(query);
  return useMemo(() => ({ status, items, retry: () => void refetch() }), [status, items, refetch]);
}
