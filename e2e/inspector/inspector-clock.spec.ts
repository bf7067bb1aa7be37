import { accounts } from '../fixtures/accounts.ts';
import { signIn } from '../fixtures/actions.ts';
import { actor, lastEdge, openInspector, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

const clock = 'Relógio da aba';

// Task 3 of docs/QA.md, too, by clicks alone.
test('task 3: the clock of a tab moves its timers and its now together, until the session expires, and is shown while it is off @desktop', async ({
  page,
}) => {
  await signIn(page, accounts.ana);
  const inspector = await openInspector(page);
  await actor(inspector, /^session signedIn/).click();
  const section = inspector.getByRole('region', { name: clock });
  await expect(section).toContainText('Na hora certa.');

  await test.step('an hour passes: timers of the page run, the session still holds', async () => {
    await page.evaluate(() => {
      const host = globalThis as unknown as { ran: string[] };
      host.ran = [];
      const started = Date.now();
      const note = (name: string) => () =>
        host.ran.push(`${name} ${Math.round((Date.now() - started) / 1000)}`);
      setTimeout(note('late'), 3_500_000);
      setTimeout(note('early'), 60_000);
      setTimeout(note('never'), 7_200_000);
    });
    await section.getByRole('button', { name: 'Avançar 1 h' }).click();
    await expect(section.getByRole('status')).toContainText('Adiantado 1 h');
    expect(await page.evaluate(() => (globalThis as unknown as { ran: string[] }).ran)).toEqual([
      'early 60',
      'late 3500',
    ]);
    const off = await page.evaluate(() => new Date().getTime() - performance.timeOrigin - performance.now());
    expect(Math.round(off / 60_000)).toBe(60);
    await expect(tree(inspector)).toContainText('relógio adiantado 1 h');
    await expect(page.locator('[data-inspector=badge]')).toContainText('relógio + 1 h');
    await expect(page).toHaveURL(/#\/portal$/);
  });

  await test.step('back to real time', async () => {
    await section.getByRole('button', { name: 'Voltar à hora certa' }).click();
    await expect(section).toContainText('Na hora certa.');
    await expect(page.locator('[data-inspector=badge]')).not.toContainText('relógio');
  });

  await test.step('up to the expiry: the session ends (R4)', async () => {
    await section.getByRole('button', { name: 'Até expirar' }).click();
    await page.waitForURL(/#\/$/);
    await expect(actor(inspector, /^session signedOut/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('portal.token'))).toBeNull();
    await expect(lastEdge(inspector, 'after untilExpiry')).toHaveCount(1);
    await inspector.getByRole('button', { name: 'Voltar à hora certa' }).click();
    await expect(inspector.getByText('Na hora certa.')).toBeVisible();
  });
});
