import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { dataCivilHere, diasEntre } from '../../lib/datas/vencimento.ts';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import type { Voucher } from '../../lib/ofertas/voucher.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';

/** A voucher that has a last day. */
export type Datado = Voucher & { fim: DataCivil };

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
 * SEQUENCE grows, so a second import updates the event.
 * @returns the file's text
 * @rule R103
 */
export function calendarFile(vouchers: readonly Datado[], options: CalendarOptions): string {
  const file = generateIcsCalendar({
    version: '2.0',
    prodId: escaped(plain(options.programa)),
    method: 'PUBLISH',
    events: vouchers.map((voucher) => eventOf(voucher, options)),
  });
  return folded(file);
}

function eventOf({ codigo, beneficio, inicio, fim }: Datado, { host, programa, now }: CalendarOptions) {
  const summary = beneficio === null ? TITLE : `${TITLE}: ${plain(beneficio)}`;
  const code = codigo === null ? '' : `Código ${plain(codigo)}. `;
  // Without a code: benefit and start. The end may change.
  const identity = codigo ?? `${beneficio}|${inicio}`;
  return {
    uid: `voucher-${fingerprintOf(identity)}@${host}`,
    sequence: Math.floor(now / 1000),
    stamp: { date: new Date(now) },
    summary,
    description: `${code}Válido até ${formatData(fim)}. ${plain(programa)}`,
    // The library writes the day in UTC.
    start: { date: new Date(`${fim}T00:00:00Z`), type: 'DATE' },
    duration: { days: 1 },
    timeTransparent: 'TRANSPARENT',
    alarms: alarmOf(fim, now).map((value) => ({
      action: 'DISPLAY' as const,
      description: escaped(summary),
      trigger: { type: 'relative' as const, value },
    })),
  } satisfies IcsEvent;
}

/** The hour of the reminder. */
const NINE = 9;

/**
 * Reminds at nine two days before, else one day before, else on the day: the first that is still ahead, relative to the
 * event's midnight. None when all have passed.
 * @rule R103
 */
function alarmOf(fim: DataCivil, now: number) {
  const left = diasEntre(dataCivilHere(now), fim);
  const isPast = (before: number) => before > left || (before === left && new Date(now).getHours() >= NINE);
  const days = [2, 1, 0].find((before) => !isPast(before));
  if (days === undefined) return [];
  if (days === 0) return [{ before: false, hours: NINE }];
  return [{ before: true, ...(days > 1 && { days: days - 1 }), hours: 24 - NINE }];
}

const TITLE = 'Último dia do voucher';

/** Escapes text as the format requires; the library does not for alarms and the file's id. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&');

/** Maximum octets per line. */
const LINE = 75;

/** The library folds by UTF-16 units, which makes lines too long and splits emoji. */
function folded(file: string): string {
  return file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .map((line) => {
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
    })
    .join('\r\n');
}

const octets = new TextEncoder();

/** Control characters could end a line: the library lets a lone carriage return through. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
