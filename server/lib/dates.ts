/** Tells the time; replaced in tests. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

// English, by its parts: a Node of a small image knows no other language.
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

/**
 * The instant as the group's stores read it on the wall, `YYYY-MM-DDTHH:mm:ss` without a zone: what the database
 * keeps and the wire carries, so that no browser's zone shifts the day.
 * @rule R14
 */
export function wallClock(instant: Date): string {
  const of: Record<string, string> = {};
  for (const { type, value } of SAO_PAULO.formatToParts(instant)) of[type] = value;
  return `${of['year']}-${of['month']}-${of['day']}T${of['hour']}:${of['minute']}:${of['second']}`;
}

/** Today on the stores' wall, `YYYY-MM-DD`. */
export function today(clock: Clock): string {
  return wallClock(clock.now()).slice(0, 10);
}

/** `date` (`YYYY-MM-DD`) plus `days`, which may be negative. */
export function addDays(date: string, days: number): string {
  const moved = new Date(`${date}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** A timestamp column's text (`YYYY-MM-DD HH:mm:ss[.f]`) as the wire writes it (`YYYY-MM-DDTHH:mm:ss`). */
export function wireDateTime(text: string): string;
export function wireDateTime(text: string | null): string | null;
export function wireDateTime(text: string | null): string | null {
  return text === null ? null : text.replace(' ', 'T').slice(0, 19);
}

/** True when the text is a day that exists, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  // The year 0 is one of JavaScript's alone: PostgreSQL has none.
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === text;
}
