import { compose } from '../fixtures/browser/composition.ts';
import { field, openRegister, send } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

// @rule R165
test(
  'composed input is neither doubled nor over its limit',
  { tag: ['@phone', '@whole'] },
  async ({ page }) => {
    await page.goto('/');
    const documento = page.getByLabel('CPF ou CNPJ');
    await documento.focus();
    await compose(page, '90plm4');
    await expect(documento).toHaveValue('90.PLM.4');
    await compose(page, 'xk000388');
    await expect(documento).toHaveValue('90.PLM.4XK/0003-88');
    await compose(page, '77');
    await expect(documento).toHaveValue('90.PLM.4XK/0003-88');
    await openRegister(page);
    await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
    for (const [label, words, seen] of [
      ['CNPJ', ['vz9h3q', 'la0001', '04'], 'VZ.9H3.QLA/0001-04'],
      ['Celular', ['19', '98765', '1234'], '(19)98765-1234'],
      ['CEP', ['1308', '3859'], '13083-859'],
    ] as const) {
      await field(page, label).focus();
      for (const word of words) await compose(page, word);
      await expect(field(page, label)).toHaveValue(seen);
    }
    await expect(field(page, 'Endereço')).toHaveValue(/Sérgio Buarque/);
    await field(page, 'Razão Social').focus();
    await compose(page, 'Açaí da Vó');
    await expect(field(page, 'Razão Social')).toHaveValue('Açaí da Vó');
  },
);

// @rule R165
test('undo and redo in a masked field go step by step', { tag: ['@desktop', '@whole'] }, async ({ page }) => {
  await openRegister(page);
  await field(page, 'CPF').pressSequentially('3905334');
  const steps = ['390.533', '390.53', '390.5', '390', '39'];
  for (const step of steps) {
    await page.keyboard.press('Control+z');
    await expect(field(page, 'CPF')).toHaveValue(step);
  }
  await page.keyboard.press('Control+Shift+z');
  await expect(field(page, 'CPF')).toHaveValue('390');
  await page.keyboard.type('7');
  await expect(field(page, 'CPF')).toHaveValue('390.7');
  await page.keyboard.press('Control+y');
  await expect(field(page, 'CPF')).toHaveValue('390.7');
  await page.goto('/');
  await page.getByLabel('CPF ou CNPJ').pressSequentially('52998');
  await expect(page.locator('#first-paint')).toHaveCount(0);
  await page.getByLabel('CPF ou CNPJ').press('2');
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue('529.98');
});

// @rule R165
test(
  "a state's name becomes its two letters however it is entered",
  { tag: ['@desktop', '@whole'] },
  async ({ page, server }) => {
    await openRegister(page);
    const uf = field(page, 'UF');
    await uf.fill('Rio Grande do Sul');
    await expect(uf).toHaveValue('RS');
    await uf.fill('');
    await uf.pressSequentially('espirito santo');
    await uf.blur();
    await expect(uf).toHaveValue('ES');
    await uf.fill('');
    await uf.focus();
    await compose(page, 'Paraíba');
    await uf.blur();
    await expect(uf).toHaveValue('PB');
    await uf.fill('');
    await compose(page, 'mt');
    await expect(uf).toHaveValue('MT');
    for (const wrong of ['Lisboa', 'XY']) {
      await uf.fill(wrong);
      await send(page);
      await expect(page.getByText('Informe um UF')).toBeVisible();
    }
    expect((await server.log()).filter(({ path }) => path === '/api/pessoa/cadastro')).toEqual([]);
  },
);
