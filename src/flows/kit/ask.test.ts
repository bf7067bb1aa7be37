import { fidelidadeApi, resgatesApi } from '../../api/fidelidade/fidelidade.api.ts';
import { forgetAnswers } from '../../api/base/store.ts';
import { storeOf } from '../../api/testing/store-of.ts';
import { createAsk } from './ask.ts';

const { pontos } = fidelidadeApi.endpoints;
const { trocar } = resgatesApi.endpoints;

/** A server that answers each call when it is told to. */
function heldServer() {
  const { store } = storeOf('{}');
  const answers: ((saldo: number) => void)[] = [];
  const fetch = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () =>
        new Promise((resolve) =>
          answers.push((saldo) => resolve(new Response(JSON.stringify({ pontos: saldo })))),
        ),
    );
  const called = async (times: number) => {
    while (fetch.mock.calls.length < times) await new Promise((resolve) => setTimeout(resolve));
  };
  return { store, answers, fetch, called, ask: createAsk(() => Promise.resolve(store)) };
}

afterEach(() => jest.restoreAllMocks());

test('what is asked for anew is asked for after a query that is under way, not answered by it (R64, S4.12)', async () => {
  const { store, answers, fetch, called, ask } = heldServer();
  void store.dispatch(pontos.initiate('1'));
  await called(1);
  const fresh = ask(pontos, '1', { fresh: true });
  answers[0]?.(585);
  await called(2);
  answers[1]?.(505);
  expect(await fresh).toMatchObject({ ok: true, value: '505' });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a known answer is asked for once more, and a write is sent once', async () => {
  const { answers, fetch, called, ask } = heldServer();
  const first = ask(pontos, '1', { fresh: true });
  await called(1);
  answers[0]?.(585);
  expect(await first).toMatchObject({ ok: true });
  const write = ask(trocar, '7', { fresh: true });
  await called(2);
  answers[1]?.(1);
  await write;
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a write under way when its session ends is no network that is down', async () => {
  const { store, called, ask } = heldServer();
  const write = ask(trocar, '7');
  await called(1);
  forgetAnswers(store);
  expect(await write).toEqual({ ok: false, failure: { message: null, status: null, kind: 'cut' } });
});
