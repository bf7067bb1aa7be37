import { axeCheck } from '../fixtures/actions.ts';
import { field, openRegister } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const CEP = '/api/consulta/cep/*';

test.beforeEach(({ page }) => openRegister(page));

test(
  'a CEP without an answer is asked again: by its button, typed anew, when the network is back (R80)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    const cep = field(page, 'CEP');
    const again = page.getByRole('button', { name: 'Consultar CEP de novo' });
    const filled = async () => {
      await expect(field(page, 'Cidade')).toHaveValue('Campinas');
      await expect(field(page, 'Cidade')).not.toBeEditable();
      await expect(again).toBeHidden();
    };
    await test.step('by its button; what was chosen by hand stays while it fails', async () => {
      await server.faults({ path: CEP, mode: 'hangup' });
      await cep.fill('13083859');
      await expect(page.getByText(/^Não foi possível consultar o CEP\./)).toBeVisible();
      await page.getByRole('combobox', { name: /^UF/ }).selectOption('RJ');
      await page.getByRole('combobox', { name: /^Cidade/ }).selectOption('Paraty');
      await field(page, 'Endereço').fill('Rua de Baixo');
      await axeCheck(page);
      await again.click();
      await expect(page.getByText('Carregando…')).toBeHidden();
      await expect(again).toHaveAttribute('aria-busy', 'false');
      await expect(page.getByRole('combobox', { name: /^Cidade/ })).toHaveValue('Paraty');
      await expect(field(page, 'Endereço')).toHaveValue('Rua de Baixo');
      await server.faults();
      await again.click();
      await filled();
    });
    await test.step('typed anew', async () => {
      await server.faults({ path: CEP, mode: 'status', status: 503 });
      await cep.fill('13260000');
      await expect(again).toBeVisible();
      await cep.press('Backspace');
      await expect(again).toBeHidden();
      await server.faults();
      await cep.press('0');
      await expect(field(page, 'Cidade')).toHaveValue('Morungaba');
    });
    await test.step('when the network is back', async () => {
      await page.context().setOffline(true);
      await cep.fill('13083859');
      await expect(again).toBeVisible();
      await page.context().setOffline(false);
      await filled();
    });
  },
);
