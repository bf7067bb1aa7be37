import { type Failure, failureText, isFailure } from './failure.ts';

const WHAT = 'Não foi possível entrar';
const REFUSED = 'CPF, CNPJ ou senha não conferem.';
const LATER = `${WHAT}. Tente novamente mais tarde.`;
const CONNECTION = `${WHAT}. Verifique sua conexão e tente novamente.`;
const failed = (kind: Failure['kind'] | undefined, status: number | null, message: string | null = null) => ({
  kind,
  status,
  message,
});

test.each([
  ['no answer', failed('network', null), CONNECTION],
  ['a bare refusal', failed('http', 400), `${WHAT}. ${REFUSED}`],
  ['a bare 401', failed('http', 401), `${WHAT}. ${REFUSED}`],
  ['a 401 that ends the session', failed('session', 401), `${WHAT}. Sua sessão terminou.`],
  ['a bare 422', failed('http', 422), `${WHAT}. ${REFUSED}`],
  ['too many tries', failed('http', 429), LATER],
  ['a broken server', failed('http', 500), LATER],
  ["a proxy's page", failed('http', 502), LATER],
  ['a call that the server does not take', failed('http', 405), LATER],
  ["a web server's page for a missing file", failed('page', 404), LATER],
  ["a firewall's page", failed('page', 403), LATER],
  ['a bare 404 of the interface', failed('http', 404), `${WHAT}. ${REFUSED}`],
  ['a 400 in plain words', failed('page', 400), `${WHAT}. ${REFUSED}`],
  ['an answer that nobody can read', failed('contract', null), LATER],
  ['a failure of which nothing is known', failed(undefined, null), LATER],
  ["the server's words", failed('http', 400, 'Conta bloqueada.'), 'Conta bloqueada.'],
  ['an exception, whose words are not for the customer', new Error('nobody'), LATER],
  ['nothing at all', undefined, LATER],
])('%s: the connection is named only where it is the cause', (_, error, text) =>
  expect(failureText(error, WHAT, REFUSED)).toBe(text),
);

// @rule R266
test.each([
  [['Curta demais.'], 'Curta demais.'],
  [['Curta demais', 'Use um número.', 'Curta demais'], 'Curta demais. Use um número.'],
  [['Curta demais!', 'Use um número'], 'Curta demais! Use um número'],
  [[], `${WHAT}. ${REFUSED}`],
])('the field errors %j of a refusal without a message are its words', (details, text) =>
  expect(failureText({ ...failed('http', 422), details }, WHAT, REFUSED)).toBe(text),
);

// @rule R266
test('a message is preferred to the field errors', () =>
  expect(failureText({ ...failed('http', 422, 'Confira.'), details: ['Curta.'] }, WHAT)).toBe('Confira.'));

test('without a refusal text the common one is used', () =>
  expect(failureText(failed('http', 400), WHAT)).toBe(LATER));

test('distinguishes a failure from an exception', () => {
  expect(isFailure({ kind: 'network', status: null, message: null })).toBe(true);
  for (const other of [new Error('x'), null, undefined, 'text', { message: 'x' }])
    expect(isFailure(other)).toBe(false);
});
