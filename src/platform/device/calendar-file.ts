import { createEvents, type DateArray } from 'ics';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { impressaoOf } from '../../lib/texto/impressao.ts';

/** A day that is to stand in the customer's calendar. */
export interface CalendarDay {
  /** Tells it from every other: the same one again takes the place of the first. */
  id: string;
  title: string;
  text: string;
  day: DataCivil;
}

const DAY_MS = 86_400_000;

/**
 * An iCalendar file (RFC 5545): all-day entries with a reminder two days before. An entry that is imported again
 * replaces the earlier one (same UID, higher SEQUENCE).
 * @param host whose entries they are, as the UID names it
 * @param now epoch milliseconds
 */
export function makeCalendar(days: readonly CalendarDay[], host: string, now: number): string {
  const { error, value } = createEvents(
    days.map(({ id, title, text, day }) => ({
      uid: `${impressaoOf(id)}@${host}`,
      sequence: Math.floor(now / 1000),
      title,
      description: text,
      start: partsOf(day),
      end: partsOf(nextDay(day)),
      transp: 'TRANSPARENT' as const,
      classification: 'PRIVATE',
      alarms: [{ action: 'display' as const, description: title, trigger: { days: 2, before: true } }],
    })),
    { productId: 'portal-fidelidade', method: 'PUBLISH' },
  );
  if (error !== null || value === null) throw error ?? new Error('no calendar was made');
  return value;
}

function partsOf(day: DataCivil): DateArray {
  return [Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10))];
}

/** The end of an all-day entry is the first day without it. */
function nextDay(day: DataCivil): DataCivil {
  return new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10) as DataCivil;
}
