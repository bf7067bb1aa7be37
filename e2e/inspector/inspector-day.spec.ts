import { gunzipSync } from 'node:zlib';
import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { browserFlags } from '../fixtures/browser/browser-flags.ts';
import { many, signInAgain, work } from '../fixtures/inspector/day.ts';
import {
  actor,
  askPage,
  exportedFile,
  importInto,
  openInspector,
  sendEvents,
  stepsOf,
} from '../fixtures/inspector/inspector.ts';
import { longestTasks } from '../fixtures/look/longest-tasks.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test as portalTest } from '../fixtures/test.ts';

// What is measured is code that the browser has optimised, as QA's does: a browser of the test's own, as a file's own
// `launchOptions` begin after all other files, in a worker of their own.
const test = portalTest.extend({
  context: async ({ playwright }, use) => {
    const browser = await playwright.chromium.launch({ args: browserFlags });
    await use(await browser.newContext());
    await browser.close();
  },
});

test.use({ serverEnv: qaServer });

/** A working day's. */
const STEPS = 5000;
const NEWS = many(1000, (at) => ({ type: 'session.rejected', token: `other-${at % 50}` }));
const LARGEST_EXPORT = 500_000;
const LONGEST_TASK_MS = 200;

test(
  'a day of 5,000 steps exports under 500 kB without a long task',
  { tag: ['@desktop', '@whole'] },
  async ({ page, guard }, info) => {
    test.setTimeout(300_000);
    // What a screen was still asking for when its customer signed out.
    guard.allow(/status of 401 /);
    await signIn(page, accounts.ana);
    const inspector = await openInspector(page);
    await expect(actor(inspector, /^session /)).toBeVisible();
    const reported = await askPage(inspector);
    const session = {
      tab: reported.tab,
      actor: reported.actors.find(({ machine }) => machine === 'session')?.id ?? '',
    };
    const note = (type: string, figure: unknown) =>
      info.annotations.push({ type, description: JSON.stringify(figure) });
    const pages = { portal: page, inspector };

    const morning = await longestTasks(pages, async () => {
      await signInAgain(page, session);
      await work(page, session);
    });
    // News of other customers, which a guard refuses: steps, too.
    for (let steps = await stepsOf(inspector); steps < STEPS; steps = await stepsOf(inspector)) {
      const least = Math.min(STEPS, steps + NEWS.length);
      await sendEvents(page, session, NEWS);
      await expect.poll(async () => stepsOf(inspector)).toBeGreaterThanOrEqual(least);
    }

    let file: Buffer = Buffer.alloc(0);
    const evening = await longestTasks(pages, async () => {
      await work(page, session);
      file = await exportedFile(inspector);
    });
    note('steps', await stepsOf(inspector));
    note('export, bytes', file.length);
    note('longest tasks while four sign-ins and the first steps came, ms', morning);
    note('longest tasks at the day’s end, the export included, ms', evening);
    const text = gunzipSync(file).toString();
    // No machine as a whole: they are logged by their ids.
    expect(text).not.toContain('"implementations"');
    expect(file.length).toBeLessThan(LARGEST_EXPORT);
    for (const longest of [morning, evening])
      expect(Math.max(longest.portal, longest.inspector)).toBeLessThan(LONGEST_TASK_MS);

    await test.step('and comes back whole', async () => {
      await inspector.reload();
      const imported = await longestTasks({ inspector }, async () =>
        importInto(inspector, text, info.outputPath('day.json')),
      );
      note('longest task of its import, ms', imported);
      expect(await stepsOf(inspector)).toBeGreaterThanOrEqual(STEPS);
      expect(imported.inspector).toBeLessThan(LONGEST_TASK_MS);
    });
  },
);
