import { type Gesture, NUMBER } from '../../shared/gestures.ts';
import { mask } from '../../shared/mask.ts';
import { soon } from '../clock.ts';
import { longestText, nameOf, placeOf, PRESSED, roleOf } from './names.ts';
import { watchGesture } from './watch.ts';

/** A change of what is shown is told of after so long: most of what belongs to it is there by then. */
const PAUSE_MS = 400;
/** As wide as the portal's phone layout. */
const NARROW = 600;

/** Short, and without numbers. Not masked yet: `masked-gesture` does it when an inspector is told. */
const words = (text: string): string => text.slice(0, 120).replaceAll(/(?<![#\w])\d[\d.,]*/g, NUMBER);

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTyped = (field: Field): boolean =>
  !(field instanceof HTMLInputElement) ||
  !['checkbox', 'radio', 'file', 'submit', 'hidden'].includes(field.type);

let shown = '';
let isWaiting = false;

/** A gesture follows what the customer saw. */
function tell(gesture: Gesture): void {
  if (isWaiting) tellScreen();
  watchGesture(gesture);
}

/** What was last told of each field, and of each name: the app takes the login over with fields of its own. */
const told = new WeakMap<Field, string>();
const toldOf = new Map<string, unknown>();

function tellField(field: Field, isFound = false): void {
  if (!isTyped(field) || told.get(field) === field.value || (field.value === '' && !told.has(field))) return;
  told.set(field, field.value);
  const name = nameOf(field);
  if (field instanceof HTMLSelectElement) {
    const option = field.selectedOptions[0]?.textContent ?? '';
    tell({ type: 'cliente.escolheu', words: words(name), option: words(option) });
    return;
  }
  const masked = Object.values(mask({ [name]: field.value }) as object)[0] as unknown;
  if (isFound && toldOf.get(name) === masked) return;
  toldOf.set(name, masked);
  tell({ type: 'cliente.escreveu', words: words(name), value: masked });
}

/** Fields that were filled before this script was there are told of with what sends them. */
function tellFields(within: Element | null): void {
  for (const field of within?.querySelectorAll<Field>('input, textarea, select') ?? [])
    tellField(field, true);
}

function onClick({ target, detail }: MouseEvent): void {
  const pressed = target instanceof Element ? target.closest(PRESSED) : null;
  if (pressed === null || pressed.closest('[data-inspector]') !== null) return;
  const form = pressed.closest('form');
  tellFields(form);
  // A form that is sent by Enter clicks its button by itself.
  const isByEnter =
    detail === 0 && isField(document.activeElement) && form?.contains(document.activeElement) === true;
  if (isByEnter && pressed instanceof HTMLButtonElement)
    tell({ type: 'cliente.enviou', words: words(nameOf(document.activeElement as Element)) });
  else
    tell({
      type: 'cliente.clicou',
      role: roleOf(pressed),
      words: words(nameOf(pressed)),
      place: placeOf(pressed),
    });
}

function namesOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((element) => words(nameOf(element)))
    .filter((name) => name !== '');
}

function screenNow(): Gesture {
  return {
    type: 'página.mostrou',
    path: location.hash.replace(/^#/, '').split('?', 1)[0] || '/',
    dialogs: namesOf('[role=dialog], dialog[open]'),
    alerts: [...document.querySelectorAll('[role=alert]')]
      .map((alert) => words(longestText(alert)))
      .filter((text) => text !== ''),
    heading: namesOf('main h1, main h2')[0] ?? '',
    isNarrow: innerWidth < NARROW,
    hasFailed: performance
      .getEntriesByType('resource')
      .some((entry) => ((entry as PerformanceResourceTiming).responseStatus ?? 0) >= 400),
  };
}

function tellScreen(): void {
  isWaiting = false;
  const screen = screenNow();
  const text = JSON.stringify(screen);
  if (text === shown) return;
  shown = text;
  watchGesture(screen);
}

function look(): void {
  if (!isWaiting) soon(tellScreen, PAUSE_MS);
  isWaiting = true;
}

addEventListener('click', onClick, true);
addEventListener('change', ({ target }) => isField(target) && tellField(target), true);
addEventListener('submit', ({ target }) => tellFields(target as Element), true);
new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
addEventListener('hashchange', look);
tellScreen();
