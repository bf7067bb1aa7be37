import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { api } from '../../base/calls/api.ts';
import type { Call, CallOptions } from '../../base/calls/base-query.ts';
import { readAnswer } from '../../base/device/last-answers.ts';
import { forgetStoredSession } from '../../base/device/forget-customer.ts';
import { portalServer, renderApp } from '../testing/render-app.tsx';

const ANA = '52998224725';
const ID = '1';
const NOTE = /^Não foi possível atualizar\. Dados de/;
const FAILED = 'Não foi possível carregar';

interface StoredEndpoint {
  path: string;
  route: string;
}

/** Arguments of endpoints that take more than an id. */
const ARGUMENTS: Readonly<Record<string, unknown>> = {
  cupons: { pagina: 1, idEmpFormato: null },
  grupoCampanhas: '7',
};

/** Every endpoint whose last answer is stored, once for each of its screens. */
function storedEndpoints(): StoredEndpoint[] {
  for (const file of readdirSync('src', { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.api.ts')) require(resolve('src', file));
  const found: StoredEndpoint[] = [];
  const look = (name: string) => (definition: { query?: unknown; extraOptions?: unknown }) => {
    const { stored } = (definition.extraOptions ?? {}) as CallOptions;
    if (stored === undefined || stored === 'customer') return;
    const { path } = (definition.query as (arg: unknown) => Call)(ARGUMENTS[name] ?? ID);
    found.push(...stored.on.map((rota) => ({ path, route: rota.replace(':id?', ID) })));
  };
  const endpoints = Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, look(name)]));
  api.enhanceEndpoints({ endpoints });
  return found;
}

const server = portalServer();
afterEach(() => forgetStoredSession());

const settled = async () => {
  await server.roundTrip();
  const main = await screen.findByRole('main');
  await waitFor(() => expect(main.querySelector('[aria-busy=true]')).toBeNull());
  return main;
};

/** The words of failed areas. */
const textOf = (main: HTMLElement) =>
  within(main)
    .queryAllByRole('status')
    .map(({ textContent }) => textContent.replace('Tentar novamente', ''))
    .filter((words) => /^Ops!|^Não foi possível carregar$/.test(words))
    .sort();

// @rule S8, R90
test.each(storedEndpoints())(
  '$path fails on $route in the same words with a stored answer',
  async (endpoint) => {
    const { path, route } = endpoint;
    const open = async (documento?: string) => renderApp(route, { server, ...(documento && { documento }) });
    const fails = { path, mode: 'status', status: 503 } as const;
    const leave = ({ unmount, root }: Awaited<ReturnType<typeof open>>) => {
      unmount();
      root.session.stop();
    };
    await server.faults(fails);
    const never = await open(ANA);
    await waitFor(async () => expect(await server.takeLog()).toContain(`GET ${path}`));
    const words = textOf(await settled());
    leave(never);
    await server.faults();
    const first = await open();
    const token = localStorage.getItem('portal.token') ?? '';
    await waitFor(async () => expect(await readAnswer(token, path)).not.toBeNull());
    expect(textOf(await settled())).toEqual([]);
    leave(first);
    await server.faults(fails);
    await open();
    await screen.findByText(NOTE);
    // The note stands for an area that has no words of its own.
    await waitFor(async () =>
      expect(textOf(await settled())).toEqual(words.filter((each) => each !== FAILED)),
    );
  },
);

test('no stored endpoint is missed', () => {
  expect(storedEndpoints().length).toBeGreaterThan(10);
});
