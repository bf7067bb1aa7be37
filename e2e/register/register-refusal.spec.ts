import type { Page } from '@playwright/test';
import { axeCheck } from '../fixtures/actions.ts';
import { fillPessoa, openRegister, send } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const TAIL = 'confira o que foi digitado neste campo e envie o cadastro de novo, por favor.';
const MESSAGES = Array.from({ length: 30 }, (_, index) => `Campo ${index + 1}: ${TAIL}`);
const WORDS = ['Cadastro recusado.', ...MESSAGES];
const SMALL = { width: 320, height: 568 };
const WIDE = { width: 1280, height: 800 };

/** Texts that are not shown exactly once, or do not fit the window. */
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

// @rule S8.2, R30, R87
test(
  'all 30 messages of a refusal can be read',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/, /ERR_FAILED/, /Loading chunk/);
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
    await page.route('**/assets/*.js', async (route) => route.abort());
    await send(page);
    const toast = page.getByRole('alert').filter({ hasText: WORDS[0] ?? '' });
    await expect(toast.getByRole('listitem')).toHaveText(WORDS);
    for (const size of [WIDE, SMALL])
      // @rule R87
      await test.step(`${size.width} px wide`, async () => {
        await page.setViewportSize(size);
        await expect.poll(() => unreadable(page, WORDS)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      });
    await axeCheck(page);
    await test.step('by keyboard: its button stays in reach, and closes it as Escape does', async () => {
      const close = toast.getByRole('button', { name: 'Fechar aviso' });
      await close.focus();
      await expect(close).toBeInViewport();
      await page.keyboard.press('Escape');
      await expect(toast).toHaveCount(0);
      await send(page);
      await close.focus();
      await page.keyboard.press('Enter');
      await expect(toast).toHaveCount(0);
    });
  },
);
