import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';

/** Prints every day that differs from its press, from 1930 to 2030. */
const WALK = `
  const { CalendarDays, dayOf, readDay, writeDay } = require(process.argv[1]);
  const adapter = new CalendarDays({});
  const odd = [];
  let count = 0;
  for (let year = 1930; year <= 2030; year += 1)
    for (let month = 1; month <= 12; month += 1) {
      const first = dayOf(year, month, 1);
      const shown = adapter.getWeekArray(first).flat().filter((day) => adapter.isSameMonth(day, first));
      if (shown.some((day) => day.getTime() % 86400000 !== 0)) odd.push('a moment of a zone in ' + month + '/' + year);
      const days = shown.map(writeDay);
      const two = (part) => String(part).padStart(2, '0');
      const right = Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, at) => two(at + 1) + '/' + two(month) + '/' + year);
      count += right.length;
      if (days.join() !== right.join()) odd.push(days.join() + ' instead of ' + right.join());
      for (const text of right) if (writeDay(readDay(text)) !== text) odd.push(text);
    }
  console.log(JSON.stringify({ count, odd: odd.slice(0, 3) }));
`;

/** What the calendar of a time zone got wrong, and how many days it has. Each zone is a process of its own. */
export function walkCalendarIn(zone: string): unknown {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portal-days-'));
  const bundle = path.join(folder, 'days.cjs');
  buildSync({
    entryPoints: [path.join(__dirname, '..', 'calendar-days.ts')],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'cjs',
  });
  const output = execFileSync(process.execPath, ['-e', WALK, bundle], {
    env: { PATH: process.env['PATH'], TZ: zone },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return JSON.parse(output);
}
