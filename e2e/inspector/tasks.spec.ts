import { accounts } from '../fixtures/accounts.ts';
import { actor, choice, putInForce } from '../fixtures/inspector/inspector.ts';
import { signInBeside } from '../fixtures/inspector/qa.ts';
import { gates } from '../fixtures/screens/gates.ts';
import { qaServer } from '../fixtures/server/paths.ts';
import { expect, test } from '../fixtures/test.ts';

// With motion, as QA works. Each task of docs/QA.md is walked by tools/inspector/views or by a test of this folder.
test.use({ serverEnv: qaServer });

test(
  'tasks 1, 2, 12: the inspector shows and drives the portal beside it',
  { tag: '@desktop' },
  async ({ page, guard }) => {
    guard.allow(/status of 500/);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const inspector = await signInBeside(page, accounts.bruno);
    await expect(gates.terms(page)).toBeVisible();

    await test.step('the chart of the session follows the sign-in', async () => {
      await actor(inspector, /^session signedIn/).click();
      await expect(inspector.locator('[data-state="session.signedIn"][data-active=true]')).toBeVisible();
    });

    await test.step('an event is sent from a chart', async () => {
      await actor(inspector, /^termsAcceptance /).click();
      const hold = inspector.getByRole('button', { name: 'Segurar acceptTermo', exact: true });
      await hold.click();
      await expect(hold).toHaveAttribute('aria-pressed', 'true');
      const accepted = inspector.locator('.edge.open', { hasText: 'terms.accepted' });
      await accepted.locator('.plate').click();
      await choice(inspector, /^acceptTermo responde .*"ok":false/).click();
      await expect(page.getByText('Termo indisponível').first()).toBeVisible();
      await accepted.locator('.plate').click();
      await expect(gates.terms(page)).toBeHidden();
    });

    await test.step('an earlier moment is put back', async () => {
      await inspector
        .getByRole('list', { name: 'Registro' })
        .getByRole('button', { name: / termsAcceptance acceptTermo responde .*"ok":false/ })
        .click();
      await inspector.getByRole('button', { name: 'Restaurar…' }).click();
      await inspector.getByRole('button', { name: 'Restaurar', exact: true }).click();
      await expect(gates.terms(page)).toBeVisible();
    });

    await test.step('a fault breaks a call of the portal', async () => {
      await putInForce(inspector, '/api/contacorrente/saldo', {});
      await page.reload();
      await expect(page.getByText(/^Não foi possível atualizar\./).first()).toBeVisible();
    });
  },
);
