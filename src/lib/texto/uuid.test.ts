import { createUuid } from './texto.ts';

// @rule R77
test('creates version 4 UUIDs without crypto.randomUUID', () => {
  const own = jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('not at an http: address');
  });
  const made = Array.from({ length: 1000 }, createUuid);
  expect(
    made.filter((one) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(one)),
  ).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  expect(new Set(made.map((one) => one[19])).size).toBe(4);
  own.mockRestore();
});
