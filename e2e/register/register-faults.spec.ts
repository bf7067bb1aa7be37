import { closeToasts } from '../fixtures/actions.ts';
import { field, fillPessoa, openRegister, send } from '../fixtures/register-form.ts';
import type { Fault } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';

const CALL = '/api/pessoa/cadastro';
const FALLBACK = 'Ocorreu um erro ao registrar, por favor tente mais tarde.';
const OFFLINE = 'Você está offline. Conecte-se à internet para continuar.';

const faults: [string, Omit<Fault, 'path'>, string[]][] = [
  ['500 with a description', { mode: 'status' }, ['Falha simulada.']],
  [
    'errors under data.errors',
    {
      mode: 'status',
      status: 400,
      body: { data: { errors: [{ message: 'E-mail em uso' }, { message: 'Celular em uso' }] } },
    },
    ['E-mail em uso', 'Celular em uso'],
  ],
  [
    'a description and errors under data.data.errors, in a 200',
    {
      mode: 'badStatusCode',
      body: {
        statusCode: 400,
        data: { description: 'Recusado', data: { errors: [{ message: 'CPF em uso' }] } },
      },
    },
    ['Recusado', 'CPF em uso'],
  ],
  ['500 without words', { mode: 'status', body: {} }, [FALLBACK]],
  ['a page of a proxy', { mode: 'html', status: 502 }, [FALLBACK]],
  ['a page of a proxy that says 200', { mode: 'html' }, [FALLBACK]],
  ['a hang-up', { mode: 'hangup' }, [FALLBACK]],
];

test(
  'whatever the registration answers: its toasts, nothing typed is lost, no spinner stays; then once, slowly (S8.2, R30)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await openRegister(page);
    await fillPessoa(page);
    await field(page, 'CPF').fill('15350946056');
    for (const [name, fault, words] of faults) {
      await test.step(name, async () => {
        await server.faults({ method: 'POST', path: CALL, ...fault });
        await send(page);
        for (const text of words) await expect(page.getByText(text, { exact: true })).toBeVisible();
        await closeToasts(page);
        await expect(page.getByText('Carregando…')).toBeHidden();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(field(page, 'Nome Completo')).toHaveValue('Clara Nunes & Filhos + Cia');
        await expect(field(page, 'Senha')).toHaveValue('s3nha & +');
        await expect(field(page, 'Endereço')).toHaveValue('Rua Sérgio Buarque de Holanda');
        await expect(page.getByLabel('Li e aceito os termos do programa')).toBeChecked();
      });
    }
    await test.step('a slow registration is sent once, whatever is pressed', async () => {
      await server.clearLog();
      await server.faults({ method: 'POST', path: CALL, mode: 'delay', ms: 1500 });
      await send(page);
      await expect(page.getByText('Carregando…')).toBeVisible();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Registro cadastrado com sucesso!!!')).toBeVisible();
      await expect(page.getByText('Carregando…')).toBeHidden();
      expect((await server.log()).filter(({ path }) => path === CALL)).toHaveLength(1);
    });
  },
);

test(
  'the lists of the form fail: said in their place, asked for again',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource/);
    await server.faults(
      { path: '/api/configuracao/cliente/ramoatividade', mode: 'status', times: 1 },
      { path: '/api/termos/publicados', mode: 'html', status: 500, times: 1 },
    );
    await openRegister(page);
    await expect(page.getByText('Ops! Não foi possível carregar os termos.')).toBeVisible();
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(page.getByRole('link', { name: 'Regulamento do Programa' })).toBeVisible();
    await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
    await expect(page.getByText('Não foi possível carregar os ramos de atividade.')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Tentar novamente' }).click();
    await field(page, 'Ramo de Atividade').selectOption({ index: 1 });
  },
);

test(
  'the ping: at once, silent, the banner while nothing answers, nothing after leaving (S2.28, S2.29, S7.3, S8.4, R31)',
  { tag: '@phone' },
  async ({ page, server, guard }) => {
    guard.allow(/Failed to load resource|ERR_/);
    await page.clock.install();
    const pings = async () => (await server.log()).filter(({ path }) => path === '/ping').length;
    await openRegister(page);
    await expect.poll(pings).toBe(1);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    await server.faults({ path: '/ping', mode: 'hangup' });
    await page.clock.runFor(15_000);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await expect(page.getByText('Carregando…')).toBeHidden();
    await server.faults({ path: '/ping', mode: 'status', status: 503 });
    await page.clock.runFor(15_000);
    await expect(page.getByText(OFFLINE)).toBeHidden();
    const before = await pings();
    await page.getByRole('link', { name: 'Logar' }).click();
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await page.clock.runFor(60_000);
    expect(await pings()).toBe(before);
  },
);
