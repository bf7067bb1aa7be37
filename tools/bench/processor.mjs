import { addressOf, inPlainProfile } from './visits.mjs';
import { bytesOf, isThere } from './in-page.mjs';
import { startOf, traceTasks } from './trace-tasks.mjs';

/** How long a visit is watched, in ms: the carousel has turned, idle work is done. */
const WATCHED = 6000;

/** One visit at full speed: the main thread's processor time from a trace (`startOf`), and bytes as transferred. */
export async function processorVisit({ visit, subject }) {
  return inPlainProfile(visit, subject, async (page) => {
    const stopTrace = await traceTasks(page);
    await page.send('Page.navigate', { url: addressOf(subject, visit.route) });
    await new Promise((resolve) => setTimeout(resolve, WATCHED));
    const start = startOf(await stopTrace());
    if (subject.portal && !(await page.evaluate(isThere, visit.answer)))
      throw new Error(`${subject.name}, ${visit.name}: no "${visit.answer}"`);
    return { ...start, ...(await page.evaluate(bytesOf)) };
  });
}
