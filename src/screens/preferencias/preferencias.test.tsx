import { screen, waitFor } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const PATH = '/api/pessoa/preferencia';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);
beforeEach(async () => {
  await server.faults();
});

const box = async (name: string) => screen.findByRole('checkbox', { name });
const posted = () =>
  jest.mocked(globalThis.fetch).mock.calls.flatMap(([url, init]) =>
    // The portal's transport writes addresses and bodies as text.
    (url as string).endsWith(PATH) && init?.method === 'POST' ? [init.body as string] : [],
  );

test('flags that the server did not send are drawn as not chosen and stay unsent until they are set; what is said in English says so (R75, R78, WCAG 3.1.2)', async () => {
  jest.spyOn(globalThis, 'fetch');
  const body = { preferencias: { recebeEmail: true, recebeSms: null, cupomDigital: 'N' } };
  await server.faults({ method: 'GET', path: PATH, mode: 'status', status: 200, body });
  const { user } = await renderApp('/minhas-preferencias', { server, documento: ANA });
  expect(await box('E-mail')).toBeChecked();
  for (const name of ['SMS', 'Push', 'WhatsApp', 'Cupom Digital']) expect(await box(name)).not.toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(posted()).toEqual(['recebeEmail=true&cupomDigital=false']));
  for (const words of await screen.findAllByText('Preferences saved successfully!'))
    expect(words).toHaveAttribute('lang', 'en');

  await user.click(await box('SMS'));
  await user.click(await box('Push'));
  await user.click(await box('Push'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(posted()[1]).toBe('recebeEmail=true&recebeSms=true&recebePush=false&cupomDigital=false'),
  );
});
