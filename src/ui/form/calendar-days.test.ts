import { walkCalendarIn } from './testing/calendar-walk.ts';

/** One with days that begin at one o'clock, one that is never the browser's default. */
const ZONES = ['America/Sao_Paulo', 'America/Noronha'];

test.each(ZONES)('in %s the calendar has every day of 1930–2030 once, and writes it', (zone) => {
  expect(walkCalendarIn(zone)).toEqual({ count: 36_890, odd: [] });
});
