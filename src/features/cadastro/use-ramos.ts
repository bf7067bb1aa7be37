import { useMemo } from 'react';
import { useRamosAtividadeQuery } from './cadastro.api.ts';
import { type FormList, useFormList } from './form-list.flow.ts';
import type { Kind } from './cadastro.form.ts';

/** The server's list of business sectors. */
export interface Ramos extends FormList {
  items: readonly string[];
}

const NONE: readonly string[] = [];

/** The business sectors, asked for by companies alone. @rule S2.23, S2.76 */
export function useRamos(kind: Kind): Ramos {
  const query = useRamosAtividadeQuery(undefined, { skip: kind === 'F' });
  const { currentData: items = NONE } = query;
  const list = useFormList(query);
  return useMemo(() => ({ ...list, items }), [list, items]);
}
