import { type DateViewRendererProps, renderDateViewCalendar } from '@mui/x-date-pickers/dateViewRenderers';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as pickerTexts } from '@mui/x-date-pickers/locales';
import type { DateView } from '@mui/x-date-pickers/models';
import { ptBR } from 'date-fns/locale/pt-BR';
import { type ReactNode, type Ref, useState } from 'react';
import { useBackCloses } from '../history/use-back-closes.ts';
import { CalendarDays, dayOf, readDay, today, writeDay } from './calendar-days.ts';

export interface DatePickerProps {
  label: string;
  /** DD/MM/AAAA, or a part of it. */
  value: string;
  open: boolean;
  onClose: () => void;
  onPick: (value: string) => void;
  /** The text field; the calendar is anchored to `anchor`. */
  field: (anchor: Ref<HTMLDivElement>) => ReactNode;
}

const FIRST_DAY = dayOf(1900, 1, 1);
/** The initial year: nearer to most birthdays than today. */
const USUAL_DAY = dayOf(1990, 1, 1);
// The package's types forbid undefined where its provider does not.
const localeText = pickerTexts.components.MuiLocalizationProvider.defaultProps.localeText as NonNullable<
  LocalizationProviderProps<Date>['localeText']
>;

/** A calendar for birth dates: year, month, day. */
export function DatePicker({ label, value, open, onClose, onPick, field }: DatePickerProps) {
  /** Year and month chosen on the way to a day. */
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
        // Escape makes the picker accept its value; only a chosen day counts.
        if (day !== null && state === 'finish') onPick(writeDay(day));
      },
    });
  return (
    <LocalizationProvider dateAdapter={CalendarDays} adapterLocale={ptBR} localeText={localeText}>
      <DesktopDatePicker
        value={underWay ?? readDay(value)}
        onChange={setUnderWay}
        open={open}
        onClose={close}
        minDate={FIRST_DAY}
        maxDate={today(-1)}
        referenceDate={USUAL_DAY}
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        viewRenderers={{ year: view, month: view, day: view }}
        slots={{ field: PickerField }}
        slotProps={{
          field: { field } as object,
          popper: { 'aria-label': label },
          desktopPaper: { sx: { border: 1, borderColor: 'divider', borderRadius: '20px' } },
        }}
      />
    </LocalizationProvider>
  );
}

function PickerField({ field }: Pick<DatePickerProps, 'field'>) {
  const { triggerRef } = usePickerContext();
  return field(triggerRef);
}
