import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountMenu } from './account-menu.tsx';
import { MenuEntries } from './menu-entries.view.tsx';

test('the side menu leads to each screen, in its order and in its words (S2.8, R43)', () => {
  render(<MenuEntries path="/portal" />);
  const entries = screen.getAllByRole('link');
  expect(entries.map((entry) => `${entry.getAttribute('href')} ${entry.textContent}`)).toEqual([
    '#/portal Home',
    '#/promocoes Ofertas exclusivas',
    '#/campanhas Campanhas',
    '#/voucher Vouchers',
    '#/tabloides Tabloides',
    '#/compras Minhas Compras',
    '#/location Encontre Nossa Loja',
    '#/termos Termos do Programa',
    '#/pdo Fale com PDO',
  ]);
});

test("the avatar menu leads to the customer's screens, and out (S2.6)", async () => {
  const onSignOut = jest.fn();
  const onClose = jest.fn();
  render(<AccountMenu name="Ana" anchor={document.body} onClose={onClose} onSignOut={onSignOut} />);
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.getAttribute('href'), item.textContent])).toEqual([
    ['#/perfil', 'Meu perfil'],
    ['#/change-password', 'Alterar senha'],
    ['#/minhas-preferencias', 'Minhas preferências'],
    [null, 'Sair'],
  ]);
  await userEvent.setup().click(screen.getByRole('menuitem', { name: 'Sair' }));
  expect([onSignOut.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
