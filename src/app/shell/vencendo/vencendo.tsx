import { useVouchersQuery } from '../../../api/fidelidade/vouchers.api.ts';
import { useHojeDeVencimento } from '../../../domain/vencimento/use-hoje-de-vencimento.ts';
import { venceEmBreve } from '../../../lib/datas/vencimento.ts';
import { addStyles } from '../../../ui/text/styles.ts';
import { Pill } from '../../../ui/text/pill.tsx';
import { text } from '../../../ui/text/text.ts';
import css from './vencendo.css';

addStyles(css);

/** In seconds: an older answer is asked for again with the next screen. */
const FRESH_S = 600;

/**
 * How many of the customer's active vouchers end soon, beside 'Vouchers' in a menu that is used (R102). Asked for silently;
 * nothing while it is not known, and nothing for none.
 */
export function Vencendo() {
  const hoje = useHojeDeVencimento();
  const { data = [] } = useVouchersQuery(
    { tipo: 'ativo', idEmpresa: null, silent: true },
    { refetchOnMountOrArgChange: FRESH_S },
  );
  const count = data.filter(({ fim }) => venceEmBreve(fim, hoje)).length;
  if (count === 0) return null;
  return (
    <Pill className="vencendo">
      {count}
      <span className={text.said}> {count === 1 ? 'vence' : 'vencem'} em breve</span>
    </Pill>
  );
}
