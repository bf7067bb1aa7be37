import { termosApi } from '../../features/termos/termos.api.ts';
import { fidelidadeApi, resgatesApi } from '../../features/campanhas/fidelidade.api.ts';
import { forgetAnswers } from '../calls/store.ts';
import { storeOf } from '../testing/store-of.ts';
import { createAsk } from './ask.ts';

const { pontos } = fidelidadeApi.endpoints;
const { trocar } = resgatesApi.endpoints;
const { verificaAceite } = termosApi.endpoints;

/** A server that answers each call on demand. */
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

// @rule R64, S4.12
test('a forced query runs after the one in flight', async () => {
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

test('a write aborted by sign-out is no network failure', async () => {
  const { store, called, ask } = heldServer();
  const write = ask(trocar, '7');
  await called(1);
  forgetAnswers(store);
  expect(await write).toEqual({ ok: false, failure: { message: null, status: null, kind: 'aborted' } });
});

// @rule R40
describe('a check of every route', () => {
  const accepted = (answer: boolean) => new Response(JSON.stringify({ aceitouTermos: answer }));
  const later = () => new Promise((resolve) => setTimeout(resolve, 5));

  test('asked again as soon as it is answered is not given up with the first answer', async () => {
    const { fetch, called, ask } = heldServer();
    fetch.mockImplementation(async () => (await later(), accepted(true)));
    expect(await ask(verificaAceite, undefined, { fresh: true })).toEqual({ ok: true, value: true });
    const second = ask(verificaAceite, undefined, { fresh: true });
    await called(2);
    expect(await second).toEqual({ ok: true, value: true });
  });

  test('an aborted query is not joined by the next one', async () => {
    const { fetch, called, ask } = heldServer();
    const answers: ((response: Response) => void)[] = [];
    fetch.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const [left, leftToo] = [new AbortController(), new AbortController()];
    const first = ask(verificaAceite, undefined, { fresh: true, signal: left.signal });
    await called(1);
    const second = ask(verificaAceite, undefined, { fresh: true, signal: leftToo.signal });
    const third = ask(verificaAceite, undefined, { fresh: true });
    await later();
    leftToo.abort();
    left.abort();
    expect(await first).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
    await called(2);
    answers[1]?.(accepted(false));
    expect(await third).toEqual({ ok: true, value: false });
    expect(await second).toMatchObject({ ok: false });
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});
