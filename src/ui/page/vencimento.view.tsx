import Chip from '@mui/material/Chip';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { vencimento } from '../../lib/datas/vencimento.ts';

interface VencimentoProps {
  /** The last day; null: there is none. */
  data: DataCivil | null;
  /** From `useHojeDeVencimento`. */
  hoje: DataCivil | null;
}

/** 'Vence em 3 dias', after a space, beside what ends soon; nothing beside what does not. @rule R100 */
export function Vencimento({ data, hoje }: VencimentoProps) {
  const text = vencimento(data, hoje);
  if (text === null) return null;
  return (
    <span>
      {' '}
      <Chip component="span" color="accent" label={text} />
    </span>
  );
}
