import type { Locator, Page } from '@playwright/test';
import { axeCheck } from '../fixtures/actions.ts';
import { fillPessoa, openRegister, send } from '../fixtures/register-form.ts';
import type { ReferenceServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const TAIL = 'confira o que foi digitado neste campo e envie o cadastro de novo, por favor.';
const wordsOf = (many: number) => [
  'Cadastro recusado.',
  ...Array.from({ length: many }, (_, place) => `Campo ${place + 1}: ${TAIL}`),
];

/** A registration that is refused with a description and so many messages. */
async function refuse(page: Page, server: ReferenceServer, many: number): Promise<string[]> {
  const [description, ...rest] = wordsOf(many);
  const errors = rest.map((message) => ({ message }));
  await server.faults({
    method: 'POST',
    path: '/api/pessoa/cadastro',
    mode: 'status',
    status: 400,
    body: { description, data: { errors } },
  });
  await openRegister(page);
  await fillPessoa(page);
  await send(page);
  return wordsOf(many);
}

/** Every one of the texts can be brought into the window, whole. */
async function expectReadable(page: Page, words: readonly string[]): Promise<void> {
  for (const text of words) {
    const found: Locator = page.getByText(text, { exact: true });
    await found.scrollIntoViewIfNeeded();
    await expect(found).toBeInViewport({ ratio: 0.99 });
  }
}

test.beforeEach(({ guard }) => guard.allow(/Failed to load resource/));

for (const [many, size] of [
  [7, { width: 1280, height: 800 }],
  [30, { width: 320, height: 568 }],
] as const)
  test(
    `a registration refused with ${many} messages: each can be read (S8.2, R87)`,
    { tag: size.width > 500 ? '@desktop' : '@phone' },
    async ({ page, server }) => {
      await page.setViewportSize(size);
      const words = await refuse(page, server, many);
      await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(7);
      const list = page.getByRole('alert').filter({ has: page.getByRole('list') });
      await expectReadable(page, words);
      await axeCheck(page);
      await expectReadable(page, words.slice(6));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
      await test.step('by keyboard: the cards in order, the list last, each closed by its button or Escape', async () => {
        const close = page.getByRole('button', { name: 'Fechar aviso' });
        const last = page.getByText(words[5] ?? '', { exact: true });
        // It has the focus, and so does not go.
        await page.getByRole('alert').filter({ has: last }).getByRole('button').focus();
        await page.keyboard.press('Tab');
        await expect(list.getByRole('button')).toBeFocused();
        await expect(list.getByRole('button')).toBeInViewport();
        await page.keyboard.press('Escape');
        await expect(list).toHaveCount(0);
        await close.last().focus();
        await page.keyboard.press('Enter');
        await expect(last).toBeHidden();
      });
    },
  );

test(
  "without the toasts' own code the same texts stand in one box (R87)",
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/ERR_FAILED/, /Loading chunk/);
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes('notistack-SnackbarContainer')) await route.abort();
      else await route.fulfill({ response });
    });
    await page.setViewportSize({ width: 320, height: 568 });
    const words = await refuse(page, server, 30);
    await expect(page.getByRole('alert').filter({ hasText: words[0] ?? '' })).toHaveCount(1);
    await expectReadable(page, words);
    await axeCheck(page);
    await page.getByRole('button', { name: 'Fechar', exact: true }).click();
    await expect(page.getByText(words[0] ?? '', { exact: true })).toBeHidden();
  },
);
