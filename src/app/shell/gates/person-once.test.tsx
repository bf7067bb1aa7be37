import { screen, waitFor } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../testing/render-app.tsx';

const ANA = '52998224725';
const CHECK = 'GET /api/termosaceite/tipo/verificaaceite';
const PERSON = 'GET /api/pessoa';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
});

/** Counts calls where they are sent, since the server's log is emptied in between. */
function asked() {
  const sent = jest.spyOn(globalThis, 'fetch');
  return (call: string) =>
    sent.mock.calls.filter(([address, init]) => {
      const { pathname } = new URL(address as string, location.href);
      return `${init?.method ?? 'GET'} ${pathname}` === call;
    }).length;
}

// @rule R40
test('the home asks for the person once, every other route again', async () => {
  const count = asked();
  await renderApp('/portal', { server, documento: ANA });
  // The first screen of a file compiles its code first.
  expect(await screen.findByText(/Cliente desde/)).toBeInTheDocument();
  await waitFor(() => expect(count(CHECK)).toBe(1));
  // The prompt's read follows once the gates have the person.
  await waitFor(() => expect(count('GET /api/pessoa/preferencia')).toBe(1));
  expect(count(PERSON)).toBe(1);

  location.hash = '#/promocoes';
  await waitFor(() => expect([count(CHECK), count(PERSON)]).toEqual([2, 2]));

  // A public screen unmounts the shell: the next shell asks again.
  location.hash = '#/acessibilidade';
  expect(await screen.findByRole('heading', { level: 1, name: 'Acessibilidade' })).toBeInTheDocument();
  location.hash = '#/portal';
  await waitFor(() => expect([count(CHECK), count(PERSON)]).toEqual([3, 3]));
});
