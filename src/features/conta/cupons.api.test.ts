import { CUPONS_CALL, cuponsSchema } from './cupons.api.ts';

// @rule R61
test.each([
  ['9223372036854775807', 9_999_999],
  ['"9"', 9],
  ['null', 1],
])('totalPages %s is %i pages: a pager counts them', (totalPages, pages) => {
  const answer = cuponsSchema.read(JSON.parse(`{"data":[{"idCupom":1}],"totalPages":${totalPages}}`));
  expect(CUPONS_CALL.make(answer).pages).toBe(pages);
});
