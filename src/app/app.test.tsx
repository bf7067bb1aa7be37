import { screen, waitFor, within } from '@testing-library/react';
import { empresas } from '../base/device/customer-store.ts';
import { portalServer, renderApp } from './testing/render-app.tsx';

const ANA = '52998224725';
const keepEmpresas = (ids: { ultima: string; favorita: string }) =>
  empresas.change(localStorage.getItem('portal.token'), () => ids);

const server = portalServer();

const card = (name: string) => screen.findByRole('region', { name });

// @rule S2.20, S2.36
test('from the login to the home, to the exclusive offers, and out', async () => {
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), ANA);
  expect(screen.getByLabelText('CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await user.type(screen.getByLabelText('Senha'), 'clube123');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));

  expect(await card('Seu saldo')).toBeInTheDocument();
  await waitFor(() => expect(location.hash).toBe('#/portal'));
  expect(
    Object.keys(localStorage)
      .filter((key) => /token|user/.test(key))
      .sort(),
  ).toEqual(['portal.token', 'portal.user']);
  expect(await screen.findByRole('region', { name: 'Feira fresca' })).toBeInTheDocument();

  await user.selectOptions(await screen.findByLabelText('Loja'), '2');
  expect(await screen.findByRole('region', { name: 'Horta do bairro' })).toBeInTheDocument();
  expect(location.hash).toBe('#/portal?idEmpresa=2');
  const exclusivas = screen.getByRole('link', { name: 'Ofertas Exclusivas' });
  expect(exclusivas).toHaveAttribute('href', '#/promocoes?idEmpresa=2');
  location.hash = '#/promocoes?idEmpresa=2';

  expect(await screen.findByRole('heading', { level: 1, name: 'Ofertas Exclusivas' })).toBeInTheDocument();
  expect(await screen.findByRole('region', { name: 'Aniversariantes do mês' })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Horta do bairro' })).toBeNull();

  await server.takeLog();
  await user.click(screen.getByRole('button', { name: 'Minha conta' }));
  const started = Date.now();
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(Date.now() - started).toBeGreaterThanOrEqual(1490);
  expect(await server.takeLog()).toContain('POST /logout');
  expect(location.hash).toBe('#/');
  expect(Object.keys(localStorage).filter((key) => /token|user/.test(key))).toEqual([]);
});

// @rule R23
test('both messages of an empty login at once, the focus on the first', async () => {
  const { user } = await renderApp('/', { server });
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(screen.getByText('Digite um CPF ou CNPJ')).toBeInTheDocument();
  expect(screen.getByText('Digite uma senha')).toBeInTheDocument();
  expect(screen.getByLabelText('CPF ou CNPJ')).toHaveFocus();
  await user.type(screen.getByLabelText('CPF ou CNPJ'), '5');
  expect(screen.queryByText('Digite um CPF ou CNPJ')).toBeNull();
});

// @rule S8.1
test("a refused sign-in shows the server's words and keeps what was typed", async () => {
  const { user } = await renderApp('/', { server });
  await user.type(screen.getByLabelText('CPF ou CNPJ'), '00000000000');
  await user.type(screen.getByLabelText('Senha'), 'errada');
  await user.click(screen.getByRole('button', { name: 'Entrar' }));
  expect(await screen.findByText('CPF/CNPJ ou senha inválidos.')).toBeInTheDocument();
  expect(screen.getByLabelText('CPF ou CNPJ')).toHaveValue('000.000.000-00');
  expect(screen.getByLabelText('Senha')).toHaveValue('errada');
  expect(location.hash).toBe('#/');
});

// @rule S2.5
test('without a session a protected route is the login, and nothing is asked', async () => {
  await renderApp('/promocoes', { server });
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  await waitFor(() => expect(location.hash).toBe('#/'));
  expect((await server.takeLog()).filter((call) => call.includes('/api/'))).toEqual([]);
});

// @rule S2.1, S2.20, R20
test('a session opens the home from any unknown path', async () => {
  await renderApp('/nada', { server, documento: ANA });
  expect(await card('Seu saldo')).toBeInTheDocument();
  expect(location.hash).toBe('#/portal');
});

// @rule S2.1, S2.20, R20
test('a session skips the login, an unknown path needs it', async () => {
  const { unmount } = await renderApp('/', { server, documento: ANA });
  await waitFor(() => expect(location.hash).toBe('#/portal'));
  expect(screen.queryByText('Entrar')).toBeNull();
  unmount();
  localStorage.clear();
  await renderApp('/nada/disso', { server });
  expect(await screen.findByText('Entrar', { selector: 'button' })).toBeInTheDocument();
  await waitFor(() => expect(location.hash).toBe('#/'));
});

// @rule R9
test('a failed card retries only on request', async () => {
  await server.faults({ path: '/api/contacorrente/saldo', mode: 'badStatusCode' });
  const { user } = await renderApp('/portal', { server, documento: ANA });
  const saldo = await card('Seu saldo');
  expect(await within(saldo).findByText('Não foi possível carregar')).toBeInTheDocument();
  expect(await within(await card('Sua economia')).findByText(/Cliente desde/)).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
  const asked = (await server.takeLog()).filter((call) => call.endsWith('/saldo'));
  expect(asked).toHaveLength(1);
  await server.faults();
  await user.click(within(saldo).getByRole('button', { name: 'Tentar novamente' }));
  expect(await within(saldo).findByText('Saldo disponível')).toBeInTheDocument();
});

// @rule R5
test('a 401 signs out', async () => {
  const { root } = await renderApp('/portal', { server, documento: ANA });
  expect(await card('Seu saldo')).toBeInTheDocument();
  await server.faults({ path: '/api/empresas', mode: 'status', status: 401 });
  root.session.send({ type: 'session.rejected', token: 'another' });
  expect(screen.getByRole('region', { name: 'Seu saldo' })).toBeInTheDocument();
  root.session.send({ type: 'session.rejected', token: localStorage.getItem('portal.token') ?? '' });
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(localStorage.getItem('portal.token')).toBeNull();
});

// @rule S2.35, R51, R52
describe('the chosen store', () => {
  const loja = async (): Promise<HTMLSelectElement> => screen.findByLabelText('Loja');
  const ready = async () => waitFor(async () => expect(await loja()).toBeEnabled());

  test.each([
    ['the first without one', '/promocoes', {}, '1', 9],
    ['of the address', '/promocoes?idEmpresa=3', {}, '3', 9],
    ['the first when it is of another format', '/promocoes?idEmpresa=10', {}, '1', 9],
    ['the first when it is none', '/promocoes?idEmpresa=x', {}, '1', 9],
    ['of another format', '/promocoes', { storeFormatId: '2' }, '10', 3],
    ['of any format when none is configured', '/promocoes?idEmpresa=13', { storeFormatId: null }, '13', 13],
  ])('%s', async (_name, path, config, chosen, count) => {
    await renderApp(path, { server, documento: ANA, config });
    await ready();
    expect(await loja()).toHaveValue(chosen);
    expect((await loja()).options).toHaveLength(count);
  });

  // @rule R81
  test('the last one is remembered, as long as it is offered', async () => {
    const { user, unmount } = await renderApp('/promocoes', { server, documento: ANA });
    await ready();
    await user.selectOptions(await loja(), '3');
    expect(localStorage.getItem('portal.loja')).toContain('"ultima":"3"');
    unmount();
    const again = await renderApp('/portal', { server });
    await ready();
    expect(await loja()).toHaveValue('3');
    expect(await screen.findByRole('link', { name: 'Ofertas Exclusivas' })).toHaveAttribute(
      'href',
      '#/promocoes?idEmpresa=3',
    );
    again.unmount();
    await renderApp('/portal', { server, config: { storeFormatId: '2' } });
    await ready();
    expect(await loja()).toHaveValue('10');
  });

  // @rule R51, R81, R147
  test('a favourite that is not offered here leaves the one chosen last', async () => {
    const { unmount } = await renderApp('/promocoes', { server, documento: ANA });
    await ready();
    keepEmpresas({ ultima: '3', favorita: '10' });
    unmount();
    const again = await renderApp('/portal', { server });
    await ready();
    expect(await loja()).toHaveValue('3');
    again.unmount();
    keepEmpresas({ ultima: '3', favorita: '2' });
    await renderApp('/portal', { server, config: { features: { favouriteStore: false } } });
    await ready();
    expect(await loja()).toHaveValue('3');
  });

  // @rule S2.42, S8.17
  test('no store at all: the empty text, and no offers asked for', async () => {
    await renderApp('/promocoes', { server, documento: ANA, config: { storeFormatId: 'x9' } });
    expect(await screen.findByText('Nenhuma oferta encontrada.')).toBeInTheDocument();
    expect(await loja()).toBeDisabled();
    expect(await server.takeLog()).not.toContain('GET /api/promocoes/global');
  });
});

test('focus moves to the content when the pressed link disappears', async () => {
  const { user } = await renderApp('/campanhas', { server, documento: ANA });
  const [detalhes] = await screen.findAllByRole('link', { name: /^Detalhes/ });
  expect(document.body).toHaveFocus();
  detalhes?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.hash).toMatch(/^#\/campanha\/\d+\/detalhes$/));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
