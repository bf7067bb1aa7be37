import { walkCalendarIn } from './testing/calendar-walk.ts';

/** The zones of Brazil in the time zone database that calendar-days.test.ts leaves out. */
const ZONES = [
  'America/Belem',
  'America/Fortaleza',
  'America/Recife',
  'America/Araguaina',
  'America/Maceio',
  'America/Bahia',
  'America/Campo_Grande',
  'America/Cuiaba',
  'America/Santarem',
  'America/Porto_Velho',
  'America/Boa_Vista',
  'America/Manaus',
  'America/Eirunepe',
  'America/Rio_Branco',
];

test.each(ZONES)('in %s the calendar has every day of 1930–2030 once, and writes it', (zone) => {
  expect(walkCalendarIn(zone)).toEqual({ count: 36_890, odd: [] });
});
