import { type Gesture, NUMBER, type SeenGesture } from '../../shared/gestures.ts';
import { typed as maskTyped } from '../../shared/mask.ts';
import { kindOfName } from '../../shared/pseudonyms.ts';
import { notSoon, soon } from '../clock.ts';
import { isCalling } from './calls.ts';
import { longestText, nameOf, namesBefore, PRESSED, roleOf } from './names.ts';
import { watchGesture } from './watch.ts';

/** What is shown is looked at when it has been at rest for so long, also what was typed. */
const PAUSE_MS = 400;
/** Of what never rests, a look this often. */
const LONGEST_MS = 3000;
/** As wide as the portal's phone layout. */
const NARROW = 600;
const LONGEST_WORDS = 120;

/** Short, and without numbers. Not masked yet: `masked-gesture` does it when an inspector is told. */
const words = (text: string): string =>
  (text.length > LONGEST_WORDS ? `${text.slice(0, LONGEST_WORDS)}…` : text).replaceAll(
    /(?<![#\w])\d[\d.,]*/g,
    NUMBER,
  );

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement;

const isTyped = (field: Field): boolean =>
  !(field instanceof HTMLInputElement) ||
  !['checkbox', 'radio', 'file', 'submit', 'hidden'].includes(field.type);

let shown = '';
/** The look that is due, and since when something moves. */
let due = 0;
let restless = 0;
/** What the customer has typed into and has not been told of. */
const typed = new Set<Field>();
/** What was told of the fields of each name: the app takes the login over with fields of its own. */
const reportedOf = new Map<string, unknown>();

/** A dialog, or the layer that it lies on. */
const DIALOG = '[role=dialog], dialog[open], .MuiDialog-container';
/** What the customer acts in is seen, also while it fades in. */
let touched: Element | null = null;

/** A part of a screen with a name of its own. */
const REGION = 'section[aria-label], section[aria-labelledby], [role=region]';
/** As many words answer a press in its region. */
const MOST_ANSWERS = 4;
/** What was pressed last in a region, with its name and what stood there before. */
let pressedIn: {
  readonly region: Element;
  readonly pressed: Element;
  readonly name: string;
  readonly before: ReadonlySet<string>;
} | null = null;

/** The pieces of text that are to be seen in an element. */
function piecesOf(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && node.parentElement !== null && isSeen(node.parentElement)) pieces.push(words(text));
  }
  return pieces;
}

function notePressed(pressed: Element): void {
  const region = pressed.closest(REGION);
  pressedIn = region && { region, pressed, name: nameOf(pressed), before: new Set(piecesOf(region)) };
}

/** What has come into the region in the place of what was pressed there. */
function answersThere(): readonly string[] {
  if (pressedIn === null) return [];
  const { region, pressed, name, before } = pressedIn;
  if (!region.isConnected || (pressed.isConnected && nameOf(pressed) === name)) return [];
  return piecesOf(region)
    .filter((text) => !before.has(text) && !text.endsWith('…'))
    .slice(0, MOST_ANSWERS);
}

/** What was seen until the customer touched this. */
function tellSeen(target: Element | null): void {
  touched = target?.closest(DIALOG) ?? null;
  if (due !== 0 || touched !== null) tellScreen(false);
  touched = null;
}

/** A gesture follows what the customer typed and saw. */
function tell(gesture: SeenGesture, target: Element | null = null): void {
  tellTyped();
  tellSeen(target);
  pressedIn = null;
  watchGesture(gesture);
}

function tellField(field: Field): void {
  const name = nameOf(field);
  if (reportedOf.get(name) === field.value) return;
  reportedOf.set(name, field.value);
  if (field instanceof HTMLSelectElement) {
    const option = field.selectedOptions[0]?.textContent ?? '';
    const index = field.selectedIndex;
    watchGesture({ type: 'cliente.escolheu', words: words(name), option: words(option), index });
    return;
  }
  watchGesture({ type: 'cliente.escreveu', words: words(name), value: maskedValue(name, field.value) });
}

/** A phone's number has that name on the wire, a house's in the form. */
const HOUSE = 'Número';

/** By the kind that its label says; of digits without one a test can make up others. */
function maskedValue(label: string, value: string): unknown {
  const name = label === HOUSE ? 'nro' : label;
  const isNumber = kindOfName(name) === null && /^\d{1,9}$/.test(value);
  return maskTyped(name, isNumber ? Number(value) : value, words(value));
}

function tellTyped(): void {
  const fields = [...typed];
  typed.clear();
  for (const field of fields) tellField(field);
}

function onInput({ target }: Event): void {
  if (!isField(target) || !isTyped(target)) return;
  // What was seen before the first key.
  if (!typed.has(target)) tellSeen(target);
  typed.add(target);
  look();
}

/** What another hand has put there since is not what was told. */
function onBeforeInput({ target }: Event): void {
  if (isField(target) && !typed.has(target) && reportedOf.get(nameOf(target)) !== target.value)
    reportedOf.delete(nameOf(target));
}

/** What was there before this script was, or what the browser has filled in, is told of with what sends it. */
function tellFound(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<Field>('input, textarea, select') ?? [])
    if (
      isTyped(field) &&
      field.value !== '' &&
      (found.get(nameOf(field)) === field.value || isAutofilled(field))
    )
      tellField(field);
}

function isAutofilled(field: Field): boolean {
  return CSS.supports('selector(:autofill)') && field.matches(':autofill');
}

/** A link's own navigation is no address that was typed. */
let isFollowing = false;

