import type { Gesture } from '../../shared/gestures.ts';
import { mask } from '../../shared/mask.ts';
import { maskedGesture } from './masked-gesture.ts';
import { wordsIn } from '../../shared/pseudonyms.ts';

const OWN = new Set(wordsIn('Olá, cliente! Trocar meus pontos Endereço Rua'));

type Screen = Extract<Gesture, { type: 'página.mostrou' }>;

const shown = (heading: string, seen: Partial<Screen> = {}): Screen => ({
  type: 'página.mostrou',
  path: '/portal',
  dialogs: [],
  alerts: [],
  notes: [],
  heading,
  isNarrow: false,
  isSettled: true,
  hasFailed: false,
  ...seen,
});

// @rule R260
test('only known interface texts leave the page unmasked (QA)', () => {
  const alerts = ['Rua Sérgio Buarque'];
  const reported = JSON.stringify(maskedGesture(shown('Olá, Fulana da Silva!', { alerts }), OWN));
  expect(reported).not.toMatch(/Fulana|Silva|Sérgio|Buarque/);
  expect(reported).toMatch(/Olá, texto#\d+ texto#\d+ texto#\d+!/);
  expect(reported).toMatch(/Rua texto#\d+ texto#\d+/);
});

// @rule R260
test.each(['dialogs', 'alerts', 'notes'] as const)('the %s of a screen are masked', (place) => {
  expect(JSON.stringify(maskedGesture(shown('', { [place]: ['Olá, Fulana'] }), OWN))).toMatch(
    /Olá, texto#\d+/,
  );
});

// @rule R260
test.each(['cliente.clicou', 'cliente.enviou', 'cliente.escreveu'] as const)(
  '%s: the words of what was used are masked',
  (type) => {
    const gesture = { type, role: 'button', words: 'Rua Fulana', place: 0, value: '' } as Gesture;
    expect(maskedGesture(gesture, OWN)).toMatchObject({ words: expect.stringMatching(/^Rua texto#\d+$/) });
  },
);

// @rule R260
test('equal words get one pseudonym, and pressed elements keep their name', () => {
  const clicked: Gesture = { type: 'cliente.clicou', role: 'button', words: 'Trocar meus pontos', place: 0 };
  expect(maskedGesture(clicked, OWN)).toEqual(clicked);
  const [one, two] = ['Olá, Beltrano', 'Beltrano'].map((text) => maskedGesture(shown(text), OWN));
  const pseudonym = /texto#\d+/.exec(JSON.stringify(one))?.[0];
  expect(pseudonym).toMatch(/texto#\d+/);
  expect(two).toMatchObject({ heading: pseudonym });
});

// @rule R260
test('a chosen option outside of the portal’s words is masked', () => {
  const chosen: Gesture = {
    type: 'cliente.escolheu',
    words: 'Endereço',
    option: 'Pindamonhangaba',
    index: 1,
  };
  expect(maskedGesture(chosen, OWN)).toMatchObject({
    words: 'Endereço',
    option: expect.stringMatching(/^texto#\d+$/),
  });
});

// @rule R260
test('a failure and the alert that shows it have the same words', () => {
  const message = 'Item esgotado nesta loja.';
  expect(mask({ message })).toEqual({ message });
  expect(maskedGesture(shown('', { alerts: [message] }), OWN)).toMatchObject({ alerts: [message] });
});
