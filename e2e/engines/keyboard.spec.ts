import { accounts, SENHA } from '../fixtures/accounts.ts';
import { inEach } from '../fixtures/engines/test.ts';
import { SUCCESS, VOUCHER } from '../fixtures/screens/exchange.ts';
import { postsTo } from '../fixtures/screens/perfil.ts';
import { expect } from '../fixtures/test.ts';

inEach((test, engine) => {
  test(
    `${engine} by keyboard alone: every step from sign-in to sign-out`,
    { tag: '@desktop' },
    async ({ tab, server }) => {
      await test.step('signs in', async () => {
        await tab.goto('/');
        await tab.keyTo('CPF ou CNPJ');
        await tab.type(accounts.ana.documento);
        await tab.keyTo('Senha');
        await tab.type(SENHA);
        await tab.press('Enter');
        await tab.see('economizou');
      });
      await test.step('closing a voucher returns the focus to its button', async () => {
        await tab.keyTo('Vouchers');
        await tab.press('Enter');
        await tab.see('VIZ10-7F3K2');
        await tab.keyTo('Mostrar código 7891004120375');
        await tab.press('Enter');
        await tab.see('Apresente no caixa');
        await tab.press('Escape');
        await tab.gone('[role=dialog]');
        const focused = () => document.activeElement?.getAttribute('aria-label');
        await expect.poll(async () => tab.call(focused)).toBe('Mostrar código 7891004120375');
      });
      await test.step('exchanges, once', async () => {
        await tab.go('/campanha/1/resgates');
        await tab.see(VOUCHER);
        // Before the balance has loaded the button is disabled.
        await tab.see('Faltam ');
        await tab.keyTo('Trocar', { within: VOUCHER });
        await tab.press('Enter');
        await tab.see(SUCCESS);
        expect(postsTo(await server.log(), '/api/fidelidade/extrato')).toHaveLength(1);
      });
      await test.step('edits the profile', async () => {
        await tab.go('/perfil');
        await tab.see('Seus dados');
        await tab.keyTo('E-mail');
        await tab.press('End');
        await tab.type('.br');
        await tab.keyTo('Salvar');
        await tab.press('Enter');
        await tab.see('Registro atualizado com sucesso!!!');
      });
      await test.step('signs out', async () => {
        // Beyond the end Firefox's own buttons get the focus.
        await tab.keyTo('Minha conta', { key: 'Shift+Tab' });
        await tab.press('Enter');
        await tab.until('the menu', () => document.querySelector('[role=menuitem]') !== null);
        await tab.keyTo('Sair', { key: 'ArrowUp' });
        await tab.press('Enter');
        await tab.see('Entre na sua conta');
      });
    },
  );
});
