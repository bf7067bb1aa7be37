import { keptCopy } from './kept-copy.ts';

// @rule S1.4
test.each(['User-Agent', 'Accept-Encoding, Accept', '*'])(
  'a Vary header (%s) does not hide the stored copy',
  async (vary) => {
    const headers = { vary, 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
    const copy = await keptCopy(new Response('<!doctype html>', { headers }));
    expect(Object.fromEntries(copy.headers)).toEqual({
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
    });
    expect(await copy.text()).toBe('<!doctype html>');
  },
);

test('a copy of another type', async () => {
  const copy = await keptCopy(
    new Response('start()', { headers: { 'content-type': 'text/javascript' } }),
    'x/y',
  );
  expect(copy.headers.get('content-type')).toBe('x/y');
});
