import { axeCheck } from '../fixtures/actions.ts';
import { field, finish, IN_ONE_PIECE, openRegister, send } from '../fixtures/screens/register-form.ts';
import { expect, test } from '../fixtures/test.ts';
import type { Fault } from '../../server/http/faults.ts';

test.beforeEach(({ page }) => openRegister(page));

test('by keyboard alone', { tag: ['@desktop', '@whole'] }, async ({ page, server, guard }) => {
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
});

// @rule R24
test('a birth date filled as 1990-05-07 is read', { tag: ['@desktop', '@whole'] }, async ({ page }) => {
  const birth = field(page, 'Data de nascimento');
  const fillIn = {
    'as text': async () => {
      await birth.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('1990-05-07');
    },
    // Chromium's autofill event has no inputType.
    'as a value': () =>
      birth.evaluate((input: HTMLInputElement) => {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(input, '1990-05-07');
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
  const readsBoth = async () => {
    for (const [how, fill] of Object.entries(fillIn)) {
      await birth.fill('01/01/1980');
      await fill();
      await expect(birth, how).toHaveValue('07/05/1990');
    }
  };
  await readsBoth();
  await page.getByRole('button', { name: 'Escolher data de nascimento' }).click();
  await expect(page.getByRole('dialog', { name: 'Data de nascimento' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Data de nascimento' })).toBeHidden();
  await readsBoth();
});

// @rule R278
test('a text in one piece is read in every masked field', { tag: '@desktop' }, async ({ page }) => {
  const fillIn = {
    'Input.insertText': async (text: string) => page.keyboard.insertText(text),
    execCommand: async (text: string) =>
      page.evaluate((put) => void document.execCommand('insertText', false, put), text),
  };
  for (const [how, fill] of Object.entries(fillIn))
    for (const [label, text, shown] of IN_ONE_PIECE) {
      await field(page, label).focus();
      await page.keyboard.press('ControlOrMeta+a');
      await fill(text);
      await expect(field(page, label), `${how}: ${text}`).toHaveValue(shown);
    }
});

test('each choice of a kind fits one line', { tag: ['@phone', '@whole'] }, async ({ page }) => {
  const choices = page.getByRole('radiogroup').first().locator('label');
  for (const width of [320, 360, 384, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    const heights = async () =>
      choices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    await expect.poll(heights, `${width} px`).toEqual([48, 48]);
  }
});

test(
  'axe finds nothing in any state of the form',
  { tag: ['@phone', '@whole'] },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await axeCheck(page);
    await send(page);
    await expect(page.getByText('Informe um CPF')).toBeVisible();
    await axeCheck(page);

    await test.step('the calendar picks a date', async () => {
      await page.getByRole('button', { name: 'Escolher data de nascimento' }).click();
      const calendar = page.getByRole('dialog', { name: 'Data de nascimento' });
      await expect(calendar).toBeVisible();
      // An edge in forced colours, which have no shadow.
      await expect(calendar.locator('.MuiPaper-root')).toHaveCSS('border-top-style', 'solid');
      await axeCheck(page);
      await calendar.getByRole('radio', { name: '1990' }).click();
      await calendar.getByRole('radio', { name: /^(Março|março|mar)/ }).click();
      await calendar.getByRole('gridcell', { name: '5', exact: true }).click();
      await expect(calendar).toBeHidden();
      await expect(field(page, 'Data de nascimento')).toHaveValue('05/03/1990');
    });

    await test.step('the WhatsApp question', async () => {
      const box = page.getByRole('checkbox', { name: 'WhatsApp' });
      const question = page.getByRole('dialog', { name: /WhatsApp/ });
      await box.click();
      await expect(question).toBeVisible();
      await axeCheck(page);
      await page.keyboard.press('Escape');
      await expect(question).toBeHidden();
      await expect(box).toBeChecked();
      await expect(box).toBeFocused();
    });

    await test.step('a company, its CEP without an answer', async () => {
      await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
      await server.faults({ path: '/api/consulta/cep/*', mode: 'hangup' });
      await field(page, 'CEP').fill('13083859');
      await expect(page.getByRole('button', { name: 'Consultar CEP de novo' })).toBeVisible();
      await page.getByRole('combobox', { name: /^UF/ }).selectOption('RJ');
      await page.getByRole('combobox', { name: /^Cidade/ }).selectOption('Paraty');
      await send(page);
      await expect(page.getByText('Informe um CNPJ')).toBeVisible();
      await axeCheck(page);
    });
  },
);

// @rule R279, R280
test(
  'a company registers while no list and no CEP is answered',
  { tag: '@phone' },
  async ({ page, server }) => {
    const never = (path: string) => ({ path, mode: 'delay', ms: 600_000 }) as const;
    const [ramos, cep, cidades, estados] = [
      '/api/configuracao/cliente/ramoatividade',
      '/api/consulta/cep/*',
      '/api/cidade/uf/*',
      '/estados',
    ].map(never) as [Fault, Fault, Fault, Fault];
    await server.faults(ramos, cep, cidades, estados);
    await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
    await expect(page.getByText('Não foi possível carregar os ramos de atividade.')).toBeVisible();
    await expect(page.getByText('Carregando…').filter({ visible: true })).toHaveCount(0);
    await server.faults(cep, cidades, estados);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await field(page, 'Ramo de Atividade').selectOption({ index: 3 });
    await field(page, 'CEP').fill('13083859');
    await field(page, 'UF').and(page.locator('select')).selectOption('RJ');
    await field(page, 'Cidade').and(page.locator('input:enabled')).fill('Paraty');
    const typed = {
      CNPJ: '33.000.167/0001-01',
      'Razão Social': 'Padaria Silenciosa Ltda',
      'Nome Fantasia': 'Padaria Silenciosa',
      'Nome do Contato': 'Rita Alves',
      'E-mail': 'rita@padaria-são.example',
      Celular: '24999990000',
      Endereço: 'Rua do Comércio',
      Bairro: 'Centro',
    };
    for (const [label, value] of Object.entries(typed)) await field(page, label).fill(value);
    await finish(page);
    await test.step('invisible characters fill no field and are not sent', async () => {
      await field(page, 'Nome do Contato').fill('\u200B\u00AD\u2060');
      await send(page);
      await expect(field(page, 'Nome do Contato')).toBeFocused();
      await expect(page.getByText('Informe um Nome para Contato')).toBeVisible();
      await field(page, 'Nome do Contato').fill('\u202ERita\u00AD Alves\u200B');
    });
    await send(page);
    await expect(page.getByText('Registro cadastrado com sucesso!!!')).toBeVisible();
    const sent = (await server.log()).find(({ path }) => path === '/api/pessoa/cadastro');
    expect(sent?.body).toMatchObject({ email: typed['E-mail'], tratamento: 'Rita Alves' });
  },
);
