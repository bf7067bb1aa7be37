import { useVouchersQuery } from '../../features/vouchers/vouchers.api.ts';
import { useHojeDeVencimento } from '../../base/browser/use-hoje.ts';
import { venceEmBreve } from '../../lib/datas/vencimento.ts';

/** Seconds after which the next screen refetches. */
const FRESH_S = 600;

/**
 * The number of active vouchers that end soon, beside 'Vouchers'. Silent; nothing while unknown or zero.
 * @rule R102
 */
export function Vencendo() {
  const hoje = useHojeDeVencimento();
  const { data = [] } = useVouchersQuery(
    { tipo: 'ativo', idEmpresa: null, silent: true },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const count = data.filter(({ fim }) => venceEmBreve(fim, hoje)).length;
  return (
    count > 0 && (
      <span className="vencendo">
        {count}
        <span>{count === 1 ? ' vence em breve' : ' vencem em breve'}</span>
      </span>
    )
  );
}
