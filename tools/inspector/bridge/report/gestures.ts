import { type Gesture, NUMBER, type RawGesture } from '../../shared/gestures.ts';
import { typed as maskTyped } from '../../shared/mask.ts';
import { kindOfName } from '../../shared/pseudonyms.ts';
import { clearReal, setReal } from '../clock.ts';
import { isCalling } from './calls.ts';
import { longestText, nameOf, namesBefore, PRESSED, roleOf } from './names.ts';
import { watchGesture } from './watch.ts';

/** The screen and typed values are reported after this long without a change. */
const PAUSE_MS = 400;
/** A screen that never stops changing is reported this often. */
const LONGEST_MS = 3000;
/** Below this width the portal shows its phone layout. */
const NARROW = 600;
const LONGEST_WORDS = 120;

/** Shortens a text and removes numbers. `masked-gesture` masks it when it is reported. */
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
/** The timer of the next report, and the time of the first change before it. */
let due = 0;
let changedSince = 0;
/** Fields with typed values that are not reported yet. */
const typed = new Set<Field>();
/** Reported values by field name, since hydration may replace the login's field elements. */
const reportedOf = new Map<string, unknown>();

/** A dialog or its backdrop layer. */
const DIALOG = '[role=dialog], dialog[open], .MuiDialog-container';
/** The element that the customer acts on: counts as visible, even while it fades in. */
let touched: Element | null = null;

/** A named region of a screen. */
const REGION = 'section[aria-label], section[aria-labelledby], [role=region]';
/** The most texts reported as the result of a press in its region. */
const MAX_ANSWERS = 4;
/** The last press in a region, with the button's name and the region's texts before it. */
let pressedIn: {
  readonly region: Element;
  readonly pressed: Element;
  readonly name: string;
  readonly before: ReadonlySet<string>;
} | null = null;

/** The visible texts in an element. */
function piecesOf(element: Element): readonly string[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const pieces: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && node.parentElement !== null && isVisible(node.parentElement)) pieces.push(words(text));
  }
  return pieces;
}

function recordPressed(pressed: Element): void {
  const region = pressed.closest(REGION);
  pressedIn = region && { region, pressed, name: nameOf(pressed), before: new Set(piecesOf(region)) };
}

/** The texts that have replaced the pressed button in its region. */
function answersThere(): readonly string[] {
  if (pressedIn === null) return [];
  const { region, pressed, name, before } = pressedIn;
  if (!region.isConnected || (pressed.isConnected && nameOf(pressed) === name)) return [];
  return piecesOf(region)
    .filter((text) => !before.has(text) && !text.endsWith('…'))
    .slice(0, MAX_ANSWERS);
}

/** Reports the screen as it was before the customer's action on `target`. */
function reportScreenBefore(target: Element | null): void {
  touched = target?.closest(DIALOG) ?? null;
  if (due !== 0 || touched !== null) reportScreen(false);
  touched = null;
}

/** Reports a gesture after the typed values and the screen that preceded it. */
function report(gesture: RawGesture, target: Element | null = null): void {
  reportTyped();
  reportScreenBefore(target);
  pressedIn = null;
  watchGesture(gesture);
}

function reportField(field: Field): void {
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

/** The house number's label: `numero` on the wire is a phone number. */
const HOUSE = 'Número';

/** Masks by the kind that the label names; other digits are masked as a number, so that a copied test can make up one. */
function maskedValue(label: string, value: string): unknown {
  const name = label === HOUSE ? 'nro' : label;
  const isNumber = kindOfName(name) === null && /^\d{1,9}$/.test(value);
  return maskTyped(name, isNumber ? Number(value) : value, words(value));
}

function reportTyped(): void {
  const fields = [...typed];
  typed.clear();
  for (const field of fields) reportField(field);
}

function onInput({ target }: Event): void {
  if (!isField(target) || !isTyped(target)) return;
  // The screen before the first key.
  if (!typed.has(target)) reportScreenBefore(target);
  typed.add(target);
  reportLater();
}

/** A field that a script has changed since its report must be reported again. */
function onBeforeInput({ target }: Event): void {
  if (isField(target) && !typed.has(target) && reportedOf.get(nameOf(target)) !== target.value)
    reportedOf.delete(nameOf(target));
}

/** Reports values typed before this script ran, or filled in by the browser, when their form is submitted. */
function reportFilled(form: HTMLFormElement | null): void {
  for (const field of form?.querySelectorAll<Field>('input, textarea, select') ?? [])
    if (
      isTyped(field) &&
      field.value !== '' &&
      (prerendered.get(nameOf(field)) === field.value || isAutofilled(field))
    )
      reportField(field);
}

function isAutofilled(field: Field): boolean {
  return CSS.supports('selector(:autofill)') && field.matches(':autofill');
}

/** Whether a click is being handled: a navigation that follows it is no typed address. */
let isFollowing = false;

function onClick({ target, detail }: MouseEvent): void {
  const element = target instanceof Element ? target : null;
  isFollowing = true;
  setReal(() => (isFollowing = false));
  const pressed = element?.closest(PRESSED) ?? null;
  // A click on the backdrop closes a dialog like Escape.
  if (element?.matches('.MuiDialog-container') === true)
    report({ type: 'cliente.teclou', key: 'Escape' }, element);
  if (pressed === null || pressed.closest('[data-inspector]') !== null) return;
  const form = pressed.closest('form');
  if (pressed.matches('button, input[type=submit]')) reportFilled(form);
  // Submitting by Enter makes the browser click the button.
  const isByEnter =
    detail === 0 && isField(document.activeElement) && form?.contains(document.activeElement) === true;
  if (isByEnter && pressed instanceof HTMLButtonElement)
    report({ type: 'cliente.enviou', words: words(nameOf(document.activeElement as Element)) }, pressed);
  else
    report(
      {
        type: 'cliente.clicou',
        role: roleOf(pressed),
        words: words(nameOf(pressed)),
        place: 0,
        before: namesBefore(pressed).map((name) => words(name)),
      },
      pressed,
    );
  recordPressed(pressed);
}

/** Reports Back, Forward and typed addresses; navigations of scripts and links follow from other gestures. */
function onNavigate({ userInitiated, navigationType, hashChange, destination }: NavigateEvent): void {
  if (!userInitiated || isFollowing || !hashChange) return;
  if (navigationType === 'traverse')
    report({ type: 'cliente.voltou', by: destination.index - (navigation.currentEntry?.index ?? 0) });
  else report({ type: 'cliente.foi', path: new URL(destination.url).hash.slice(1) });
}

const isVisible = (element: Element): boolean =>
  element.checkVisibility({
    visibilityProperty: true,
    opacityProperty: touched?.contains(element) !== true,
  }) && element.getBoundingClientRect().width > 2;

function namesOf(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => isVisible(element))
    .map((element) => words(nameOf(element)))
    .filter((name) => name !== '');
}

