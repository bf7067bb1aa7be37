/** A date as written, in its own zone. */
export interface DataPartes {
  readonly ano: number;
  readonly mes: number;
  readonly dia: number;
  readonly hora: number;
  readonly minuto: number;
  readonly segundo: number;
  readonly milissegundo: number;
  /** Minutes east of UTC; null without a zone. */
  readonly zona: number | null;
}

const ISO =
  /^(\d{4})(-?)(\d{2})\2(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2})(?:[.,](\d{1,9}))?)? ?(Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const BR = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?:,? (\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?)?$/;
const RFC_1123 =
  /^(?:[a-z]{3,9}, ?)?(\d{1,2})[ -]([a-z]{3})[ -](\d{4}) (\d{2}):(\d{2})(?::(\d{2}))?(?: (Z|UTC|GMT|[+-]\d{2}:?\d{2}))?$/i;
const DOT_NET = /^\\?\/Date\((-?\d{1,16})([+-]\d{4})?\)\\?\/$/i;
const EPOCH = /^-?\d{11,16}$/;
const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const LAST_INSTANT = 8.64e15;

/**
 * Whether a day exists.
 * @returns false for 31/02 and for years before 1000 (.NET's 'no date' is the year 1)
 */
export const isDay = (ano: number, mes: number, dia: number): boolean =>
  ano >= 1000 && mes >= 1 && mes <= 12 && dia >= 1 && dia <= new Date(Date.UTC(ano, mes, 0)).getUTCDate();

function readZone(text: string | undefined): number | null {
  if (text === undefined) return null;
  if (!/^[+-]/.test(text)) return 0;
  const digits = text.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return text.startsWith('-') ? -minutes : minutes;
}

type Text = string | undefined;

function build(day: [Text, number, Text], time: [Text, Text, Text, Text], zona: number | null) {
  const [ano, mes, dia] = [Number(day[0]), day[1], Number(day[2])];
  const [hora, minuto, segundo] = [Number(time[0] ?? 0), Number(time[1] ?? 0), Number(time[2] ?? 0)];
  const milissegundo = Number((time[3] ?? '').slice(0, 3).padEnd(3, '0'));
  if (!isDay(ano, mes, dia) || hora > 23 || minuto > 59 || segundo > 59) return null;
  if (zona !== null && Math.abs(zona) > 14 * 60) return null;
  return { ano, mes, dia, hora, minuto, segundo, milissegundo, zona };
}

function fromEpoch(ms: number, zona: number): DataPartes | null {
  if (!(Math.abs(ms) <= LAST_INSTANT - 1e8)) return null;
  const clock = new Date(Math.trunc(ms) + zona * 60_000);
  const [ano, mes, dia] = [clock.getUTCFullYear(), clock.getUTCMonth() + 1, clock.getUTCDate()];
  if (!isDay(ano, mes, dia) || ano > 9999) return null;
  const [hora, minuto, segundo] = [clock.getUTCHours(), clock.getUTCMinutes(), clock.getUTCSeconds()];
  return { ano, mes, dia, hora, minuto, segundo, milissegundo: clock.getUTCMilliseconds(), zona };
}

function fromText(text: string): DataPartes | null {
  const iso = ISO.exec(text);
  if (iso) return build([iso[1], Number(iso[3]), iso[4]], [iso[5], iso[6], iso[7], iso[8]], readZone(iso[9]));
  const br = BR.exec(text);
  if (br) return build([br[3], Number(br[2]), br[1]], [br[4], br[5], br[6], br[7]], null);
  const rfc = RFC_1123.exec(text);
  if (rfc) {
    const month = MONTHS.indexOf((rfc[2] ?? '').toLowerCase()) + 1;
    return build([rfc[3], month, rfc[1]], [rfc[4], rfc[5], rfc[6], undefined], readZone(rfc[7]));
  }
  const dotNet = DOT_NET.exec(text);
  if (dotNet) return fromEpoch(Number(dotNet[1]), readZone(dotNet[2]) ?? 0);
  return EPOCH.test(text) ? fromEpoch(Number(text), 0) : null;
}

/**
 * The forms of a date on the wire: ISO 8601 (with or without separators), `dd/mm/yyyy` with or without time, RFC 1123, epoch
 * milliseconds as number or text, .NET `/Date(…)/`.
 * @returns the date as written, or null for anything else and for days and times that do not exist
 * @rule R2, R14
 */
export function readPartes(value: unknown): DataPartes | null {
  if (typeof value === 'number') return fromEpoch(value, 0);
  return typeof value === 'string' ? fromText(value.trim().replace(/\s+/g, ' ')) : null;
}

/**
 * A wire date as an instant, for expiry and countdowns. Without a zone it is the device's local time.
 * @param value any form of `readPartes`
 * @returns epoch milliseconds; null when it is no date
 * @rule R2
 */
export function readInstant(value: unknown): number | null {
  const p = readPartes(value);
  if (p === null) return null;
  const clock = [p.ano, p.mes - 1, p.dia, p.hora, p.minuto, p.segundo, p.milissegundo] as const;
  return p.zona === null ? new Date(...clock).getTime() : Date.UTC(...clock) - p.zona * 60_000;
}

/** Whether a stored value is epoch milliseconds after 1970. */
export const isInstant = (value: unknown): value is number =>
  typeof value === 'number' && new Date(value).getTime() > 0;
