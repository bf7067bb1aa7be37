import { UTCDateMini } from '@date-fns/utc/date/mini';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { toIsoData } from '../../lib/datas/data-digitada.ts';

/** Calendar days as midnights of UTC: local midnights do not all exist (Recife had none on 8 October 2000). */
export class CalendarDays extends AdapterDateFns {
  override date = ((value?: string | null) =>
    value === null
      ? null
      : value === undefined
        ? today(0)
        : new UTCDateMini(value)) as AdapterDateFns['date'];
}

/** The customer's calendar day, `days` from today. */
export function today(days: number): Date {
  const now = new Date();
  return new UTCDateMini(now.getFullYear(), now.getMonth(), now.getDate() + days);
}

/** A day by year, month (1–12) and day. */
export const dayOf = (year: number, month: number, day: number): Date =>
  new UTCDateMini(year, month - 1, day);

/** The day of DD/MM/AAAA; null when invalid. */
export function readDay(text: string): Date | null {
  const iso = toIsoData(text);
  return iso === null ? null : dayOf(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8)));
}

/** A day as DD/MM/AAAA. */
export function writeDay(day: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(day.getDate())}/${two(day.getMonth() + 1)}/${String(day.getFullYear()).padStart(4, '0')}`;
}
