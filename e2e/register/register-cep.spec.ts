import { field, fillPessoa, openRegister, send, typeKnownCep } from '../fixtures/register-form.ts';
import { expect, test } from '../fixtures/test.ts';

const CEP = '/api/consulta/cep/*';

test.beforeEach(({ page }) => openRegister(page));

test(
  'a street, a changed CEP, a town with one CEP, an unknown CEP with states and their cities (S4.7, S4.8, S4.9, R28, R80)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/status of 404 .*consulta/);
    const lookups = async () =>
      (await server.log()).map(({ path }) => path).filter((path) => path.startsWith('/api/consulta/cep/'));
    await test.step('a street: everything is filled and locked, once per CEP', async () => {
      await typeKnownCep(page);
      await expect(field(page, 'UF')).toHaveValue('SP');
      await expect(field(page, 'Cidade')).toHaveValue('Campinas');
      await expect(field(page, 'Bairro')).toHaveValue('Cidade Universitária');
      for (const label of ['UF', 'Cidade', 'Endereço', 'Bairro'])
        await expect(field(page, label)).not.toBeEditable();
    });
    await test.step('changed, it frees them; the same one again fills them without a call (R80)', async () => {
      await field(page, 'CEP').press('Backspace');
      for (const label of ['UF', 'Cidade', 'Endereço', 'Bairro']) {
        await expect(field(page, label)).toBeEditable();
        await expect(field(page, label)).toHaveValue('');
      }
      await field(page, 'CEP').press('9');
      await expect(field(page, 'CEP')).toHaveValue('13083-859');
      await expect(field(page, 'Cidade')).toHaveValue('Campinas');
      await expect(field(page, 'Cidade')).not.toBeEditable();
      expect(await lookups()).toEqual(['/api/consulta/cep/13083859']);
    });
    await test.step('a town with one CEP: street and district stay open', async () => {
      await field(page, 'CEP').fill('12450000');
      await expect(field(page, 'Cidade')).toHaveValue('Santo Antônio do Pinhal');
      await expect(field(page, 'Cidade')).not.toBeEditable();
      await field(page, 'Endereço').fill('Rua de Baixo');
      await field(page, 'Bairro').fill('Centro');
    });
    await test.step('an unknown CEP: the address goes, the CEP stays', async () => {
      await field(page, 'CEP').fill('99999999');
      await expect(page.getByRole('combobox', { name: /^UF/ })).toBeVisible();
      await expect(field(page, 'CEP')).toHaveValue('99999-999');
      for (const label of ['Endereço', 'Bairro']) {
        await expect(field(page, label)).toHaveValue('');
        await expect(field(page, label)).toBeEditable();
      }
    });
    await test.step('the states in upper case and order, then the cities of the chosen one', async () => {
      const uf = page.getByRole('combobox', { name: /^UF/ });
      const options = await uf.locator('option:not([disabled])').allTextContents();
      expect(options).toHaveLength(27);
      expect(options[0]).toBe('ACRE');
      expect(options).toEqual([...options].sort((a, b) => a.localeCompare(b, 'pt-BR')));
      expect(options.indexOf('PARÁ')).toBeLessThan(options.indexOf('PARAÍBA'));
      const cidade = page.getByRole('combobox', { name: /^Cidade/ });
      await uf.selectOption('AC');
      await cidade.selectOption('Xapuri');
      await uf.selectOption('RJ');
      await expect(cidade).toHaveValue('');
      await cidade.selectOption('Paraty');
    });
  },
);

test(
  'whatever the lookup answers: the manual way, no spinner, no toast, nothing typed is lost',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await field(page, 'Nome Completo').fill('Clara');
    const modes = [
      ['500', { mode: 'status' }],
      ['a hang-up', { mode: 'hangup' }],
      ['a page of a proxy', { mode: 'html' }],
      ['200 with statusCode 400', { mode: 'badStatusCode' }],
      ['half an answer', { mode: 'brokenBody' }],
    ] as const;
    for (const [name, fault] of modes) {
      await test.step(name, async () => {
        await server.faults();
        await field(page, 'CEP').fill('');
        await typeKnownCep(page);
        await server.faults({ path: CEP, ...fault });
        await field(page, 'CEP').fill('13260000');
        await expect(page.getByRole('combobox', { name: /^UF/ })).toBeVisible();
        await expect(page.getByRole('status').getByText('Carregando…')).toBeHidden();
        await expect(field(page, 'CEP')).toHaveValue('13260-000');
        await expect(field(page, 'Endereço')).toHaveValue('');
        await expect(field(page, 'Nome Completo')).toHaveValue('Clara');
        await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
      });
    }
    await test.step('the cities cannot be fetched: the name is typed', async () => {
      await server.faults(
        { path: CEP, mode: 'status' },
        { path: '/api/cidade/uf/*', mode: 'html', status: 502 },
      );
      await page.getByRole('combobox', { name: /^UF/ }).selectOption('SP');
      await page.getByRole('textbox', { name: /^Cidade/ }).fill('Campinas');
      await expect(page.getByRole('status').getByText('Carregando…')).toBeHidden();
    });
  },
);

test(
  'the state service is down: the 27 built in; answers out of order: the CEP that stands wins (S7.2)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await test.step('the CEP that stands wins', async () => {
      await server.faults({ path: '/api/consulta/cep/13083859', mode: 'delay', ms: 1500 });
      const given = page.waitForEvent('requestfailed');
      await field(page, 'CEP').fill('13083859');
      await expect(page.getByText('Carregando…')).toBeVisible();
      await field(page, 'CEP').fill('13260000');
      await expect(field(page, 'Cidade')).toHaveValue('Morungaba');
      expect((await given).url()).toContain('13083859');
      await expect(field(page, 'Endereço')).toHaveValue('');
      await expect(page.getByRole('status').getByText('Carregando…')).toBeHidden();
    });
    await test.step('the 27 built in', async () => {
      await server.faults({ path: '/estados', mode: 'hangup' });
      await field(page, 'CEP').fill('99999999');
      const uf = page.getByRole('combobox', { name: /^UF/ });
      await expect(uf.locator('option:not([disabled])')).toHaveCount(27);
      await uf.selectOption({ label: 'SÃO PAULO' });
      await expect(uf).toHaveValue('SP');
    });
  },
);

test('a CEP with fewer than 8 digits is not sent (R80)', { tag: '@desktop' }, async ({ page, server }) => {
  await fillPessoa(page);
  await field(page, 'CEP').press('End');
  await field(page, 'CEP').press('Backspace');
  await field(page, 'UF').fill('SP');
  await field(page, 'Cidade').fill('Campinas');
  await field(page, 'Endereço').fill('Rua Sérgio Buarque de Holanda');
  await field(page, 'Bairro').fill('Cidade Universitária');
  await send(page);
  await expect(page.getByText('Informe um CEP')).toBeVisible();
  await expect(field(page, 'CEP')).toBeFocused();
  const posts = async () => (await server.log()).filter(({ method }) => method === 'POST');
  expect(await posts()).toEqual([]);
  await field(page, 'CEP').press('9');
  await expect(field(page, 'Cidade')).not.toBeEditable();
  await send(page);
  await expect(page.getByRole('dialog', { name: 'Obrigado por se cadastrar!' })).toBeVisible();
  expect(await posts()).toHaveLength(1);
});
