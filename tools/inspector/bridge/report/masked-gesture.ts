import type { Gesture, SeenGesture } from '../../shared/gestures.ts';
import { mask, sentence } from '../../shared/mask.ts';
import { AROUND_PSEUDONYM, withoutPseudonyms } from '../../shared/pseudonyms.ts';
import { exchangeWords } from './own-words.ts';

/** A name with nothing of a customer's in it: two that differ in masked words alone have the same. */
const shapeOf = (words: string): string => withoutPseudonyms(words, '');

/** A test cannot tell it from others by its words: all of them are masked. */
const isNameless = (words: string): boolean => !/\p{L}/u.test(shapeOf(words));

/**
 * What the customer did or saw, as it leaves the page: words that are not the portal's own are masked, and only now, when all
 * that the page knows of its customer has been masked before.
 * @rule R260
 */
export function maskedGesture(
  { before = [], ...gesture }: SeenGesture,
  ownWords: ReadonlySet<string>,
): Gesture {
  const pseudonymOf = (word: string): string =>
    ownWords.has(word.toLowerCase()) ? word : String(mask(word));
  const spoken = (text: string): string =>
    sentence(text)
      .split(AROUND_PSEUDONYM)
      .map((part, at) => (at % 2 === 1 ? part : exchangeWords(part, pseudonymOf)))
      .join('');
  switch (gesture.type) {
    case 'cliente.clicou': {
      const own = spoken(gesture.words);
      const place = before.filter((name) => isNameless(own) || shapeOf(spoken(name)) === shapeOf(own)).length;
      return { ...gesture, words: own, place };
    }
    case 'cliente.enviou':
    case 'cliente.escreveu':
      return { ...gesture, words: spoken(gesture.words) };
    case 'cliente.escolheu':
      return { ...gesture, words: spoken(gesture.words), option: spoken(gesture.option) };
    case 'página.mostrou':
      return {
        ...gesture,
        dialogs: gesture.dialogs.map(spoken),
        alerts: gesture.alerts.map(spoken),
        notes: gesture.notes.map(spoken),
        heading: spoken(gesture.heading),
      };
    default:
      return gesture;
  }
}
