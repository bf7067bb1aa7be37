import { screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const PATH = '/api/pessoa/preferencia';

const server = portalServer();

const box = async (name: string) => screen.findByRole('checkbox', { name });
const posted = () =>
  jest.mocked(globalThis.fetch).mock.calls.flatMap(([url, init]) =>
    // The transport sends addresses and bodies as text.
    (url as string).endsWith(PATH) && init?.method === 'POST' ? [init.body as string] : [],
  );

// @rule S2.72, S2.73, S4.5, S8.16, R75
test('WhatsApp asks first, a double click sends once', async () => {
  await server.takeLog();
  const { user, unmount } = await renderApp('/minhas-preferencias', { server, documento: ANA });
  for (const name of ['E-mail', 'SMS', 'Push', 'WhatsApp', 'Cupom Digital'])
    expect((await box(name)).closest('label')).toBeVisible();
  expect(await box('Cupom Digital')).toBeChecked();
  for (const [answer, stays] of [
    ['Escape', true],
    ['Concordo', true],
    ['Cancelar', false],
  ] as const) {
    await user.click(await box('WhatsApp'));
    await screen.findByRole('dialog', { name: 'Receber novidades pelo WhatsApp?' });
    if (answer === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByText(answer));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await box('WhatsApp')).matches(':checked')).toBe(stays);
  }
  expect(screen.queryByText('Preferência salva com sucesso!!!')).toBeNull();
  (await box('SMS')).focus();
  await user.keyboard(' ');
  await user.click(await box('Cupom Digital'));
  const body = { message: 'Outra coisa' };
  // After the double click's window: a new intent.
  await server.faults({ method: 'POST', path: PATH, mode: 'status', status: 500, body, ms: 600 });
  await user.dblClick(screen.getByText('Salvar'));
  expect((await screen.findAllByText('Error saving preferences!')).length).toBeGreaterThan(0);
  expect(await server.posted(PATH)).toHaveLength(1);
  expect(await box('Cupom Digital')).not.toBeChecked();
  await server.faults();
  await user.click(screen.getByText('Salvar'));
  await screen.findAllByText('Preferences saved successfully!');
  expect((await server.posted(PATH)).at(-1)).toEqual({
    recebeEmail: 'true',
    recebeSms: 'false',
    recebePush: 'true',
    recebeWhatsapp: 'false',
    cupomDigital: 'false',
  });
  unmount();
  const again = await renderApp('/minhas-preferencias', { server });
  expect(await box('WhatsApp')).not.toBeChecked();
  await again.user.click(await box('WhatsApp'));
  expect(await box('WhatsApp')).toBeChecked();
  expect(screen.queryByRole('dialog')).toBeNull();
});

// @rule R75, R78
test('missing flags are unchecked and unsent until they are set', async () => {
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

// @rule S2.72
test('a company has the same preferences', async () => {
  const { user } = await renderApp('/minhas-preferencias', { server, documento: '11222333000181' });
  for (const name of ['E-mail', 'SMS', 'Push', 'WhatsApp', 'Cupom Digital'])
    expect((await box(name)).closest('label')).toBeVisible();
  await user.click(screen.getByText('Salvar'));
  expect((await screen.findAllByText('Preferences saved successfully!')).length).toBeGreaterThan(0);
});
