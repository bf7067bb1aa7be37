import { useSearchParams } from 'react-router-dom';
import { useEmpresasQuery } from '../lojas/empresas.api.ts';
import { useVoucherCalendar } from './voucher-calendar.ts';
import { useCloseUsed } from './used-vouchers.flow.ts';
import { useVoucherCode, useVoucherCodeActor, type VoucherCodeActor } from './voucher-code.flow.ts';
import { CodigoView } from './codigo.view.tsx';
import type { Voucher } from './voucher.ts';
import { statusOf } from '../../lib/status/status.ts';
import { useHojeDeVencimento } from '../../base/browser/use-hoje.ts';
import { empresasOfFormato, nomeOfEmpresa } from '../lojas/empresas.ts';
import { useConfig } from '../../base/start/portal-context.ts';
import { type Aba, useVouchers } from './use-vouchers.ts';
import { VoucherView } from './voucher.view.tsx';

/**
 * `/voucher`: active and finished vouchers of one store or all, expiring first. Tab and store are in the address.
 * @rule S2.57, S2.58, R51, R60, R101
 */
export function VoucherScreen() {
  const { storeFormatId, features } = useConfig();
  const hoje = useHojeDeVencimento();
  const code = useVoucherCodeActor();
  const addToCalendar = useVoucherCalendar();
  const lojas = useEmpresasQuery();
  const empresas = empresasOfFormato(lojas.currentData ?? [], storeFormatId);
  const [params, setParams] = useSearchParams();
  const set = (key: string, value: string | null) =>
    setParams(
      (previous) => {
        if (value === null) previous.delete(key);
        else previous.set(key, value);
        return previous;
      },
      { replace: true },
    );
  const aba: Aba = params.get('aba') === 'finalizados' ? 'finalizados' : 'ativos';
  const idEmpresa = params.get('idEmpresa');
  const vouchers = useVouchers(aba, idEmpresa);
  const { anteriores, status } = vouchers;
  const isFresh = anteriores === null && (status === 'ready' || status === 'empty');
  const hasCode = features.voucherCode !== false;
  return (
    <VoucherView
      empresas={empresas.map((empresa) => ({ value: empresa.idEmpresa, label: nomeOfEmpresa(empresa) }))}
      retryEmpresas={statusOf(lojas) === 'failed' ? () => void lojas.refetch() : null}
      idEmpresa={idEmpresa ?? ''}
      onEmpresaChange={(value) => set('idEmpresa', value === '' ? null : value)}
      aba={aba}
      onAbaChange={(chosen) => set('aba', chosen === 'ativos' ? null : chosen)}
      {...vouchers}
      hoje={hoje}
      onCalendar={hoje === null ? null : addToCalendar}
      onShow={hasCode ? (codigo) => code.send({ type: 'code.opened', codigo }) : null}
      code={hasCode && <Codigo actor={code} fresh={isFresh ? vouchers.vouchers : null} />}
    />
  );
}

/** Apart from the screen, so that a press on a code renders the code alone. */
function Codigo({ actor, fresh }: { actor: VoucherCodeActor; fresh: readonly Voucher[] | null }) {
  const code = useVoucherCode(actor);
  useCloseUsed(code, fresh);
  return <CodigoView {...code} />;
}
