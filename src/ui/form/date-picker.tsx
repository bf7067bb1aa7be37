import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { type DateViewRendererProps, renderDateViewCalendar } from '@mui/x-date-pickers/dateViewRenderers';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as words } from '@mui/x-date-pickers/locales';
import type { DateView } from '@mui/x-date-pickers/models';
import { ptBR } from 'date-fns/locale/pt-BR';
import { type ReactNode, type Ref, useState } from 'react';
import { toIsoData } from '../../lib/datas/data-digitada.ts';
import { useBackCloses } from '../history/use-back-closes.ts';

export interface DatePickerProps {
  label: string;
  /** DD/MM/AAAA, or the beginning of one. */
  value: string;
  open: boolean;
  onClose: () => void;
  onPick: (value: string) => void;
  /** The field that is typed into; the calendar hangs on `anchor`. */
  field: (anchor: Ref<HTMLDivElement>) => ReactNode;
}

const FIRST_DAY = new Date(1900, 0, 1);
/** Where the list of years stands before anything was typed: nearer to most birthdays than today. */
const USUAL_DAY = new Date(1990, 0, 1);
// The package's texts allow undefined where its provider does not.
const localeText = words.components.MuiLocalizationProvider.defaultProps.localeText as NonNullable<
  LocalizationProviderProps<Date>['localeText']
>;

/** The calendar of past days of a birth date: first the year, then the month, then the day. */
export function DatePicker({ label, value, open, onClose, onPick, field }: DatePickerProps) {
  /** Year and month that were chosen on the way to a day. */
  const [underWay, setUnderWay] = useState<Date | null>(null);
  const close = () => {
    setUnderWay(null);
    onClose();
  };
  useBackCloses(open, close);
  const view = (props: DateViewRendererProps<DateView>) =>
    renderDateViewCalendar({
      ...props,
      onChange: (day, state, from) => {
        props.onChange?.(day, state, from);
        // Escape, too, makes the picker accept what it has; only a chosen day counts.
        if (day !== null && state === 'finish') onPick(fromLocalDay(day));
      },
    });
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR} localeText={localeText}>
      <DesktopDatePicker
        value={underWay ?? toLocalDay(value)}
        onChange={setUnderWay}
        open={open}
        onClose={close}
        minDate={FIRST_DAY}
        maxDate={yesterday()}
        disableFuture
        referenceDate={USUAL_DAY}
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        viewRenderers={{ year: view, month: view, day: view }}
        slots={{ field: PickerField }}
        slotProps={{
          field: { field } as object,
          popper: { 'aria-label': label },
          desktopPaper: { sx: { borderRadius: '20px' } },
        }}
      />
    </LocalizationProvider>
  );
}

function PickerField({ field }: Pick<DatePickerProps, 'field'>) {
  const { triggerRef } = usePickerContext();
  return field(triggerRef);
}

function toLocalDay(text: string): Date | null {
  const iso = toIsoData(text);
  return iso === null
    ? null
    : new Date(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)) - 1, Number(iso.slice(8)));
}

function fromLocalDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${String(day.getFullYear()).padStart(4, '0')}`;
}

function yesterday(): Date {
  const today = new Date();
  return new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
}
