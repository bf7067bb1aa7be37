import fc from 'fast-check';
import ICAL from 'ical.js';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { calendarFile, type Datado } from './voucher-calendar.ts';

const NOW = Date.UTC(2026, 10, 22, 3, 4, 5);
const OPTIONS = { host: 'clube.example', programa: 'Clube Vizinhança', now: NOW };
const voucher = (fields: Partial<Datado>): Datado => ({
  codigo: 'VIZ10-7F3K2',
  beneficio: 'R$ 10 em compras; café, pão',
  inicio: null,
  fim: '2026-12-31' as DataCivil,
  uso: null,
  precoOriginal: null,
  desconto: null,
  minimo: null,
  ...fields,
});

/** What another library reads in the file. */
function read(file: string) {
  const calendar = ICAL.Component.fromString(file);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const [alarm] = component.getAllSubcomponents('valarm');
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      day: event.startDate.toString(),
      isDate: event.startDate.isDate,
      end: event.endDate.toString(),
      trigger: String(alarm?.getFirstPropertyValue('trigger')),
      said: String(alarm?.getFirstPropertyValue('description')),
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
}

// @rule R103
it('parses as an all-day event with an alarm two days before', () => {
  const file = calendarFile([voucher({})], OPTIONS);
  expect(read(file)).toEqual([
    {
      uid: expect.stringMatching(/^voucher-[\da-f]{16}@clube\.example$/) as string,
      sequence: NOW / 1000,
      summary: 'Último dia do voucher: R$ 10 em compras; café, pão',
      description: 'Código VIZ10-7F3K2. Válido até 31/12/2026. Clube Vizinhança',
      day: '2026-12-31',
      isDate: true,
      end: '2027-01-01',
      trigger: '-P1DT15H',
      said: 'Último dia do voucher: R$ 10 em compras; café, pão',
      alarms: 1,
    },
  ]);
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
  expect(file).toContain('\r\nDTSTART;VALUE=DATE:20261231\r\n');
  expect(file).not.toContain('METHOD');
});

// @rule R103
it.each([
  ['2026-12-25T23:00:00', '-P1DT15H'],
  ['2026-12-29T08:59:00', '-P1DT15H'],
  ['2026-12-29T09:00:00', '-PT15H'],
  ['2026-12-30T10:00:00', 'PT9H'],
  ['2026-12-31T08:00:00', 'PT9H'],
  ['2026-12-31T09:30:00', 'undefined'],
  ['2027-01-01T08:00:00', 'undefined'],
])('taken at %s its alarm is %s: at nine, and never in the past', (taken, trigger) => {
  const [event] = read(calendarFile([voucher({})], { ...OPTIONS, now: new Date(taken).getTime() }));
  expect(event?.trigger).toBe(trigger);
});

// @rule R103
it('the same voucher keeps its event id', () => {
  const uidOf = (fields: Partial<Datado>, host = OPTIONS.host) =>
    read(calendarFile([voucher(fields)], { ...OPTIONS, host }))[0]?.uid;
  const [first] = read(calendarFile([voucher({})], OPTIONS));
  const [later] = read(
    calendarFile([voucher({ fim: '2027-01-15' as DataCivil })], { ...OPTIONS, now: NOW + 1000 }),
  );
  expect(later).toMatchObject({ uid: first?.uid, sequence: NOW / 1000 + 1, day: '2027-01-15' });
  const uids = [
    uidOf({}),
    uidOf({}, 'outro.example'),
    uidOf({ codigo: 'B' }),
    uidOf({ codigo: null }),
    uidOf({ codigo: null, beneficio: null }),
  ];
  expect(new Set(uids).size).toBe(uids.length);
});

// @rule R103
it('any server text stays within its own event', () => {
  const text = fc.string({ unit: 'binary', maxLength: 90 });
  const fields = fc.record({ codigo: fc.option(text), beneficio: fc.option(text) });
  const nasty = { codigo: 'a\rEND:VEVENT\r\nX', beneficio: 'ç'.repeat(80) + '\\;,:"\u2028' };
  fc.assert(
    fc.property(fc.array(fields, { minLength: 1, maxLength: 4 }), (many) => {
      const file = calendarFile([...many, nasty].map(voucher), OPTIONS);
      // A line ends by CR LF alone.
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      const events = read(file);
      expect(events).toHaveLength(many.length + 1);
      for (const [index, { beneficio }] of [...many, nasty].entries()) {
        const shown = beneficio?.replaceAll(/\p{Cc}+/gu, ' ').trim();
        expect(events[index]?.summary.trim()).toBe(
          `Último dia do voucher${shown === undefined ? '' : `: ${shown}`}`.trim(),
        );
        expect(events[index]).toMatchObject({ alarms: 1, said: events[index]?.summary });
      }
    }),
  );
});

// @rule R103
it('a long line is folded between its characters: no emoji is lost in the bytes', () => {
  for (let before = 30; before < 50; before += 1) {
    const beneficio = `${'x'.repeat(before)}🎁🎁 fim`;
    const bytes = Buffer.from(calendarFile([voucher({ beneficio })], OPTIONS));
    expect(read(bytes.toString())[0]?.summary).toBe(`Último dia do voucher: ${beneficio}`);
  }
});

// @rule R103
it.each(['2024-02-29', '1000-01-01', '9999-12-31', '2026-12-31'])('any day of the calendar: %s', (day) => {
  expect(read(calendarFile([voucher({ fim: day as DataCivil })], OPTIONS))[0]?.day).toBe(day);
});
