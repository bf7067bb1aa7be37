import type { Page } from '@playwright/test';
import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, signIn } from '../fixtures/actions.ts';
import { actor, askPage, lastEdge, openInspector, sendEvents, tree } from '../fixtures/inspector.ts';
import { qaServer } from '../fixtures/paths.ts';
import { openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverEnv: qaServer });

const chart = (page: Page) => page.getByRole('region', { name: 'Área do diagrama' });
const log = (page: Page) => page.getByRole('list', { name: 'Registro' });
const fold = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Painéis' }).getByRole('button', { name });

test('a login that nobody has touched stands in the list @desktop', async ({ page }) => {
  const inspector = await openInspector(page);
  await page.goto('/');
  await expect(page.getByLabel('CPF ou CNPJ')).toBeVisible();
  await expect(tree(inspector).getByText('aberta')).toHaveCount(1);
  await expect(inspector.getByText('a entrada espera o primeiro toque')).toBeVisible();
  await page.getByLabel('CPF ou CNPJ').focus();
  await expect(actor(inspector, /^session signedOut/)).toBeVisible();
});

test('log, list and details fold away, "Ajustar" fits where the actor is, and a reload forgets neither @desktop', async ({
  page,
}) => {
  await signIn(page, accounts.ana);
  const inspector = await openInspector(page);
  await inspector.setViewportSize({ width: 1280, height: 800 });
  await actor(inspector, /^session /).click();
  const drawing = inspector.getByLabel('Diagrama de Session');
  await expect(drawing).toBeVisible();

  await test.step('a chart of 25 states is as wide as the page at 100 %', async () => {
    for (const name of ['Lista', 'Registro', 'Detalhes']) await fold(inspector, name).press('Enter');
    await expect(log(inspector)).toBeHidden();
    await expect(inspector.getByRole('tab', { name: 'Provocar' })).toBeHidden();
    await expect(tree(inspector)).toBeHidden();
    const fits = await chart(inspector).evaluate(
      ({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth,
    );
    expect(fits).toBe(true);
    await axeCheck(inspector);
  });

  await test.step('fits the active region', async () => {
    await inspector.setViewportSize({ width: 1024, height: 768 });
    await inspector.getByRole('button', { name: 'Ajustar' }).press('Enter');
    for (const id of ['session.signedIn.validity.valid', 'session.signedIn.image.settled'])
      await expect(inspector.locator(`[data-state="${id}"]`)).toBeInViewport({ ratio: 1 });
    await expect(inspector.locator('[data-state="session.signedOut.signingIn"]')).not.toBeInViewport();
  });

  await test.step('and remembers', async () => {
    await fold(inspector, 'Lista').press('Enter');
    const zoom = await inspector.getByTitle('Tamanho natural').innerText();
    expect(zoom).not.toBe('100 %');
    await inspector.reload();
    await actor(inspector, /^session /).click();
    await expect(inspector.getByTitle('Tamanho natural')).toHaveText(zoom);
    await expect(fold(inspector, 'Registro')).toHaveAttribute('aria-expanded', 'false');
    await fold(inspector, 'Registro').press('Enter');
    await expect(log(inspector)).toBeVisible();
  });
});

test('one log of all tabs by the clock; pings and empty steps can be hidden @desktop', async ({ page }) => {
  const inspector = await openInspector(page);
  await openRegister(page);
  await expect(log(inspector)).toContainText('ping');
  const second = await page.context().newPage();
  await signIn(second, accounts.ana);

  const all = inspector.getByRole('button', { name: 'Todas as abas' });
  await expect(log(inspector)).not.toContainText('credentials.submitted');
  await all.press('Enter');
  await expect(log(inspector)).toContainText('credentials.submitted');
  await expect(log(inspector)).toContainText('ping');
  const times = await log(inspector).locator('button > span:first-child').allInnerTexts();
  expect(times).toEqual([...times].sort().reverse());

  // The first answer stays: it says that the server is there.
  const pings = log(inspector).getByRole('button', { name: / ping respondeu/ });
  await expect(pings).not.toHaveCount(0);
  await inspector.getByRole('button', { name: 'Sem pings' }).press('Enter');
  await expect(pings).toHaveCount(0);
  const told = await askPage(inspector);
  const id = told.actors.find(({ machine }) => machine === 'session')?.id ?? '';
  await sendEvents(inspector, { tab: told.tab, actor: id }, [{ type: 'nobody.knows' }]);
  await expect(log(inspector)).toContainText('nenhuma transição');
  await inspector.getByRole('button', { name: 'Sem passos vazios' }).press('Enter');
  await expect(log(inspector)).not.toContainText('nenhuma transição');
  await expect(log(inspector)).toContainText('credentials.submitted');

  await test.step('a step of another tab leads there', async () => {
    await log(inspector)
      .getByRole('button', { name: /credentials\.submitted/ })
      .first()
      .click();
    await expect(inspector.getByRole('heading', { name: 'Session' })).toBeVisible();
    await expect(lastEdge(inspector, 'credentials.submitted')).toHaveCount(1);
  });
});
