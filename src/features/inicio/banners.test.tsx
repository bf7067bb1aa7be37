import { screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const BANNERS = '/api/public/api/app/banners/131';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const carousel = () => document.querySelector<HTMLElement>('[aria-label="Destaques"]');
const settled = async () => {
  expect(await screen.findByText('Saldo disponível')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
};

test('one banner has no controls', async () => {
  const body = [{ url: '/icons/favicon.svg', link: 'https://loja.example/', idLoja: 'Única' }];
  await server.faults({ path: BANNERS, mode: 'status', status: 200, body });
  await renderApp('/portal', { server, documento: ANA });
  await waitFor(() => expect(carousel()?.querySelector('a')).toHaveAccessibleName(/^Única/));
  const link = carousel()?.querySelector('a');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link?.getAttribute('rel')).toMatch(/noopener/);
  expect(carousel()?.querySelectorAll('button')).toHaveLength(0);
});

// @rule R242
test("a banner of the portal's own address opens in place", async () => {
  const body = [{ url: '/icons/favicon.svg', link: `${location.origin}/#/campanhas`, idLoja: 'Única' }];
  await server.faults({ path: BANNERS, mode: 'status', status: 200, body });
  await renderApp('/portal', { server, documento: ANA });
  await waitFor(() => expect(carousel()?.querySelector('a')).toHaveAccessibleName('Única'));
  expect(carousel()?.querySelector('a')).not.toHaveAttribute('target');
});

test.each([
  ['when they fail', { mode: 'status', status: 500 }],
  ['without any', { mode: 'status', status: 200, body: [] }],
] as const)("%s the banners' place is removed without a message", async (_name, fault) => {
  await server.faults({ path: BANNERS, ...fault });
  await renderApp('/portal', { server, documento: ANA });
  await settled();
  expect(carousel()).toBeNull();
  expect(document.querySelector('.home-cards')?.nextElementSibling).toContainElement(
    screen.getByRole('heading', { name: 'Ofertas da semana' }),
  );
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('');
});
