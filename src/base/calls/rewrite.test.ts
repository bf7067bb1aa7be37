import type { Preferencias } from '../../features/pessoa/pessoa.api.ts';
import { preferenciaApi } from '../../features/pessoa/preferencia.api.ts';
import { perfilApi } from '../../features/pessoa/perfil.api.ts';
import { storeOf } from '../testing/store-of.ts';
import { forgetAnswers } from './store.ts';

/** What a save of a whole record reads and sends, by the preferences. */

const { preferencia, savePreferencia } = preferenciaApi.endpoints;
const NEVER = new Promise<Response>(() => undefined);
const optOut = (now: Preferencias) => ({ ...now, recebeSms: false });
const flags = (cupomDigital: boolean) =>
  new Response(JSON.stringify({ preferencias: { recebeSms: true, cupomDigital } }));

afterEach(() => void jest.useRealTimers());

/** A store whose reads have these answers, in order; `sent` is what it writes. */
function storeWith(...reads: (Response | Promise<Response>)[]) {
  const { store } = storeOf('');
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_url, init) => {
    if (init?.method === 'POST') {
      sent.push(init.body);
      return new Response('{}');
    }
    const aborted = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
    });
    return Promise.race([reads.shift() ?? NEVER, aborted]);
  });
  return { store, sent };
}

// @rule R281
test('a save lays the edits on what the server has now, not on what was read before', async () => {
  const { store, sent } = storeWith(flags(false), flags(true), flags(true));
  await store.dispatch(preferencia.initiate());
  await store.dispatch(savePreferencia.initiate(optOut));
  expect(sent).toEqual(['recebeSms=false&cupomDigital=true']);
});

// @rule R281
test('a save joins no read that is never answered', async () => {
  const { store, sent } = storeWith(NEVER, flags(true));
  const pending = store.dispatch(preferencia.initiate());
  await store.dispatch(savePreferencia.initiate(optOut));
  expect(sent).toEqual(['recebeSms=false&cupomDigital=true']);
  pending.abort();
});

// @rule R281
test('without the record nothing is sent, and the save fails', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { store, sent } = storeWith(
    new Response('{"message":"Volte logo."}', { status: 503 }),
    new Response('{}'),
  );
  const save = async () => (await store.dispatch(savePreferencia.initiate(optOut))).error;
  expect(await save()).toMatchObject({ kind: 'http', status: 503, message: 'Volte logo.' });
  expect(await save()).toMatchObject({ kind: 'contract' });
  expect(sent).toEqual([]);
});

// @rule R281
test('a read that takes ten seconds fails the save, a slow one does not', async () => {
  jest.useFakeTimers();
  const slow = new Promise<Response>((resolve) => {
    setTimeout(resolve, 9000, flags(true));
  });
  const { store, sent } = storeWith(slow, NEVER);
  const first = store.dispatch(savePreferencia.initiate(optOut));
  await jest.advanceTimersByTimeAsync(9000);
  expect((await first).error).toBeUndefined();
  expect(sent).toHaveLength(1);
  const failed = jest.fn();
  void store.dispatch(savePreferencia.initiate(optOut)).then(({ error }) => void failed(error));
  await jest.advanceTimersByTimeAsync(9999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalledWith({ kind: 'network', status: null, message: null });
  expect(sent).toHaveLength(1);
});

// @rule R281, R82
test('a session that ends during the read sends nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { store, sent } = storeWith(new Promise<Response>((resolve) => (answer = resolve)));
  const saving = store.dispatch(savePreferencia.initiate(optOut));
  await new Promise((resolve) => setTimeout(resolve));
  forgetAnswers(store);
  answer(flags(true));
  expect((await saving).error).toMatchObject({ name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(sent).toEqual([]);
});

// @rule R166, R281
test('a record with undecodable text is not sent', async () => {
  const { store, sent } = storeWith(new Response('{"nomeRazao":"Ana Concei\uFFFDo"}'));
  const { error } = await store.dispatch(perfilApi.endpoints.savePerfil.initiate(({ wire }) => wire));
  expect(error).toMatchObject({ kind: 'illegible' });
  expect(sent).toEqual([]);
});
