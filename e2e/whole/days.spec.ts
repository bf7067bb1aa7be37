import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const DAY = /^\d{2}\/\d{2}\/\d{4}$/;

// For other zones see `datas.zonas.test.ts`.
test.describe('on a device two hours behind São Paulo', () => {
  test.use({ timezoneId: 'America/Rio_Branco' });
  test(
    'days around midnight and the end of a month are those they are written with',
    { tag: ['@phone', '@whole'] },
    async ({ page, server }) => {
      const answer = (path: string, data: object[]) =>
        ({ path, mode: 'status', status: 200, body: { data, totalPages: 1 } }) as const;
      const cupom = { loja: 'Loja', valorTotalDaCompra: 1, valorTotalDeDesconto: 1 };
      const dates = ['2026-01-31T23:59:59', '2026-03-01T00:00:00Z', '2026-03-01', '2026-03-01T02:30:00Z'];
      await server.faults(
        answer(
          '/api/pessoa/cupons',
          dates.map((dtaCupom, index) => ({ ...cupom, idCupom: index, dtaCupom })),
        ),
        answer('/api/contacorrente/extrato', [
          { idExtrato: 1, valor: 1, dtaEvento: '2026-01-31T23:59:00-03:00', dtaExpiracao: '2026-02-28' },
          { idExtrato: 2, valor: 1, dtaEvento: '2026-12-31T00:00:00', dtaExpiracao: '01/01/2027' },
        ]),
        {
          ...answer('/api/promocoes/voucher', []),
          body: [{ codigo: '1', dtaInicio: '2026-02-28T23:59:59', dtaFim: '2026-03-01T00:00:00-05:00' }],
        },
      );
      await enter(page, server, accounts.ana, '/compras');
      const days = page.getByRole('main').getByText(DAY);
      await expect(days).toHaveText(['31/01/2026', '01/03/2026', '01/03/2026', '28/02/2026']);
      await page.goto('/#/contacorrente/extrato');
      await expect(days).toHaveText(['31/01/2026', '28/02/2026', '31/12/2026', '01/01/2027']);
      await page.goto('/#/voucher');
      await expect(page.getByText('28/02/2026 a 01/03/2026')).toBeVisible();
    },
  );
});
