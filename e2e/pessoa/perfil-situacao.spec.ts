import { accounts } from '../fixtures/accounts.ts';
import { axeCheck, enter } from '../fixtures/actions.ts';
import { stopClock } from '../fixtures/clock.ts';
import { gates, situation } from '../fixtures/gates.ts';
import { perfil, postsTo } from '../fixtures/perfil.ts';
import { expect, test } from '../fixtures/test.ts';

test(
  'deactivated and back: the note counts down, the server’s words are shown, an unknown situation can be asked again (S2.78, S2.79, S4.13, R74)',
  { tag: '@desktop' },
  async ({ page, server, guard }) => {
    guard.allow(/status of (400|500)/);
    await enter(page, server, accounts.mercado, '/perfil');
    const card = page.getByRole('region', { name: 'Situação do cadastro' });
    await expect(card.getByText('Seu cadastro está ativo.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reativar' })).toHaveCount(0);
    await stopClock(page);
    await card.getByRole('button', { name: 'Desativar' }).click();
    await expect(
      page.getByText('Cadastro desativado. Você tem 24 horas para solicitar a reativação.'),
    ).toBeVisible();
    await expect(card.getByText('Seu cadastro está desativado.')).toBeVisible();
    await expect(card).toContainText('24 horas e 0 minutos');
    await expect(page.getByRole('button', { name: 'Desativar' })).toHaveCount(0);
    await page.clock.runFor(60_000);
    await expect(card).toContainText('23 horas e 59 minutos');
    await page.clock.resume();
    await axeCheck(page);

    await server.faults({ path: '/api/pessoa', mode: 'status', status: 500 });
    await card.getByRole('button', { name: 'Reativar' }).click();
    await expect(page.getByText('Cadastro reativado com sucesso.')).toBeVisible();
    await expect(card.getByText('Não foi possível consultar a situação do cadastro.')).toBeVisible();
    await server.faults();
    await card.getByRole('button', { name: 'Tentar novamente' }).click();
    await expect(card.getByText('Seu cadastro está ativo.')).toBeVisible();

    const refusal = {
      method: 'POST',
      path: '/api/pessoa/desativar/PortalWeb',
      mode: 'status',
      status: 400,
    } as const;
    await server.clearLog();
    await server.faults({ ...refusal, body: { message: 'Há uma troca em andamento.' } });
    await card.getByRole('button', { name: 'Desativar' }).dblclick();
    await expect(page.getByRole('alert').filter({ hasText: 'Há uma troca em andamento.' })).toBeVisible();
    await expect(card.getByText('Seu cadastro está ativo.')).toBeVisible();
    expect(postsTo(await server.log(), refusal.path)).toHaveLength(1);
  },
);

test(
  'the phone gate leads to the profile, which it leaves alone',
  { tag: '@phone' },
  async ({ page, server }) => {
    await server.faults(...situation({ terms: true, phone: false, whatsapp: true }));
    await enter(page, server, accounts.ana, '/pdo');
    await gates.phone(page).getByRole('button', { name: 'Ir para perfil' }).click();
    await expect(perfil.heading(page)).toBeVisible();
    await expect(gates.phone(page)).toHaveCount(0);
    await page.evaluate(() => (location.hash = '/pdo'));
    await expect(gates.phone(page)).toBeVisible();
  },
);
