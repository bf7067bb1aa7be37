import { useSaldoQuery } from './conta.api.ts';
import { useExtratoQuery } from './extrato.api.ts';
import { statusOf } from '../../lib/status/status.ts';
import { Planilha } from './planilha.tsx';
import { useHojeDeVencimento } from '../../base/browser/use-hoje.ts';
import { usePagina } from './use-pagina.ts';
import { usePrinting } from '../../ui/page/use-printing.ts';
import { PLANILHA_DO_EXTRATO } from './planilhas.ts';
import { ExtratoView } from './extrato.view.tsx';

const PAGE_SIZE = 2;
const FRESH = { refetchOnMountOrArgChange: true };

/**
 * `/contacorrente/extrato`: balances and the ten newest entries, two per page; print shows all ten.
 * @rule S2.64–S2.66, R62, R100, R143
 */
export function ExtratoScreen() {
  // Both are refetched, so that balance and entries match.
  const saldo = useSaldoQuery(undefined, FRESH);
  const extrato = useExtratoQuery(undefined, FRESH);
  const { pagina, goTo } = usePagina();
  const printing = usePrinting();
  const lancamentos = extrato.currentData ?? [];
  const pages = Math.ceil(lancamentos.length / PAGE_SIZE);
  const page = Math.min(pagina, Math.max(pages, 1));
  return (
    <ExtratoView
      saldo={{ status: statusOf(saldo), saldo: saldo.currentData ?? null, retry: () => void saldo.refetch() }}
      status={statusOf(extrato, ({ length }) => length === 0)}
      file={<Planilha lista={PLANILHA_DO_EXTRATO} offered={lancamentos.length > 0} />}
      lancamentos={printing ? lancamentos : lancamentos.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
      page={page}
      pages={pages}
      onPageChange={goTo}
      retry={() => void extrato.refetch()}
      hoje={useHojeDeVencimento()}
    />
  );
}
