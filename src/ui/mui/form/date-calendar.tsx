import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar as MuiCalendar } from '@mui/x-date-pickers/DateCalendar';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as words } from '@mui/x-date-pickers/locales';
import { ptBR } from 'date-fns/locale/pt-BR';
import { toIsoData } from '../../../lib/datas/data-digitada.ts';

export interface DateCalendarProps {
  /** DD/MM/AAAA, or the beginning of one. */
  value: string;
  onPick: (value: string) => void;
}

const FIRST_DAY = new Date(1900, 0, 1);
/** Where the list of years stands before anything was typed: nearer to most birthdays than today. */
const USUAL_DAY = new Date(1990, 0, 1);
// The package's texts allow undefined where its provider does not.
const localeText = words.components.MuiLocalizationProvider.defaultProps.localeText as NonNullable<
  LocalizationProviderProps<Date>['localeText']
>;

/** A calendar of past days, for birth dates: first the year, then the month, then the day. */
export function DateCalendar({ value, onPick }: DateCalendarProps) {
  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={ptBR} localeText={localeText}>
      <MuiCalendar
        // The popover was opened to pick a date: the focus goes to the list of years.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={toLocalDay(value)}
        minDate={FIRST_DAY}
        disableFuture
        referenceDate={USUAL_DAY}
        maxDate={yesterday()}
        openTo="year"
        views={['year', 'month', 'day']}
        yearsOrder="desc"
        onChange={(day, state) => {
          if (day !== null && state === 'finish') onPick(fromLocalDay(day));
        }}
      />
    </LocalizationProvider>
  );
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
