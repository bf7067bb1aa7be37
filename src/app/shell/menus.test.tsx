import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HashRouter } from 'react-router-dom';
import { createActivity } from '../../base/device/activity.ts';
import { readConfig } from '../../lib/deployment/config.ts';
import { PortalContext } from '../../base/start/portal-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuDrawer } from './menu-drawer.view.tsx';
import { MenuEntries } from './menu-entries.view.tsx';

// @rule S2.8, R43
test('the side menu leads to each screen, in its order and in its words', () => {
  render(<MenuEntries path="/voucher" />, { wrapper: HashRouter });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)).toEqual([
    '#/portal Home',
    '#/promocoes Ofertas exclusivas',
    '#/campanhas Campanhas',
    '#/voucher Vouchers',
    '#/tabloides Tabloides',
    '#/compras Minhas Compras',
    '#/location Encontre Nossa Loja',
    '#/termos Termos do Programa',
    '#/pdo Fale com PDO',
    '#/lista Lista de compras',
  ]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Vouchers');
});

// @rule R241
test("a campaign's screens are marked as part of the campaigns", () => {
  render(<MenuEntries path="/campanha/1/resgates" />, { wrapper: HashRouter });
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Campanhas');
});

// @rule S2.8, R241
test('the drawer has a head, groups, and a button that closes it', async () => {
  const onClose = jest.fn();
  render(<MenuDrawer path="/portal" vencendo={null} hide={undefined} open onClose={onClose} />, {
    wrapper: HashRouter,
  });
  const words = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(words.slice(0, 2)).toEqual(['Home', 'EconomizarOfertas exclusivas']);
  expect(words).toHaveLength(10);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

// @rule S2.6, R150
test("the avatar menu leads to the customer's screens, and out", async () => {
  const onSignOut = jest.fn();
  const onClose = jest.fn();
  render(
    <PortalContext value={{ config: readConfig({}, 'clube.example'), activity: createActivity() }}>
      <AccountMenu name="Ana" anchor={document.body} onClose={onClose} onSignOut={onSignOut} />
    </PortalContext>,
    { wrapper: HashRouter },
  );
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.getAttribute('href'), item.textContent])).toEqual([
    ['#/perfil', 'Meu perfil'],
    ['#/change-password', 'Alterar senha'],
    ['#/minhas-preferencias', 'Minhas preferências'],
    [null, 'Aparência'],
    ['#/acessibilidade', 'Acessibilidade'],
    [null, 'Sair'],
  ]);
  expect(screen.queryByRole('menuitemradio')).toBeNull();
  await userEvent.setup().click(screen.getByRole('menuitem', { name: 'Aparência' }));
  expect(screen.getAllByRole('menuitemradio')).toHaveLength(4);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('menuitem', { name: 'Sair' }));
  expect([onSignOut.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});
