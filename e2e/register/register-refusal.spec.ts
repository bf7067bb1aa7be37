import type { Page } from '@playwright/test';
import { axeCheck } from '../fixtures/actions.ts';
import { fillPessoa, finish, openRegister, send } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const TAIL = 'confira o que foi digitado neste campo e envie o cadastro de novo, por favor.';
const MESSAGES = Array.from({ length: 30 }, (_, place) => `Campo ${place + 1}: ${TAIL}`);
const WORDS = ['Cadastro recusado.', ...MESSAGES];
const SMALL = { width: 320, height: 568 };
const WIDE = { width: 1280, height: 800 };

/** Those of the texts that do not stand there once, or cannot be brought into the window whole. */
async function unreadable(page: Page, words: readonly string[]): Promise<string[]> {
  return page.evaluate(async (texts) => {
    const leaves = [...document.querySelectorAll('body *')].filter((leaf) => leaf.childElementCount === 0);
    const shareOf = (leaf: Element) =>
      new Promise<number>((resolve) => {
        new IntersectionObserver(([entry], observer) => {
          observer.disconnect();
          resolve(entry?.intersectionRatio ?? 0);
        }).observe(leaf);
      });
    const missed: string[] = [];
    for (const text of texts) {
      const [leaf, ...more] = leaves.filter(({ textContent }) => textContent.trim() === text);
      leaf?.scrollIntoView({ block: 'nearest' });
      if (leaf === undefined || more.length > 0 || (await shareOf(leaf)) < 0.99) missed.push(text);
    }
    return missed;
  }, words);
}

test(
  'a registration refused with 30 messages: each can be read, with the toasts’ own code and without it (S8.2, R87)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/, /ERR_FAILED/, /Loading chunk/);
    const scripts = '**/assets/*.js';
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('notistack-SnackbarContainer')) await route.abort();
      else await route.fulfill({ response });
    });
    const errors = MESSAGES.map((message) => ({ message }));
    await server.faults({
      method: 'POST',
      path: '/api/pessoa/cadastro',
      mode: 'status',
      status: 400,
      body: { description: WORDS[0], data: { errors } },
    });
    await page.setViewportSize(SMALL);
    await openRegister(page);
    await fillPessoa(page);

    await test.step('without it: in one box (R87)', async () => {
      await send(page);
      await expect(page.getByRole('alert').filter({ hasText: WORDS[0] ?? '' })).toHaveCount(1);
      await expect.poll(() => unreadable(page, WORDS)).toEqual([]);
      await axeCheck(page);
      await page.getByRole('button', { name: 'Fechar', exact: true }).click();
      await expect(page.getByText(WORDS[0] ?? '', { exact: true })).toBeHidden();
    });

    await page.unroute(scripts);
    await page.reload();
    await finish(page);
    await send(page);
    const list = page.getByRole('alert').filter({ has: page.getByRole('list') });
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(7);
    for (const size of [WIDE, SMALL])
      await test.step(`${size.width} px wide (R87)`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => unreadable(page, WORDS)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      });
    await axeCheck(page);
    await expect.poll(() => unreadable(page, WORDS.slice(6))).toEqual([]);

    await test.step('by keyboard: the cards in order, the list last, each closed by its button or Escape', async () => {
      const last = page.getByText(WORDS[5] ?? '', { exact: true });
      // It has the focus, and so does not go.
      await page.getByRole('alert').filter({ has: last }).getByRole('button').focus();
      await page.keyboard.press('Tab');
      await expect(list.getByRole('button')).toBeFocused();
      await expect(list.getByRole('button')).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await page.getByRole('button', { name: 'Fechar aviso' }).last().focus();
      await page.keyboard.press('Enter');
      await expect(last).toBeHidden();
    });
  },
);
