import { type Gesture, isScreen, NUMBER, type Screen } from '../../shared/gestures.ts';
import { withoutPseudonyms, PASSWORD_PSEUDONYM } from '../../shared/pseudonyms.ts';
import { accountOf, filledValue } from '../recording/fill.ts';
import { quoted } from './test-code.ts';

/** What the customer did. */
export type Deed = Exclude<Gesture, Screen>;

/** A gesture, and the test's name for the page in which it was made. */
export interface Reported<G extends Gesture = Gesture> {
  readonly at: number;
  readonly page: string;
  readonly gesture: G;
}

/** Whether it was done; else it was seen. */
export const isDeed = (reported: Reported): reported is Reported<Deed> => !isScreen(reported.gesture);

/** In their place while a pattern is made. */
export const ANYTHING = '\uFFFC';

/** Words as a part of a pattern, whatever was masked or counted in them. */
export function escaped(words: string): string {
  return (
    words
      .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
      .replaceAll(NUMBER, String.raw`[\d.,]+`)
      // The portal never breaks a line within an amount.
      .replaceAll(/R\\\$\s/g, String.raw`R\$\s`)
      .replaceAll(ANYTHING, '.+')
  );
}

/** A name for a locator: the words, or a pattern where a number or somebody's name stood. Null: nothing of it is known. */
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
  // A field of its own holds a company's document alone.
  const own = words.startsWith('CNPJ') ? String(value).replace(/^documento#/, 'CNPJ#') : value;
  return quoted(String(filledValue(own)));
}

/** By its words, unless they are masked. */
function optionFor({ option, index }: Extract<Deed, { type: 'cliente.escolheu' }>): string {
  const name = nameFor(option);
  return name?.startsWith("'") === true ? `{ label: ${name} }` : `{ index: ${index} }`;
}

function pressed(page: string, { role, words, place }: Extract<Deed, { type: 'cliente.clicou' }>): string {
  const name = nameFor(words);
  const found = `${page}.getByRole(${quoted(role)}${name === null ? '' : `, { name: ${name}, exact: true }`})`;
  const one = place > 0 ? `${found}.nth(${place})` : `${found}.first()`;
  return `await ${one}.click();`;
}

/** A deed as a line of a test. */
export function lineFor({ page, gesture }: Reported<Deed>): string {
  switch (gesture.type) {
    case 'cliente.clicou':
      return pressed(page, gesture);
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

function saidLine(page: string, words: string): readonly string[] {
  const name = nameFor(words)?.replace(/^\/\^(.*?)\$?\/$/, '/$1/') ?? null;
  return name === null
    ? []
    : [`await expect(${page}.getByText(${name}).filter({ visible: true }).first()).toBeVisible();`];
}

/** Where a screen is, with its heading or its dialogs: the heading may lie behind a dialog by the time of the test. */
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
    // One that the customer left before it was at rest may be another in the test.
    ...(isSettled && dialogs.length === 0 ? named('heading', heading) : []),
  ];
}

/** What is to be seen of the screens since the last look: what was said and has gone, then the last of them. */
function seenLines(page: string, screens: readonly Screen[], before: Screen | null): readonly string[] {
  const last = screens.at(-1);
  if (last === undefined) return [];
  const said = new Set(screens.flatMap(({ alerts }) => alerts));
  const news = [...said].filter((words) => before?.alerts.includes(words) !== true);
  const isLast = (words: string): boolean => last.alerts.includes(words);
  const [now, then] = [last, before].map((each) =>
    JSON.stringify([each?.path, each?.dialogs, each?.heading, each?.alerts, each?.notes]),
  );
  const notes = last.notes.filter((words) => last.isSettled && before?.notes.includes(words) !== true);
  return [
    ...news.filter((words) => !isLast(words)).flatMap((words) => saidLine(page, words)),
    ...(now === then ? [] : placeLines(page, last)),
    ...[...news.filter(isLast), ...notes].flatMap((words) => saidLine(page, words)),
  ];
}

/** Looks at pages and tells what a test of them expects. */
export function createLooks() {
  const before = new Map<string, Screen>();
  const since = new Map<string, Screen[]>();
  const look = (page: string): readonly string[] => {
    const screens = since.get(page) ?? [];
    const lines = seenLines(page, screens, before.get(page) ?? null);
    const last = screens.at(-1);
    if (last !== undefined) before.set(page, last);
    since.delete(page);
    return lines;
  };
  const add = (page: string, screen: Screen): void =>
    void since.set(page, [...(since.get(page) ?? []), screen]);
  return { add, lookAtAll: () => [...since.keys()].flatMap((page) => look(page)) };
}
