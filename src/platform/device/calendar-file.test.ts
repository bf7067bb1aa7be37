import ICAL from 'ical.js';
import type { DataCivil } from '../../lib/datas/datas.ts';
import { makeCalendar } from './calendar-file.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');
const day = (text: string) => text as DataCivil;
const entry = (id: string, on: string) => ({
  id,
  title: `Vence: ${id}`,
  text: 'Código 1; vale, até',
  day: day(on),
});

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const alarm = component.getFirstSubcomponent('valarm');
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      allDay: event.startDate.isDate,
      trigger: String(alarm?.getFirstPropertyValue('trigger')),
    };
  });
};

test.each([
  ['a plain day', '2026-11-25', '2026-11-26'],
  ['the end of a year', '2026-12-31', '2027-01-01'],
  ['the end of February in a leap year', '2028-02-29', '2028-03-01'],
  ['a night without an hour elsewhere', '2026-03-08', '2026-03-09'],
])('another program reads %s as a whole day with a reminder two days before', (_, on, next) => {
  expect(read(makeCalendar([entry('V1', on)], 'clube.example', NOW))).toEqual([
    {
      uid: expect.stringMatching(/^[0-9a-f]{16}@clube\.example$/) as string,
      sequence: NOW / 1000,
      summary: 'Vence: V1',
      description: 'Código 1; vale, até',
      start: on,
      end: next,
      allDay: true,
      trigger: '-P2D',
    },
  ]);
});

test('a second import of the same voucher updates the first; two vouchers are two entries', () => {
  const [first] = read(makeCalendar([entry('V1', '2026-11-25')], 'clube.example', NOW));
  const [again, other] = read(
    makeCalendar([entry('V1', '2026-11-28'), entry('V2', '2026-11-25')], 'clube.example', NOW + 60_000),
  );
  expect(again?.uid).toBe(first?.uid);
  expect(again?.sequence).toBeGreaterThan(first?.sequence ?? Infinity);
  expect(other?.uid).not.toBe(first?.uid);
});

test('lines are folded and end as RFC 5545 wants it', () => {
  const file = makeCalendar([{ ...entry('V1', '2026-11-25'), text: 'é'.repeat(200) }], 'clube.example', NOW);
  expect(file.split('\r\n').every((line) => line.length <= 75)).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  expect(read(file)[0]?.description).toBe('é'.repeat(200));
});
