import Fastify from 'fastify';
import { CONTRACT_CALLS } from '../src/lib/contract/calls.ts';
import { addApi } from './api.ts';
import type { Context } from './context.ts';

/** Pictures and files are addresses inside answers, not calls. */
const FILES = /^\/(?:imagens|arquivos)\//;

/** Every route of the reference server, with `*` for its parameters. */
async function routes(): Promise<string[]> {
  const app = Fastify();
  const found: string[] = [];
  app.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD' && method !== 'OPTIONS' && !FILES.test(url))
      found.push(`${String(method)} ${url.replaceAll(/:\w+/g, '*')}`);
  });
  await app.register(async (api) =>
    addApi(api, { envelope: 'default', serverRoot: import.meta.dirname } as Context),
  );
  await app.ready();
  await app.close();
  return found;
}

test('the reference server answers each call of the contract once', async () => {
  const listed = CONTRACT_CALLS.map(({ method, path }) => `${method} ${path}`);
  expect([...listed].sort()).toEqual((await routes()).sort());
});
