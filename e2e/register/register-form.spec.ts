import { axeCheck } from '../fixtures/actions.ts';
import { field, fillPessoa, openRegister, send, type } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => openRegister(page));

test(
  'switching the kind takes everything back, a late CEP too (S2.21, R25)',
  { tag: '@desktop' },
  async ({ page, server }) => {
    await page.getByLabel('Cupom Digital').check();
    await page.getByLabel('Sms').uncheck();
    await page.getByLabel('Li e aceito os termos do programa').check();
    await send(page);
    await server.faults({ path: '/api/consulta/cep/13083859', mode: 'delay', ms: 1500 });
    await type(page, { 'Nome Completo': 'Clara', Bairro: 'Centro', CEP: '13083859' });
    await expect(page.getByText('Carregando…')).toBeVisible();
    await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
    await expect(page.getByText('Informe um CNPJ')).toHaveCount(0);
    await page.getByRole('radio', { name: 'Pessoa Física' }).check();
    await expect(page.getByText('Carregando…')).toBeHidden();
    for (const label of ['Nome Completo', 'CEP', 'Bairro', 'Endereço']) {
      await expect(field(page, label)).toHaveValue('');
      await expect(field(page, label)).toBeEditable();
    }
    await expect(page.getByLabel('Sms')).toBeChecked();
    await expect(page.getByLabel('Cupom Digital')).not.toBeChecked();
    await expect(page.getByLabel('Li e aceito os termos do programa')).not.toBeChecked();
  },
);

test(
  'the WhatsApp question: Escape keeps, Concordo keeps and says so, Cancelar opts out (S4.5, S8.15, R29, R75)',
  { tag: '@phone' },
  async ({ page }) => {
    const box = page.getByRole('checkbox', { name: 'WhatsApp' });
    const question = page.getByRole('dialog', { name: /WhatsApp/ });
    await box.click();
    await expect(question).toBeVisible();
    await axeCheck(page);
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(box).toBeChecked();
    await expect(box).toBeFocused();
    await expect(page.getByText('Preferência salva com sucesso!!!')).toHaveCount(0);
    await box.click();
    await page.getByRole('button', { name: 'Concordo' }).click();
    await expect(page.getByText('Preferência salva com sucesso!!!')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(box).toBeChecked();
    await box.click();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(question).toBeHidden();
    await expect(box).not.toBeChecked();
    await box.click();
    await expect(box).toBeChecked();
  },
);

test(
  'a reload keeps what was typed, but never the passwords; the calendar picks a date',
  { tag: '@phone' },
  async ({ page }) => {
    await fillPessoa(page);
    await page.reload();
    await expect(field(page, 'Nome Completo')).toHaveValue('Clara Nunes & Filhos + Cia');
    await expect(field(page, 'CPF')).toHaveValue('390.533.447-05');
    await expect(field(page, 'Data de nascimento')).toHaveValue('12/08/1984');
    await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked();
    await expect(field(page, 'Estado Civil')).toHaveValue('C');
    await expect(field(page, 'Endereço')).toHaveValue('Rua Sérgio Buarque de Holanda');
    await expect(field(page, 'Número')).toHaveValue('777');
    await expect(field(page, 'Senha')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).toContain('Clara');
    expect(kept).not.toContain('s3nha');

    await page.getByRole('button', { name: 'Escolher data de nascimento' }).click();
    const calendar = page.getByRole('dialog', { name: 'Data de nascimento' });
    await expect(calendar).toBeVisible();
    await axeCheck(page);
    await calendar.getByRole('radio', { name: '1990' }).click();
    await calendar.getByRole('radio', { name: /^(Março|março|mar)/ }).click();
    await calendar.getByRole('gridcell', { name: '5', exact: true }).click();
    await expect(calendar).toBeHidden();
    await expect(field(page, 'Data de nascimento')).toHaveValue('05/03/1990');
  },
);

test(
  'by keyboard alone (WCAG 2.1.1, WCAG 2.4.3, eMAG 2.1, eMAG 6.3)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 400 .*cadastro/);
    await field(page, 'Nome Completo').focus();
    const keys = async (...texts: string[]) => {
      for (const text of texts) {
        if (text !== '') await page.keyboard.type(text);
        await page.keyboard.press('Tab');
      }
    };
    await keys('Rita Lee', '11144477735', 'rita@exemplo.com.br', '11912345678', '31121947');
    await page.keyboard.press('Tab'); // past the calendar's button
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Feminino' })).toBeChecked();
    await keys('', 'V', '13083859');
    await expect(field(page, 'Bairro')).toHaveValue('Cidade Universitária');
    await field(page, 'Número').focus();
    await keys('10');
    await field(page, 'Senha').focus();
    await keys('abc', '', 'abc', '');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Li e aceito os termos do programa')).toBeChecked();
    await field(page, 'Confirmar Senha').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('CPF já cadastrado')).toBeVisible();
    const sent = (await server.log()).filter(({ path }) => path === '/api/pessoa/cadastro');
    expect(sent).toHaveLength(1);
  },
);

test('axe finds nothing: both kinds, with and without messages', async ({ page }) => {
  await axeCheck(page);
  await send(page);
  await axeCheck(page);
  await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
  await send(page);
  await expect(page.getByText('Informe um CNPJ')).toBeVisible();
  await axeCheck(page);
});