function onClick({ target, detail }: MouseEvent): void {
  const element = target instanceof Element ? target : null;
  isFollowing = true;
  soon(() => (isFollowing = false));
  const pressed = element?.closest(PRESSED) ?? null;
  // A click beside a dialog closes it as Escape does.
  if (element?.matches('.MuiDialog-container') === true)
    tell({ type: 'cliente.teclou', key: 'Escape' }, element);
  if (pressed === null || pressed.closest('[data-inspector]') !== null) return;
  const form = pressed.closest('form');
  if (pressed.matches('button, input[type=submit]')) tellFound(form);
  // A form that is sent by Enter clicks its button by itself.
  const isByEnter =
    detail === 0 && isField(document.activeElement) && form?.contains(document.activeElement) === true;
  if (isByEnter && pressed instanceof HTMLButtonElement)
    tell({ type: 'cliente.enviou', words: words(nameOf(document.activeElement as Element)) }, pressed);
  else
    tell(
      {
        type: 'cliente.clicou',
        role: roleOf(pressed),
        words: words(nameOf(pressed)),
        place: 0,
        before: namesBefore(pressed).map((name) => words(name)),
      },
      pressed,
    );
  notePressed(pressed);
}

/** The customer's own moves through the history: those of scripts and links follow from something else. */
function onNavigate({ userInitiated, navigationType, hashChange, destination }: NavigateEvent): void {
  if (!userInitiated || isFollowing || !hashChange) return;
  if (navigationType === 'traverse')
    tell({ type: 'cliente.voltou', by: destination.index - (navigation.currentEntry?.index ?? 0) });
  else tell({ type: 'cliente.foi', path: new URL(destination.url).hash.slice(1) });
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({
    visibilityProperty: true,
    opacityProperty: touched?.contains(element) !== true,
  }) && element.getBoundingClientRect().width > 2;

function namesOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => isSeen(element))
    .map((element) => words(nameOf(element)))
    .filter((name) => name !== '');
}

/** What they say; one that ends in dots is about something that is not done yet. */
function wordsSaid(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => isSeen(element))
    .map((element) => words(longestText(element)))
    .filter((text) => text !== '' && !text.endsWith('…'));
}

/** The address at the last look, the heading there, and the one that stood at the address before. */
let place: {
  readonly path: string;
  readonly heading: Element | undefined;
  readonly left: Element | undefined;
} = { path: '', heading: undefined, left: undefined };

function placeNow(): typeof place {
  const path = location.hash.replace(/^#/, '').split('?', 1)[0] || '/';
  const heading = [...document.querySelectorAll('main h1, main h2')].find((each) => isSeen(each));
  place = { path, heading, left: path === place.path ? place.left : place.heading };
  return place;
}

/** The screen before still stands: the code of this address is on its way. */
const isLeaving = ({ heading, left }: typeof place): boolean => heading !== undefined && heading === left;

function screenNow(isSettled: boolean): Gesture {
  const now = placeNow();
  const { path, heading } = now;
  return {
    type: 'página.mostrou',
    path,
    dialogs: namesOf('[role=dialog], dialog[open]'),
    alerts: wordsSaid('[role=alert], [role=status]'),
    notes: [...wordsSaid('output'), ...answersThere()],
    heading: heading === undefined || isLeaving(now) ? '' : words(nameOf(heading)),
    isNarrow: innerWidth < NARROW,
    isSettled,
    hasFailed: performance.getEntriesByType('resource').some((entry) => (entry.responseStatus ?? 0) >= 400),
  };
}

function tellScreen(isSettled: boolean): void {
  notSoon(due);
  due = 0;
  tellTyped();
  const screen = screenNow(isSettled);
  // What was seen at rest needs no second look.
  if (shown === JSON.stringify({ ...screen, isSettled: true })) return;
  const text = JSON.stringify(screen);
  if (text === shown) return;
  shown = text;
  watchGesture(screen);
}

/** The screen or a part of it is still loading: its code may be on its way, before the first call. */
const isLoading = (): boolean =>
  isLeaving(placeNow()) || document.querySelector('main [aria-busy=true]') !== null;

/** Whether webpack is loading a chunk: it removes the script element afterwards. */
const isCodeLoading = (): boolean => document.querySelector('script[data-webpack]') !== null;

/** What waits for an answer may be about to change: it is at rest when that has come. */
function rest(): void {
  // The next screen's code may take longer than the limit, which begins again after it.
  if (isLeaving(placeNow()) && isCodeLoading()) restless = performance.now();
  if ((isCalling() || isLoading()) && performance.now() - restless <= LONGEST_MS) {
    due = soon(rest, PAUSE_MS);
    return;
  }
  // Another address of the same screen has its heading.
  place = { ...place, left: undefined };
  tellScreen(!isCalling());
  // The answer may change nothing that would cause another look.
  if (isCalling()) look();
}

function look(): void {
  if (due === 0) restless = performance.now();
  else if (performance.now() - restless > LONGEST_MS) return;
  notSoon(due);
  due = soon(rest, PAUSE_MS);
}

/** The fields of the pre-rendered login by their names. */
const found = new Map(
  [...document.querySelectorAll<Field>('input, textarea, select')].map((field) => [
    nameOf(field),
    field.value,
  ]),
);

addEventListener('click', onClick, true);
addEventListener('beforeinput', onBeforeInput, true);
addEventListener('input', onInput, true);
addEventListener('change', tellTyped, true);
addEventListener('blur', ({ target }) => target === globalThis && tellTyped());
addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key === 'Escape' && target instanceof Element) tell({ type: 'cliente.teclou', key }, target);
  },
  true,
);
globalThis.navigation?.addEventListener('navigate', onNavigate);
new MutationObserver(look).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
});
// What fades in is seen at the end of it.
for (const type of ['hashchange', 'transitionend', 'animationend']) addEventListener(type, look, true);
tellScreen(false);
