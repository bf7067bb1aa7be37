import { type DataCivil, dataCivilAt } from '../datas/datas.ts';
import { diasAte, vencendoPrimeiro, vencimentoText } from './vencimento.ts';

const dia = (text: string) => text as DataCivil;
const HOJE = dia('2026-11-22');

test.each([
  ['2026-11-21', null],
  ['2026-11-22', 'Vence hoje'],
  ['2026-11-23', 'Vence amanhã'],
  ['2026-11-24', 'Vence em 2 dias'],
  ['2026-11-29', 'Vence em 7 dias'],
  ['2026-11-30', null],
])('what ends on %s is said as %s', (fim, text) => {
  expect(vencimentoText(dia(fim), HOJE)).toBe(text);
});

test('what has no last day never ends', () => expect(vencimentoText(null, HOJE)).toBeNull());

test.each([
  ['the end of a year', '2027-01-01', '2026-12-31', 1],
  ['a leap day', '2028-03-01', '2028-02-28', 2],
  ['February without one', '2027-03-01', '2027-02-28', 1],
  ['a year', '2027-11-22', '2026-11-22', 365],
])('days are those of the calendar over %s', (_, fim, hoje, dias) => {
  expect(diasAte(dia(fim), dia(hoje))).toBe(dias);
});

test.each([
  ['a minute before midnight in São Paulo', '2026-11-23T02:59:00Z', 'Vence amanhã'],
  ['midnight in São Paulo', '2026-11-23T03:00:00Z', 'Vence hoje'],
])('the customer’s day counts: %s', (_, instant, text) => {
  expect(vencimentoText(dia('2026-11-23'), dataCivilAt(Date.parse(instant)))).toBe(text);
});

test('a day that is an hour shorter or longer elsewhere is a day still', () => {
  // Clocks went forward in Brazil on 2018-11-04, and go in New York on 2026-03-08.
  expect(diasAte(dia('2018-11-05'), dia('2018-11-03'))).toBe(2);
  expect(diasAte(dia('2026-03-09'), dia('2026-03-07'))).toBe(2);
});

test('what ends soon stands first, the sooner the higher; the rest keeps its order', () => {
  const itens = [
    { nome: 'a', fim: dia('2027-01-01') },
    { nome: 'b', fim: dia('2026-11-25') },
    { nome: 'c', fim: null },
    { nome: 'd', fim: dia('2026-11-22') },
    { nome: 'e', fim: dia('2026-11-20') },
  ];
  expect(vencendoPrimeiro(itens, HOJE).map(({ nome }) => nome)).toEqual(['d', 'b', 'a', 'c', 'e']);
});
