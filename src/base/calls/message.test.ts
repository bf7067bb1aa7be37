import { readAnswerMessage, readDetails, readMessage } from './message.ts';

// @rule R7, C3.3
describe("the server's message", () => {
  it.each([
    [{ error_description: 'a', description: 'b', mensagem: 'c', message: 'd' }, 'a'],
    [{ error_description: ' ', description: 'b', message: 'd' }, 'b'],
    [{ mensagem: ' c ', message: 'd' }, 'c'],
    [{ message: 'd', data: { error_description: 'a' } }, 'd'],
    [{ statusCode: 400, data: { mensagem: 'c' } }, 'c'],
    [{ description: null, data: { description: 7, message: 'd' } }, 'd'],
  ])('of %j is %j', (body, message) => {
    expect(readMessage(body)).toBe(message);
  });

  it.each([[null], [undefined], ['<html>'], [7], [[]], [{}], [{ data: null }], [{ message: { text: 'x' } }]])(
    'of %j is none',
    (body) => {
      expect(readMessage(body)).toBeNull();
    },
  );
});

// @rule R7
it.each([
  [{ mensagem: 'a' }, 'a'],
  [{ statusCode: 200, data: { message: 'a' } }, 'a'],
  [{ statusCode: 200, message: 'OK', data: { mensagem: 'a' } }, 'a'],
  [{ statusCode: 200, message: 'OK', data: { success: true, data: { description: 'a' } } }, 'a'],
  [{ statusCode: 200, message: 'a', data: { mensagem: ' ' } }, 'a'],
  [{ message: 'a', data: null }, 'a'],
  [{ data: {} }, null],
  [null, null],
])('the words of a success are the payload’s own, else its envelope’s: %j', (body, message) => {
  expect(readAnswerMessage(body)).toBe(message);
});

// @rule R30, R266
describe('the details', () => {
  it.each([
    [{ errors: [{ message: 'a' }, { message: ' b ' }] }, ['a', 'b']],
    [{ data: { errors: [{ message: 'a' }] } }, ['a']],
    [{ statusCode: 400, data: { data: { errors: ['a', { message: 'b' }] } } }, ['a', 'b']],
    [{ data: { errors: [null, 7, {}, { message: '' }, { message: 3 }] } }, []],
    [{ errors: null, data: { errors: 'x' } }, []],
    [{ data: { errors: { message: 'a' } } }, ['a']],
    [{ errors: { Celular: ['a', ' '], Nome: 'b', Idade: [{}, 7], Cep: null } }, ['a', 'b']],
    [{ errors: [], data: { errors: [{ message: 'a' }] } }, ['a']],
    [null, []],
    ['text', []],
  ])('of %j are %j', (body, details) => {
    expect(readDetails(body)).toEqual(details);
  });
});
