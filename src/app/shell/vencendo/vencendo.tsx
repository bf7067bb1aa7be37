import { useVouchersQuery } from '../../../api/fidelidade/vouchers.api.ts';
import { useHojeDeVencimento } from '../../../domain/vencimento/use-hoje-de-vencimento.ts';
import { venceEmBreve } from '../../../lib/datas/vencimento.ts';
import { VencendoView } from './vencendo.view.tsx';

/** In seconds: an older answer is asked for again with the next screen. */
const FRESH_S = 600;

/**
 * How many of the customer's active vouchers end soon, beside 'Vouchers' in a menu that is used. Asked for silently;
 * nothing while it is not known, and nothing for none.
 * @rule R102
 */
export function Vencendo() {
  const hoje = useHojeDeVencimento();
  const { data = [] } = useVouchersQuery(
    { tipo: 'ativo', idEmpresa: null, silent: true },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const count = data.filter(({ fim }) => venceEmBreve(fim, hoje)).length;
  return count > 0 && <VencendoView count={count} />;
}
