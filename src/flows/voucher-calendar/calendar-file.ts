import { generateIcsCalendar, type IcsEvent } from 'ts-ics';
import { dataCivilHere, diasEntre } from '../../lib/datas/vencimento.ts';
import { type DataCivil, formatData } from '../../lib/datas/datas.ts';
import type { Voucher } from '../../lib/ofertas/voucher.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';

/** A voucher that has a last day. */
export type Datado = Voucher & { fim: DataCivil };

export interface CalendarOptions {
  /** The portal's host: the same voucher of another portal is another event. */
  host: string;
  /** The programme's name. */
  programa: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * The last days of vouchers as a calendar file (RFC 5545): one all-day event for each, with an alarm two days before. A
 * voucher keeps its UID, and a later file has a higher SEQUENCE: a second import changes the event of the first.
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
  // Without a code: what it gives, and since when. Not until when, which may change.
  const identity = codigo ?? `${beneficio}|${inicio}`;
  return {
    uid: `voucher-${fingerprintOf(identity)}@${host}`,
    sequence: Math.floor(now / 1000),
    stamp: { date: new Date(now) },
    summary,
    description: `${code}Válido até ${formatData(fim)}. ${plain(programa)}`,
    // The library writes the day that it is in UTC.
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

/** The hour of the day at which people are told. */
const NINE = 9;

/**
 * At nine two days before, else the day before, else on the day itself: the first that is still to come; none once that is over
 *. Counted from the event's own midnight, wherever the calendar is.
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

/** As text stands in a file: the library leaves that of an alarm, and the file's own id, as they are. */
const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, '\\$&');

/** Octets of a line, at most. */
const LINE = 75;

/** The library folds by UTF-16 units: a line may be too long, and an emoji cut in two. */
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

/** Control characters could end a line of the file: the library lets a lone carriage return through. */
const plain = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
