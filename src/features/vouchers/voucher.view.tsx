import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { formatMomento } from '../../lib/datas/vencimento.ts';
import { vencendoPrimeiro, type Voucher } from './voucher.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import type { Status } from '../../lib/status/status.ts';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import type { SelectOption } from '../../ui/form/select-options.tsx';
import { RefreshIcon } from '../../ui/icons/icon.tsx';
import { CalendarIcon, WifiOffIcon } from '../../ui/icons/later-icons.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';
import { EmptyTicketDrawing } from '../../ui/pictures/drawing-empty.tsx';
import { Ticket } from './ticket.view.tsx';
import type { Aba, Anteriores } from './use-vouchers.ts';
import { useOnePress } from '../../ui/button/use-one-press.ts';

export interface VoucherViewProps {
  empresas: readonly SelectOption[];
  /** Reloads the stores when they failed; null otherwise. */
  retryEmpresas: (() => void) | null;
  /** '' for all stores. */
  idEmpresa: string;
  onEmpresaChange: (idEmpresa: string) => void;
  aba: Aba;
  onAbaChange: (aba: Aba) => void;
  status: Status;
  vouchers: readonly Voucher[];
  /** Why the vouchers are stale; null: they are fresh. */
  anteriores: Anteriores | null;
  /** The time of the stored copy; null without one. */
  savedAt: number | null;
  /** Null: the feature is off. */
  hoje: DataCivil | null;
  /** Downloads a calendar file; null: the feature is off. */
  onCalendar: ((vouchers: readonly Voucher[]) => void) | null;
  /** Shows a code full screen; null: the feature is off. */
  onShow: ((codigo: string) => void) | null;
  /** The code that is shown. */
  code: ReactNode;
  retry: () => void;
}

/** `/voucher`: store selector, two tabs, cards; a code opens full screen. @rule S2.57, S2.58 */
export function VoucherView(props: VoucherViewProps) {
  const { empresas, idEmpresa, onEmpresaChange, aba, onAbaChange, retryEmpresas, code } = props;
  return (
    <>
      <Typography variant="h1" gutterBottom>
        Vouchers
      </Typography>
      <Box sx={{ maxWidth: 420, mb: 2 }}>
        <SelectField
          label="Loja"
          names
          value={idEmpresa}
          options={[{ value: '', label: 'Todas as lojas' }, ...withChosen(empresas, idEmpresa)]}
          onChange={({ target }) => onEmpresaChange(target.value)}
        />
      </Box>
      {retryEmpresas !== null && <Note text="Não foi possível carregar as lojas." onRetry={retryEmpresas} />}
      <Tabs
        aria-label="Situação dos vouchers"
        value={aba}
        onChange={(_event, chosen: Aba) => onAbaChange(chosen)}
      >
        <Tab value="ativos" label="Ativos" id="aba-ativos" aria-controls="painel" />
        <Tab value="finalizados" label="Finalizados" id="aba-finalizados" aria-controls="painel" />
      </Tabs>
      <Box role="tabpanel" id="painel" aria-labelledby={`aba-${aba}`} tabIndex={0} sx={{ borderRadius: 2 }}>
        <Lista {...props} />
      </Box>
      {code}
    </>
  );
}

/** The address may name an unlisted store: the select still shows it. */
function withChosen(empresas: readonly SelectOption[], idEmpresa: string): readonly SelectOption[] {
  return idEmpresa === '' || empresas.some(({ value }) => value === idEmpresa)
    ? empresas
    : [...empresas, { value: idEmpresa, label: `Loja ${idEmpresa}` }];
}

/** A tab's vouchers below their notes. */
function Lista(props: VoucherViewProps) {
  const { aba, status, vouchers, anteriores, savedAt, hoje, onCalendar, retry } = props;
  const active = aba === 'ativos';
  const onShow = props.onShow && (anteriores?.why === 'waiting' ? 'later' : props.onShow);
  return (
    <>
      {anteriores !== null && (
        <AnterioresNote {...anteriores} hasCode={active && onShow !== null} onRetry={retry} />
      )}
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={2} height={172} />}
        emptyText={active ? 'Você não tem vouchers ativos.' : 'Você não tem vouchers finalizados.'}
        wayOn={WAY_ON}
        onRetry={retry}
      >
        {active && onCalendar !== null && (
          <AllToCalendar vouchers={vouchers} onPress={() => onCalendar(vouchers)} />
        )}
        <VirtualList
          items={active ? vencendoPrimeiro(vouchers, hoje) : vouchers}
          nameOf={({ beneficio, codigo }) => `${beneficio ?? ''} ${codigo ?? ''}`}
          layout={LAYOUT}
          render={(voucher) => <Ticket {...{ voucher, active, hoje, onShow, onCalendar }} />}
        />
      </StatusArea>
      {/* What works at the till without a signal. */}
      {savedAt !== null && status === 'ready' && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {`Disponíveis neste aparelho mesmo sem sinal: salvos em ${formatMomento(savedAt)}`}
        </Typography>
      )}
    </>
  );
}

interface AnterioresNoteProps extends Anteriores {
  /** A code is available once the vouchers are fresh. */
  hasCode: boolean;
  onRetry: () => void;
}

/** Above stale vouchers: their time and the reason. @rule R90 */
function AnterioresNote({ why, at, stored, hasCode, onRetry }: AnterioresNoteProps) {
  const text = stored
    ? `Vouchers de todas as lojas, guardados neste aparelho: salvos em ${formatMomento(at)}`
    : `Dados de ${formatMomento(at, ' às ')}`;
  if (why === 'failed')
    return <Note offline text={stored ? text : `Não foi possível atualizar. ${text}.`} onRetry={onRetry} />;
  const later = hasCode ? ' O código aparece depois de atualizar.' : '';
  return <Note text={`Atualizando… ${text}.${later}`} />;
}

interface NoteProps {
  text: string;
  offline?: boolean;
  /** Absent: a retry is pending. */
  onRetry?: () => void;
}

/** A failed or pending load in one line, with a retry. @rule R9 */
function Note({ text, offline = false, onRetry }: NoteProps) {
  return (
    <Box component="output" sx={{ display: 'block', mb: 2 }}>
      <Alert
        severity="info"
        role="presentation"
        icon={offline ? <WifiOffIcon size={24} /> : onRetry === undefined && <RefreshIcon size={24} />}
        action={
          onRetry && (
            <Button variant="outlined" size="small" startIcon={<RefreshIcon />} onClick={onRetry}>
              Tentar novamente
            </Button>
          )
        }
      >
        {text}
      </Alert>
    </Box>
  );
}

/** A single expiring voucher uses its card's button. */
function AllToCalendar({ vouchers, onPress }: { vouchers: readonly Voucher[]; onPress: () => void }) {
  const press = useOnePress(onPress);
  if (vouchers.filter(({ fim }) => fim !== null).length < 2) return null;
  return (
    <Stack direction="row" sx={{ justifyContent: 'flex-end', mb: 1 }}>
      <Button size="small" startIcon={<CalendarIcon />} onClick={press}>
        Adicionar todos ao calendário
      </Button>
    </Stack>
  );
}

/** @rule R240 */
const WAY_ON = {
  text: 'Troque os pontos das campanhas por descontos para usar no caixa.',
  drawing: <EmptyTicketDrawing />,
  action: (
    <Button variant="contained" component={Link} to={ROTAS.campanhas}>
      Ver campanhas
    </Button>
  ),
};

const LAYOUT = {
  gap: '12px',
  columns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
} as const;
