import { useSearchParams } from 'react-router-dom';
import { useEmpresasQuery } from '../../api/lugares/empresas.api.ts';
import { useVouchersQuery } from '../../api/fidelidade/vouchers.api.ts';
import { useKeptVouchers } from '../../flows/voucher-code/kept-vouchers.ts';
import { useVoucherCalendar } from '../../flows/voucher-calendar/voucher-calendar.ts';
import { useVoucherCode } from '../../flows/voucher-code/voucher-code.flow.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useHojeDeVencimento } from '../../domain/vencimento/use-hoje-de-vencimento.ts';
import { empresasOfFormato, nomeOfEmpresa } from '../../domain/empresa/empresas.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { type Aba, VoucherView } from './voucher.view.tsx';

/**
 * `/voucher`: active and finished vouchers of all stores or of one (S2.57, S2.58, R51, R60), first those that end soon
 * (R101). Tab and store: the address.
 */
export function VoucherScreen() {
  const { storeFormatId, features } = useConfig();
  const hoje = useHojeDeVencimento();
  const addToCalendar = useVoucherCalendar();
  const lojas = useEmpresasQuery();
  const empresas = empresasOfFormato(lojas.currentData ?? [], storeFormatId);
  const [params, setParams] = useSearchParams();
  const set = (key: string, value: string | null) =>
    setParams(
      (before) => {
        if (value === null) before.delete(key);
        else before.set(key, value);
        return before;
      },
      { replace: true },
    );
  const aba: Aba = params.get('aba') === 'finalizados' ? 'finalizados' : 'ativos';
  const idEmpresa = params.get('idEmpresa');
  // Asked anew with each look: one that was used at the till meanwhile is active no more.
  const query = useVouchersQuery(
    { tipo: aba === 'ativos' ? 'ativo' : 'finalizado', idEmpresa },
    { refetchOnMountOrArgChange: true },
  );
  const status = statusOf(query, ({ length }) => length === 0);
  const areKept = aba === 'ativos' && features.lastKnown !== false;
  const ofAllStores = areKept && idEmpresa === null;
  const { kept, savedAt } = useKeptVouchers(
    ofAllStores && query.currentData !== undefined && query.fulfilledTimeStamp !== undefined
      ? { vouchers: query.currentData, at: query.fulfilledTimeStamp }
      : null,
    // With a bad signal the answer may take minutes: show the copy kept on the device until then.
    areKept && (status === 'failed' || (status === 'loading' && ofAllStores)),
  );
  return (
    <VoucherView
      empresas={empresas.map((empresa) => ({ value: empresa.idEmpresa, label: nomeOfEmpresa(empresa) }))}
      retryEmpresas={statusOf(lojas) === 'failed' ? () => void lojas.refetch() : null}
      idEmpresa={idEmpresa ?? ''}
      onEmpresaChange={(value) => set('idEmpresa', value === '' ? null : value)}
      aba={aba}
      onAbaChange={(chosen) => set('aba', chosen === 'ativos' ? null : chosen)}
      status={status}
      vouchers={query.currentData ?? []}
      kept={kept}
      savedAt={savedAt}
      hoje={hoje}
      onCalendar={hoje === null ? null : addToCalendar}
      code={useVoucherCode()}
      retry={() => void query.refetch()}
    />
  );
}
