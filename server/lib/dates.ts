/** The clock; replaced in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

// English parts: a small image's Node has no other locale.
const SAO_PAULO = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Sao_Paulo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Every call asks for the time of now, and Intl costs a tenth of a call. */
let last = { second: NaN, text: '' };

/**
 * An instant in the stores' local time, `YYYY-MM-DDTHH:mm:ss` without a zone, as stored and sent.
 * @rule R14
 */
export function wallClock(instant: Date): string {
  const second = Math.floor(instant.getTime() / 1000);
  if (second === last.second) return last.text;
  const of: Record<string, string> = {};
  for (const { type, value } of SAO_PAULO.formatToParts(instant)) of[type] = value;
  const text = `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}`;
  last = { second, text };
  return text;
}

/** The same for people: `YYYY-MM-DD HH:mm:ss`. */
export const spokenTime = (instant: Date): string => wallClock(instant).replace('T', ' ');

/** Today in the stores' local time, `YYYY-MM-DD`. */
export function today(clock: Clock): string {
  return wallClock(clock.now()).slice(0, 10);
}

/** `date` (`YYYY-MM-DD`) plus `days`, which may be negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A timestamp column (`YYYY-MM-DD HH:mm:ss[.f]`) in wire format (`YYYY-MM-DDTHH:mm:ss`). */
export function wireDateTime(text: string): string;
export function wireDateTime(text: string | null): string | null;
export function wireDateTime(text: string | null): string | null {
  return text === null ? null : text.replace(' ', 'T').slice(0, 19);
}

/** Whether a text is an existing day, `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  // PostgreSQL has no year 0.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
}
