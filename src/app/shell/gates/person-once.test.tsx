import { screen, waitFor } from '@testing-library/react';
import { type PortalServer, renderApp, startPortalServer } from '../../testing/render-app.tsx';

const ANA = '52998224725';
const CHECK = 'GET /api/termosaceite/tipo/verificaaceite';
const PERSON = 'GET /api/pessoa';

let server: PortalServer;
beforeAll(async () => {
  server = await startPortalServer();
}, 60_000);

/** What was asked so far, from the first call on. */
function asked() {
  const log: string[] = [];
  return async (call: string) => {
    log.push(...(await server.takeLog()));
    return log.filter((one) => one === call).length;
  };
}

test('the home asks for the person once, for the gates and the card; every further route asks again (R40)', async () => {
  const count = asked();
  await renderApp('/portal', { server, documento: ANA });
  // The first screen of a file compiles its code first.
  expect(await screen.findByText(/Cliente desde/, {}, { timeout: 25_000 })).toBeInTheDocument();
  await waitFor(async () => expect(await count(CHECK)).toBe(1));
  // The prompt's own look is made once the gates have their person.
  await waitFor(async () => expect(await count('GET /api/pessoa/preferencia')).toBe(1));
  expect(await count(PERSON)).toBe(1);

  location.hash = '#/promocoes';
  await waitFor(async () => expect([await count(CHECK), await count(PERSON)]).toEqual([2, 2]));
}, 60_000);