/** The texts of matching elements, without those that end in '…' and report something unfinished. */
function wordsSaid(selector: string): readonly string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => isVisible(element))
    .map((element) => words(longestText(element)))
    .filter((text) => text !== '' && !text.endsWith('…'));
}

/** The address and heading at the last report, and the heading of the previous address. */
let place: {
  readonly path: string;
  readonly heading: Element | undefined;
  readonly previous: Element | undefined;
} = { path: '', heading: undefined, previous: undefined };

function placeNow(): typeof place {
  const path = location.hash.replace(/^#/, '').split('?', 1)[0] || '/';
  const heading = [...document.querySelectorAll('main h1, main h2')].find((each) => isVisible(each));
  place = { path, heading, previous: path === place.path ? place.previous : place.heading };
  return place;
}

/** Whether the former screen is still shown while the code of this address loads. */
const isLeaving = ({ heading, previous }: typeof place): boolean =>
  heading !== undefined && heading === previous;

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

function reportScreen(isSettled: boolean): void {
  clearReal(due);
  due = 0;
  reportTyped();
  const screen = screenNow(isSettled);
  // Already reported at rest.
  if (shown === JSON.stringify({ ...screen, isSettled: true })) return;
  const text = JSON.stringify(screen);
  if (text === shown) return;
  shown = text;
  watchGesture(screen);
}

/** Whether the screen or a part of it is loading, perhaps its code before its first call. */
const isLoading = (): boolean =>
  isLeaving(placeNow()) || document.querySelector('main [aria-busy=true]') !== null;

/** Whether webpack is loading a chunk: it removes the script element afterwards. */
const isCodeLoading = (): boolean => document.querySelector('script[data-webpack]') !== null;

/** Reports the screen once no call is pending and nothing loads, or after the limit. */
function rest(): void {
  // The next screen's code may take longer than the limit, which begins again after it.
  if (isLeaving(placeNow()) && isCodeLoading()) changedSince = performance.now();
  if ((isCalling() || isLoading()) && performance.now() - changedSince <= LONGEST_MS) {
    due = setReal(rest, PAUSE_MS);
    return;
  }
  // Another address of the same screen keeps its heading element.
  place = { ...place, previous: undefined };
  reportScreen(!isCalling());
  // The response may change nothing, and so cause no further report.
  if (isCalling()) reportLater();
}

function reportLater(): void {
  if (due === 0) changedSince = performance.now();
  else if (performance.now() - changedSince > LONGEST_MS) return;
  clearReal(due);
  due = setReal(rest, PAUSE_MS);
}

/** Values of the pre-rendered login by field name. */
const prerendered = new Map(
  [...document.querySelectorAll<Field>('input, textarea, select')].map((field) => [
    nameOf(field),
    field.value,
  ]),
);

addEventListener('click', onClick, true);
addEventListener('beforeinput', onBeforeInput, true);
addEventListener('input', onInput, true);
addEventListener('change', reportTyped, true);
addEventListener('blur', ({ target }) => target === globalThis && reportTyped());
addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key === 'Escape' && target instanceof Element) report({ type: 'cliente.teclou', key }, target);
  },
  true,
);
globalThis.navigation?.addEventListener('navigate', onNavigate);
new MutationObserver(reportLater).observe(document.body, {
  childList: true,
  characterData: true,
  subtree: true,
});
// Elements become visible at the end of their transition.
for (const type of ['hashchange', 'transitionend', 'animationend']) addEventListener(type, reportLater, true);
reportScreen(false);
