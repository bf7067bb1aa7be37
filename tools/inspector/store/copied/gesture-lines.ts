import { type Gesture, isScreen, NUMBER, type Screen } from '../../shared/gestures.ts';
import { withoutPseudonyms, PASSWORD_PSEUDONYM } from '../../shared/pseudonyms.ts';
import { accountOf, filledValue } from '../recording/fill.ts';
import { quoted } from './test-code.ts';

/** A gesture that does something, unlike a screen report. */
export type Action = Exclude<Gesture, Screen>;

/** A gesture, its time, and the test's variable for its page. */
export interface Reported<G extends Gesture = Gesture> {
  readonly at: number;
  readonly page: string;
  readonly gesture: G;
}

export const isAction = (reported: Reported): reported is Reported<Action> => !isScreen(reported.gesture);

/** Placeholder for masked text, which `escaped` turns into `.+`. */
export const ANYTHING = '\uFFFC';

/** Words as part of a regular expression; masked text and numbers match anything of their kind. */
export function escaped(words: string): string {
  return (
    words
      .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
      .replaceAll(NUMBER, String.raw`[\d.,]+`)
      // The portal has a no-break space after R$.
      .replaceAll(/R\\\$\s/g, String.raw`R\$\s`)
      .replaceAll(ANYTHING, '.+')
  );
}

/** A locator's name: the words, or a pattern if they have numbers or masked text. Null: no letter is unmasked. */
function nameFor(words: string): string | null {
  const open = withoutPseudonyms(words, ANYTHING);
  if (!/\p{L}/u.test(open)) return null;
  const whole = open.replace(/…$/, '');
  if (whole !== open) return `/^${escaped(whole)}/`;
  return open.includes(NUMBER) || open.includes(ANYTHING) ? `/^${escaped(open)}$/` : quoted(open);
}

function fieldFor(page: string, words: string): string {
  const label = escaped(withoutPseudonyms(words, ANYTHING));
  return `${page}.locator('input:not([type=checkbox], [type=radio]), select, textarea').and(${page}.getByLabel(/^${label}(\\s\\*)?$/))`;
}

function valueFor(words: string, value: unknown): string {
  if (value === PASSWORD_PSEUDONYM) return 'SENHA';
  const account = accountOf(value);
  if (account !== null)
    return `accounts.${account}.${String(value).startsWith('documento') ? 'documento' : 'nome'}`;
  // Only a field labelled CNPJ gets a CNPJ: other documents are filled with a CPF.
  const ofItsKind = words.startsWith('CNPJ') ? String(value).replace(/^documento#/, 'CNPJ#') : value;
  return quoted(String(filledValue(ofItsKind)));
}

/** By label, or by index if the label has numbers or masked text. */
function optionFor({ option, index }: Extract<Action, { type: 'cliente.escolheu' }>): string {
  const name = nameFor(option);
  return name?.startsWith("'") === true ? `{ label: ${name} }` : `{ index: ${index} }`;
}

function clickLine(
  page: string,
  { role, words, place }: Extract<Action, { type: 'cliente.clicou' }>,
): string {
  const name = nameFor(words);
  const found = `${page}.getByRole(${quoted(role)}${name === null ? '' : `, { name: ${name}, exact: true }`})`;
  const one = place > 0 ? `${found}.nth(${place})` : `${found}.first()`;
  return `await ${one}.click();`;
}

/** An action as a line of the test; empty: nothing to do. */
export function lineFor({ page, gesture }: Reported<Action>): string {
  switch (gesture.type) {
    case 'cliente.clicou':
      return clickLine(page, gesture);
    case 'cliente.escreveu':
      return `await ${fieldFor(page, gesture.words)}.fill(${valueFor(gesture.words, gesture.value)});`;
    case 'cliente.escolheu':
      return `await ${fieldFor(page, gesture.words)}.selectOption(${optionFor(gesture)});`;
    case 'cliente.enviou':
      return `await ${fieldFor(page, gesture.words)}.press('Enter');`;
    case 'cliente.teclou':
      return `await ${page}.keyboard.press(${quoted(gesture.key)});`;
    case 'cliente.foi':
      return `await ${page}.goto(${quoted(`/#${gesture.path}`)});`;
    case 'cliente.voltou':
      return `await ${page}.evaluate(() => history.go(${gesture.by}));`;
    default:
      return '';
  }
}

function textLine(page: string, words: string): readonly string[] {
  const name = nameFor(words)?.replace(/^\/\^(.*?)\$?\/$/, '/$1/') ?? null;
  return name === null
    ? []
    : [`await expect(${page}.getByText(${name}).filter({ visible: true }).first()).toBeVisible();`];
}

/** Expects the URL and the dialogs or the heading. `includeHidden`: in the test a dialog may cover the heading. */
function placeLines(page: string, { path, dialogs, heading, isSettled }: Screen): readonly string[] {
  const named = (role: string, words: string): readonly string[] => {
    const name = nameFor(words);
    return name === null
      ? []
      : [
          `await expect(${page}.getByRole('${role}', { name: ${name}, includeHidden: true }).first()).toBeVisible();`,
        ];
  };
  return [
    `await expect(${page}).toHaveURL(${path === '/' ? String.raw`/\/(?:#\/)?$/` : `/#${escaped(path)}(?:\\?|$)/`});`,
    ...dialogs.flatMap((words) => named('dialog', words)),
    // The heading of an unsettled screen may differ in the test.
    ...(isSettled && dialogs.length === 0 ? named('heading', heading) : []),
  ];
}

/** Expects the screens since the last call: first the alerts that disappeared, then the last screen. */
function seenLines(page: string, screens: readonly Screen[], previous: Screen | null): readonly string[] {
  const last = screens.at(-1);
  if (last === undefined) return [];
  const said = new Set(screens.flatMap(({ alerts }) => alerts));
  const news = [...said].filter((words) => previous?.alerts.includes(words) !== true);
  const isLast = (words: string): boolean => last.alerts.includes(words);
  const [now, then] = [last, previous].map((each) =>
    JSON.stringify([each?.path, each?.dialogs, each?.heading, each?.alerts, each?.notes]),
  );
  const notes = last.notes.filter((words) => last.isSettled && previous?.notes.includes(words) !== true);
  return [
    ...news.filter((words) => !isLast(words)).flatMap((words) => textLine(page, words)),
    ...(now === then ? [] : placeLines(page, last)),
    ...[...news.filter(isLast), ...notes].flatMap((words) => textLine(page, words)),
  ];
}

/** Collects the pages' screens; `takeLines` returns the expectations for them and clears the list. */
export function createScreenChecks() {
  const previous = new Map<string, Screen>();
  const since = new Map<string, Screen[]>();
  const linesFor = (page: string): readonly string[] => {
    const screens = since.get(page) ?? [];
    const lines = seenLines(page, screens, previous.get(page) ?? null);
    const last = screens.at(-1);
    if (last !== undefined) previous.set(page, last);
    since.delete(page);
    return lines;
  };
  const add = (page: string, screen: Screen): void =>
    void since.set(page, [...(since.get(page) ?? []), screen]);
  return { add, takeLines: () => [...since.keys()].flatMap((page) => linesFor(page)) };
}
