import { act, screen, waitFor } from '@testing-library/react';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const server = portalServer();
// A failed test must leave nothing to its repetition.

const open = async (privacyMailbox: string, documento: string) =>
  renderApp('/pdo', {
    server,
    documento,
    config: { brand: { name: 'Clube', shortName: 'C', privacyMailbox } },
  });

// @rule S2.69, S2.70, C1.8
test('shows the data protection text and the configured mailbox', async () => {
  await open('dados@mercado.example', '11222333000181');
  expect(await screen.findByRole('heading', { level: 1, name: 'Fale com PDO' })).toBeInTheDocument();
  expect(screen.getByText('Privacidade e dados pessoais')).toBeInTheDocument();
  expect(screen.getByText(/\(LGPD, Lei nº/)).toBeInTheDocument();
  expect(await screen.findByText(/em um arquivo que fica só com você/)).toBeInTheDocument();
  // The file's format is nothing that a customer has to know.
  expect(document.body).not.toHaveTextContent(/JSON/i);
  expect(screen.getByRole('link', { name: 'dados@mercado.example' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:dados@mercado\.example\?subject=/),
  );
  await act(async () => void (location.hash = '#/chats'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Chat' })).toBeInTheDocument();
});

// @rule S2.69
test('without a mailbox the page says where else to ask', async () => {
  const { user, container } = await open('', '52998224725');
  expect(await screen.findByText(/O canal para esses pedidos ainda não foi informado\./)).toBeInTheDocument();
  expect(container.querySelector('[href^=mailto]')).toBeNull();
  const lojas = screen.getByRole('link', { name: 'uma de nossas lojas' });
  expect(lojas).toHaveAttribute('href', '#/location');
  await user.click(lojas);
  expect(await screen.findByRole('heading', { level: 1, name: 'Encontre Nossa Loja' })).toBeInTheDocument();
});

// @rule S2.69, R88, R89
test('the list of stored data follows the enabled features', async () => {
  const { user } = await open('', '52998224725');
  const all = await screen.findByText(
    /este aparelho pode guardar até você sair: .* e a favorita, .* pode esperar/,
  );
  expect(all).not.toBeVisible();
  await user.click(screen.getByText('Ver tudo o que fica guardado'));
  expect(all).toBeVisible();
  expect(all).toHaveTextContent(/favorita esperam neste navegador por até 30 dias/);
});

// @rule S2.69, R167
test('the copy of all data names missing parts, and the next one is whole', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${files.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const read = async () =>
    new Promise<Record<string, unknown>>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () =>
        resolve(JSON.parse(reader.result as string) as Record<string, unknown>),
      );
      reader.readAsText(files.at(-1) ?? new Blob());
    });
  const { user } = await open('', '52998224725');
  const campanha = { idCampanha: 1, campanha: 'A única' };
  await server.faults(
    { path: '/api/pessoa/cupons', mode: 'status', status: 500 },
    { path: '/api/fidelidade/campanhas', mode: 'status', status: 200, body: campanha },
    { path: '/api/fidelidade/extratos', mode: 'status', status: 200, body: { extratos: { pontos: 5 } } },
  );
  await user.dblClick(await screen.findByText('Baixar meus dados', { selector: 'button, button *' }));
  expect(await screen.findByText('O arquivo foi baixado, mas não foi possível obter:')).toBeInTheDocument();
  // Pressed twice, made once.
  expect((await server.takeLog()).filter((call) => call === 'GET /api/pessoa/cupons')).toHaveLength(1);
  expect(screen.getByText('compras', { selector: 'li' })).toBeInTheDocument();
  expect(await read()).toMatchObject({
    secoesComFalha: ['compras'],
    compras: { erro: 'Esta seção não pôde ser obtida.' },
    cadastro: { cpfCnpj: '52998224725' },
    campanhas: [{ campanha, extrato: [{ pontos: 5 }] }],
  });
  await server.faults();
  await user.click(screen.getByText('Baixar de novo', { selector: 'button, button *' }));
  expect(await screen.findByText('Pronto. O arquivo foi baixado neste aparelho.')).toBeInTheDocument();
  const whole = await read();
  expect(whole['secoesComFalha']).toEqual([]);
  expect((whole['compras'] as unknown[]).length).toBeGreaterThan(60);
  expect((whole['extrato'] as unknown[]).length).toBeGreaterThan(10);
  expect(whole['campanhas']).not.toEqual([]);
});

// @rule R82
test('signing out during the copy saves no file', async () => {
  const made = jest.fn(() => 'blob:copy');
  URL.createObjectURL = made;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const real = globalThis.fetch;
  const requested = jest.fn();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input as string).includes('/api/pessoa/cupons')) return real(input, init);
    requested();
    return new Promise((_, reject) => init?.signal?.addEventListener('abort', reject));
  });
  const { user } = await open('', '52998224725');
  await user.click(await screen.findByText('Baixar meus dados', { selector: 'button, button *' }));
  await waitFor(() => expect(requested).toHaveBeenCalled());
  await user.click(screen.getByRole('button', { name: 'Minha conta' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  expect(await screen.findByRole('button', { name: 'Entrar' })).toBeInTheDocument();
  expect(made).not.toHaveBeenCalled();
});

test('the data copy asks about a few campaigns at a time', async () => {
  const body = Array.from({ length: 30 }, (_, index) => ({
    idCampanha: index + 1,
    nome: `Campanha ${index + 1}`,
  }));
  await server.faults({ path: '/api/fidelidade/campanhas', mode: 'status', status: 200, body });
  let [under, most, all] = [0, 0, 0];
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!/\/campanha\/\d+\/extratos\/pontos$/.test(input as string)) return real(input, init);
    all += 1;
    most = Math.max(most, (under += 1));
    return real(input, init).finally(() => (under -= 1));
  });
  const { user } = await open('', '52998224725');
  await user.click(await screen.findByText('Baixar meus dados', { selector: 'button, button *' }));
  await waitFor(() => expect(all).toBe(30));
  await waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThan(8);
});

// @rule S2.69
test.each([
  [
    'no page counts twice where the server gives the same one again',
    (): object[] => [{ idCupom: 1 }],
    'Pronto.',
  ],
  [
    'a list that never ends is a section that failed',
    (pagina: number): object[] => [{ idCupom: pagina }],
    'compras',
  ],
])('the data copy: %s', async (_name, pageOf, words) => {
  const real = globalThis.fetch;
  let asked = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!(input as string).includes('/api/pessoa/cupons?')) return real(input, init);
    asked += 1;
    // Lets timers run between answers, as a network does, so that no page stays in the store.
    await new Promise((resolve) => setTimeout(resolve));
    const data = pageOf(Number(new URL(input as string).searchParams.get('pagina')));
    return new Response(JSON.stringify({ data, totalPages: 1e9 }));
  });
  const { user } = await open('', '52998224725');
  await user.click(await screen.findByText('Baixar meus dados', { selector: 'button, button *' }));
  expect(
    await screen.findByText(new RegExp(words), { selector: 'output *, output' }, { timeout: 90_000 }),
  ).toBeInTheDocument();
  expect(asked).toBe(words === 'compras' ? 1000 : 2);
});
