import type { VoucherCode } from '../../flows/voucher-code/voucher-code.flow.ts';
import type { DataCivil } from '../../lib/datas/datas.ts';
import type { Status } from '../../lib/status/status.ts';
import { vencendoPrimeiro, type Voucher } from '../../lib/ofertas/voucher.ts';
import { Button } from '../../ui/button/button.tsx';
import { CalendarIcon } from '../../ui/icons/later-icons.tsx';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { SelectField, type SelectOption } from '../../ui/form/select-field.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { Tabs } from '../../ui/mui/tabs.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { CodigoView } from './codigo.view.tsx';
import { AnterioresNote, RetryNote, SavedLine } from './saved-note.view.tsx';
import type { Aba, Anteriores } from './use-vouchers.ts';
import { VoucherCard } from './voucher-card.view.tsx';
import {
  ATIVOS,
  ATIVOS_EMPTY,
  FINALIZADOS,
  FINALIZADOS_EMPTY,
  LOJAS_FAILED,
  TODAS_AS_LOJAS,
  TODOS_AO_CALENDARIO,
  VOUCHERS_TITLE,
} from './voucher.texts.ts';
import { addStyles } from '../../ui/text/styles.ts';
import css from './voucher.css';

addStyles(css);

export interface VoucherViewProps {
  empresas: readonly SelectOption[];
  /** The way to the stores when they failed; null otherwise. */
  retryEmpresas: (() => void) | null;
  /** '' for all stores. */
  idEmpresa: string;
  onEmpresaChange: (idEmpresa: string) => void;
  aba: Aba;
  onAbaChange: (aba: Aba) => void;
  status: Status;
  vouchers: readonly Voucher[];
  /** What the vouchers are when they are of before; null: they are the fresh answer. */
  anteriores: Anteriores | null;
  /** From when the device's copy of them is; null without one. */
  savedAt: number | null;
  /** Null: nothing is said of what ends soon (`features.expiring`). */
  hoje: DataCivil | null;
  /** Makes a calendar file of active vouchers; null: there is none. */
  onCalendar: ((vouchers: readonly Voucher[]) => void) | null;
  /** Null: no code fills the screen. */
  code: VoucherCode | null;
  retry: () => void;
}

/** `/voucher` as it is seen (S2.57, S2.58): store selector, two tabs, cards; one code full screen. */
export function VoucherView(props: VoucherViewProps) {
  const { empresas, idEmpresa, onEmpresaChange, aba, onAbaChange, status, vouchers, savedAt, hoje, code } =
    props;
  const { anteriores, onCalendar, retry } = props;
  const active = aba === 'ativos';
  return (
    <>
      <SectionTitle level={1}>{VOUCHERS_TITLE}</SectionTitle>
      <div className="voucher-loja">
        <SelectField
          label="Loja"
          value={idEmpresa}
          options={[{ value: '', label: TODAS_AS_LOJAS }, ...withChosen(empresas, idEmpresa)]}
          onChange={onEmpresaChange}
        />
      </div>
      {props.retryEmpresas !== null && <RetryNote words={LOJAS_FAILED} onRetry={props.retryEmpresas} />}
      <Tabs
        label="Situação dos vouchers"
        value={aba}
        items={[
          { value: 'ativos', label: ATIVOS },
          { value: 'finalizados', label: FINALIZADOS },
        ]}
        onChange={onAbaChange}
      >
        {anteriores !== null && <AnterioresNote {...anteriores} hasCode={code !== null} onRetry={retry} />}
        <StatusArea
          status={status}
          skeleton={<ListSkeleton count={2} height={232} />}
          emptyText={active ? ATIVOS_EMPTY : FINALIZADOS_EMPTY}
          onRetry={retry}
        >
          {active && onCalendar !== null && (
            <AllToCalendar vouchers={vouchers} onPress={() => onCalendar(vouchers)} />
          )}
          <VirtualList
            items={active ? vencendoPrimeiro(vouchers, hoje) : vouchers}
            nameOf={({ beneficio, codigo }) => `${beneficio ?? ''} ${codigo ?? ''}`}
            layout={LAYOUT}
            render={(voucher) => (
              <VoucherCard
                onShow={code === null ? null : anteriores?.why === 'waiting' ? 'later' : code.show}
                {...{ voucher, active, hoje, onCalendar }}
              />
            )}
          />
        </StatusArea>
        {savedAt !== null && status === 'ready' && <SavedLine savedAt={savedAt} />}
      </Tabs>
      {code !== null && <CodigoView {...code} />}
    </>
  );
}

/** Of one that has a last day the card's own button does. */
function AllToCalendar({ vouchers, onPress }: { vouchers: readonly Voucher[]; onPress: () => void }) {
  if (vouchers.filter(({ fim }) => fim !== null).length < 2) return null;
  return (
    <div className="voucher-all">
      <Button size="small" icon={<CalendarIcon />} onClick={onPress}>
        {TODOS_AO_CALENDARIO}
      </Button>
    </div>
  );
}

/** The address may name a store that is not in the list (yet): the select still shows the choice. */
function withChosen(empresas: readonly SelectOption[], idEmpresa: string): readonly SelectOption[] {
  return idEmpresa === '' || empresas.some(({ value }) => value === idEmpresa)
    ? empresas
    : [...empresas, { value: idEmpresa, label: `Loja ${idEmpresa}` }];
}

const LAYOUT = { gap: '16px', columns: { xs: '1fr', md: '1fr 1fr' } } as const;
