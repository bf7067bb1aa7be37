import { screen, waitFor } from '@testing-library/react';
import { holdAnswers } from '../../app/testing/hold-answers.ts';
import type { Fault } from '../../../server/http/faults.ts';
import { portalServer, renderApp } from '../../app/testing/render-app.tsx';

const ANA = '52998224725';
const SALDO = '/api/contacorrente/saldo';
const ECONOMIA = '/api/cupom/totaldesconto';
const OFERTAS = '/api/promocoes/global';

const server = portalServer();
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** An area of the home by its name. Not by role: that takes a second. */
const area = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('main section')].find((section) => {
    const title = document.getElementById(section.getAttribute('aria-labelledby') ?? '')?.textContent;
    return (section.getAttribute('aria-label') ?? title) === name;
  }) ?? null;
const words = (name: string) => (area(name)?.textContent ?? '').replaceAll('\u00A0', ' ');
const expectWords = async (name: string, expected: RegExp) =>
  waitFor(() => expect(words(name)).toMatch(expected));
const settled = async () => waitFor(() => expect(screen.queryByText('Carregando…')).toBeNull());
const retries = () => screen.queryAllByText('Tentar novamente', { selector: 'button, button *' });
const body = (path: string, value: unknown): Fault => ({ path, mode: 'status', status: 200, body: value });

const CARDS = [
  { path: SALDO, name: 'Seu saldo', restored: /Saldo disponível\s*R\$/ },
  { path: ECONOMIA, name: 'Sua economia', restored: /Você já economizou\s*R\$/ },
  { path: '/api/empresas', name: 'Ofertas da semana', restored: /Feira fresca/ },
  { path: OFERTAS, name: 'Ofertas da semana', restored: /Feira fresca/ },
] as const;

// @rule C1.4
test('a deployment without banners has neither carousel nor place-holder', async () => {
  await renderApp('/portal', { server, documento: ANA, config: { bannerFormatId: null } });
  await expectWords('Ofertas da semana', /Feira fresca/);
  await waitFor(() => expect(document.querySelector('main .skeleton, main .carousel')).toBeNull());
});

// @rule S8.27, R9
test.each([
  ['answers 500', 0, { mode: 'status', status: 500 }],
  ['hangs up', 1, { mode: 'hangup' }],
  ['answers HTML', 2, { mode: 'html' }],
  ['answers 200 with statusCode 400', 3, { mode: 'badStatusCode' }],
] as const)('one call %s (card %d): the other cards work, it can be retried', async (_kind, index, fault) => {
  const { path, name, restored } = CARDS[index];
  await server.faults({ path, ...fault });
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await expectWords(name, /Não foi possível carregar/);
  for (const other of CARDS.filter((card) => card.name !== name))
    await expectWords(other.name, other.restored);
  await settled();
  expect(retries()).toHaveLength(1);
  expect(document.querySelector('[role=alert]')?.textContent ?? '').toBe('');
  // Nothing is retried automatically.
  expect((await server.log()).filter((call) => call.path === path)).toHaveLength(1);
  await server.faults();
  const [retry] = retries();
  if (retry !== undefined) await user.click(retry);
  await expectWords(name, restored);
  expect(retries()).toHaveLength(0);
});

// @rule R17
test('lists that are null are empty lists', async () => {
  const none = { statusCode: 200, data: null };
  await server.faults(
    { path: OFERTAS, mode: 'badStatusCode', body: none },
    { path: '/api/public/*', mode: 'badStatusCode', body: none },
  );
  await renderApp('/portal', { server, documento: ANA });
  expect(await screen.findByText('Nenhuma oferta encontrada.')).toBeInTheDocument();
  await settled();
  expect(area('Destaques')).toBeNull();
  expect(document.querySelector('[aria-label=Parceiros]')).toBeNull();
  expect(retries()).toHaveLength(0);
});

test('no store at all: nothing to choose, nothing to see, nothing broken', async () => {
  await server.faults(body('/api/empresas', []));
  await renderApp('/portal', { server, documento: ANA });
  expect(await screen.findByText('Nenhuma oferta encontrada.')).toBeInTheDocument();
  expect(screen.getByLabelText('Loja')).toBeDisabled();
  await settled();
  expect((await server.takeLog()).filter((call) => call === `GET ${OFERTAS}`)).toEqual([]);
});

// @rule R50
test('reads numbers as text and dates in three notations', async () => {
  const saldo = { valorDisponivel: '1.234,56', valorPendente: '-0.5' };
  await server.faults(
    body(SALDO, { saldo }),
    body(ECONOMIA, { desconto: '98765.4', dtaInclusao: '05/02/2019' }),
  );
  const first = await renderApp('/portal', { server, documento: ANA });
  await expectWords('Seu saldo', /R\$ 1\.234,56.*-R\$ 0,50/);
  await expectWords(
    'Sua economia',
    /R\$ 98\.765,40.*Cliente desde 05\/02\/2019|Cliente desde 05\/02\/2019.*R\$ 98\.765,40/,
  );
  first.unmount();
  first.root.session.stop();
  await server.faults(
    body(ECONOMIA, { desconto: 10, dtaInclusao: null }),
    body('/api/pessoa', {
      nomeRazao: 'Ana',
      telefones: [{ numero: '9' }],
      dtaInclusao: '2018-07-09T00:00:00',
    }),
  );
  await renderApp('/portal', { server });
  await expectWords('Sua economia', /Cliente desde 09\/07\/2018/);
});

// @rule S1.3, R1
test('the spinner shows while the home loads and goes with the last answer', async () => {
  const answer = holdAnswers((address) => address.endsWith(SALDO));
  await renderApp('/portal', { server, documento: ANA });
  await expectWords('Sua economia', /Você já economizou/);
  await expectWords('Ofertas da semana', /Feira fresca/);
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
  await answer();
  await expectWords('Seu saldo', /Saldo disponível/);
  await settled();
});

test('a late answer for the store before does not replace the chosen one', async () => {
  const { user } = await renderApp('/portal', { server, documento: ANA });
  await expectWords('Ofertas da semana', /Feira fresca/);
  await settled();
  const late = holdAnswers((address) => address.includes('idEmpresa=2'));
  const loja = screen.getByLabelText('Loja');
  await user.selectOptions(loja, '2');
  await user.selectOptions(loja, '3');
  await expectWords('Ofertas da semana', /Direto da horta/);
  await late();
  await settled();
  expect(words('Ofertas da semana')).toMatch(/Direto da horta/);
  expect(words('Ofertas da semana')).not.toMatch(/Horta do bairro/);
});
