import { dataCivilHere, diasEntre } from '../../lib/datas/vencimento.ts';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import type { Voucher } from './voucher.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { saveFile } from '../../base/browser/share.ts';
import { useConfig } from '../../base/start/portal-context.ts';

/** A voucher that has a last day. */
export type Datado = Voucher & { fim: DataCivil };

const isDated = (voucher: Voucher): voucher is Datado => voucher.fim !== null;

/**
 * Downloads a calendar file of vouchers' last days.
 * @returns takes the vouchers shown as active; those without a last day are left out
 * @rule R103
 */
export function useVoucherCalendar(): (vouchers: readonly Voucher[]) => void {
  const { brand } = useConfig();
  return (vouchers) => {
    const dated = vouchers.filter(isDated);
    const file = calendarFile(dated, { host: location.host, programa: brand.name, now: Date.now() });
    saveFile(dated.length === 1 ? 'voucher.ics' : 'vouchers.ics', file, 'text/calendar;charset=utf-8');
  };
}

export interface CalendarOptions {
  /** The portal's host, which makes event ids unique per portal. */
  host: string;
  /** The programme's name. */
  programa: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Vouchers' last days as a calendar file (RFC 5545): all-day events with an alarm two days before. The UID is stable and
 * SEQUENCE grows, so a second import updates the event. No METHOD: with one, RFC 5546 requires an ORGANIZER.
 * @returns the file's text
 * @rule R103
 */
export function calendarFile(vouchers: readonly Datado[], options: CalendarOptions): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escaped(plain(options.programa))}`,
    ...vouchers.flatMap((voucher) => eventOf(voucher, options)),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function eventOf({ codigo, beneficio, inicio, fim }: Datado, { host, programa, now }: CalendarOptions) {
  const summary = escaped(beneficio === null ? TITLE : `${TITLE}: ${plain(beneficio)}`);
  const code = codigo === null ? '' : `Código ${plain(codigo)}. `;
  // Without a code: benefit and start. The end may change.
  const identity = codigo ?? `${beneficio}|${inicio}`;
  const trigger = triggerOf(fim, now);
  return [
    'BEGIN:VEVENT',
    `UID:voucher-${fingerprintOf(identity)}@${host}`,
    `SEQUENCE:${Math.floor(now / 1000)}`,
    `DTSTAMP:${digits(new Date(now).toISOString().slice(0, 19))}Z`,
    `SUMMARY:${summary}`,
    `DESCRIPTION:${escaped(`${code}Válido até ${formatData(fim)}. ${plain(programa)}`)}`,
    `DTSTART;VALUE=DATE:${digits(fim)}`,
    'DURATION:P1D',
    'TRANSP:TRANSPARENT',
    ...(trigger === null
      ? []
      : ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, `TRIGGER:${trigger}`, 'END:VALARM']),
    'END:VEVENT',
  ];
}

/** `2026-12-31` as `20261231`, a time likewise. */
const digits = (iso: string): string => iso.replaceAll(/[-:]/g, '');

/** The hour of the reminder. */
const NINE = 9;

/** Before the event's midnight: nine o'clock two days before, one day before, and on the day. */
const TRIGGERS = [
  [2, '-P1DT15H'],
  [1, '-PT15H'],
  [0, 'PT9H'],
] as const;

/**
 * The first of them that is still ahead; null when all have passed.
 * @rule R103
 */
function triggerOf(fim: DataCivil, now: number): string | null {
  const left = diasEntre(dataCivilHere(now), fim);
  const isPast = (daysBefore: number) =>
    daysBefore > left || (daysBefore === left && new Date(now).getHours() >= NINE);
  return TRIGGERS.find(([daysBefore]) => !isPast(daysBefore))?.[1] ?? null;
}

const TITLE = 'Último dia do voucher';

/** Control characters could end a line. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

/** Escapes text as the format requires. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, String.raw`\$&`);

/** Maximum octets per line. */
const LINE = 75;

/** Folds between characters, by octets. */
function folded(line: string): string {
  if (octets.encode(line).length <= LINE) return line;
  let room = LINE;
  let text = '';
  for (const character of line) {
    const size = octets.encode(character).length;
    if (size > room) {
      text += '\r\n ';
      room = LINE - 1;
    }
    text += character;
    room -= size;
  }
  return text;
}

const octets = new TextEncoder();
