import type { Gesture, RawGesture } from '../../shared/gestures.ts';
import { isPublicWord, mask, sentence } from '../../shared/mask.ts';
import { AROUND_PSEUDONYM, exchangeWords, withoutPseudonyms } from '../../shared/pseudonyms.ts';

/** A name without its masked words: names that differ in these alone are equal. */
const shapeOf = (words: string): string => withoutPseudonyms(words, '');

/** Whether all words of a name are masked: a test cannot find the element by it. */
const isNameless = (words: string): boolean => !/\p{L}/u.test(shapeOf(words));

/**
 * Masks a gesture for a report: all words that are neither the portal's own nor a public text's. Only at the report, since by then all known data of the
 * customer has its pseudonyms.
 * @rule R260
 */
export function maskedGesture(
  { before = [], ...gesture }: RawGesture,
  portalTexts: ReadonlySet<string>,
): Gesture {
  const pseudonymOf = (word: string): string =>
    portalTexts.has(word.toLowerCase()) || isPublicWord(word) ? word : String(mask(word));
  const spoken = (text: string): string =>
    sentence(text)
      .split(AROUND_PSEUDONYM)
      .map((part, at) => (at % 2 === 1 ? part : exchangeWords(part, pseudonymOf)))
      .join('');
  switch (gesture.type) {
    case 'cliente.clicou': {
      const words = spoken(gesture.words);
      const place = before.filter(
        (name) => isNameless(words) || shapeOf(spoken(name)) === shapeOf(words),
      ).length;
      return { ...gesture, words, place };
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
