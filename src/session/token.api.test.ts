import { storeOf } from '../base/testing/store-of.ts';
import { tokenApi } from './token.api.ts';

async function signIn(fields: object) {
  const { store } = storeOf(JSON.stringify({ access_token: 't', ...fields }));
  const credentials = { username: '52998224725', password: 'clube123' };
  const { data } = await store.dispatch(tokenApi.endpoints.signIn.initiate(credentials));
  return data;
}

// @rule R2
test.each(['9999-12-31T23:59:59', '31/12/9999 23:59:59', '9999-12-31T23:59:59-03:00'])(
  'a session until %s is one that a reload can read again',
  async (expires) => {
    const { expiresAt = Number.NaN } = (await signIn({ '.expires': expires })) ?? {};
    expect(new Date(expiresAt).toISOString()).toMatch(/^9999-12-31T/);
  },
);

// @rule R12, R70
test('its picture is resolved, an unsafe one is dropped', async () => {
  expect((await signIn({ img: '/fotos/ana.png' }))?.img).toBe('https://api.example/fotos/ana.png');
  expect((await signIn({ img: 'javascript:alert(1)' }))?.img).toBeNull();
});

// @rule C2.4, C4.1
test('a long token is kept whole', async () => {
  const long = 'x'.repeat(6500);
  expect((await signIn({ access_token: long }))?.token).toBe(long);
});

// @rule C3.2
test('a sign-in with a blank token is no session', async () => {
  expect(await signIn({ access_token: ' ' })).toBeUndefined();
});
