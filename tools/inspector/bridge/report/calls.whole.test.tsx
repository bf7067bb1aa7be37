import { resume, setPause } from '../pauses.ts';
import { type RawCall, watchCalls } from './calls.ts';

const ADDRESS = 'https://portal.example/api/pessoa';
const plain = globalThis.fetch;
afterEach(() => void (globalThis.fetch = plain));

/** Watches a `fetch` that always gives this response. */
function watched(response: Response): RawCall[] {
  const seen: RawCall[] = [];
  globalThis.fetch = async () => response;
  watchCalls((call) => void seen.push(call));
  return seen;
}

test('a response of a status without a body can be given', async () => {
  const seen = watched(new Response('{}'));
  setPause('GET /api/pessoa', true);
  const response = fetch(ADDRESS);
  await new Promise((resolve) => void setTimeout(resolve));
  resume(seen[0]?.event.call ?? 0, { status: 205, body: {} });
  expect((await response).status).toBe(205);
});

test('a body that breaks while it is read fails at its reader', async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new TypeError('network error')),
  });
  const seen = watched(new Response(body, { headers: { 'content-type': 'application/json' } }));
  const response = await fetch(ADDRESS);
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow('network error');
  expect(seen.at(-1)?.event).toMatchObject({ type: 'chamada.respondeu', status: 200 });
});
