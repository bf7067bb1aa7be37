import { type CallEvent, CUSTOMER, type Gesture, NUMBER, SERVER } from '../../shared/gestures.ts';
import { PASSWORD_PSEUDONYM } from '../../shared/pseudonyms.ts';
import { accountOf, filled, filledValue } from '../recording/fill.ts';
import type { Expected } from '../expected.ts';
import type { FaultsWritten } from '../faults.ts';
import type { Tab } from '../session.ts';
import { quoted } from './test-code.ts';

/** A recording as a browser test of the house. */
export interface FlowTest {
  readonly code: string;
  /** Gestures in it, of all that were made: from where the inspector took part on they are not the customer's alone. */
  readonly steps: number;
  readonly of: number;
}

type Screen = Extract<Gesture, { type: 'página.mostrou' }>;
type Deed = Exclude<Gesture, Screen>;

/** A gesture, and the test's name for the page in which it was made. */
interface Told<G extends Gesture = Gesture> {
  readonly at: number;
  readonly page: string;
  readonly gesture: G;
}

const isScreen = (gesture: Gesture): gesture is Screen => gesture.type === 'página.mostrou';
const isDeed = (told: Told): told is Told<Deed> => !isScreen(told.gesture);

/** Masked words side by side. */
const MASKED = /(?<![\p{L}-])\p{L}[\p{L}-]{0,39}#\w{1,40}(?:[ ,.'&/-]{1,3}\p{L}[\p{L}-]{0,39}#\w{1,40})*/gu;
/** In their place while a pattern is made. */
const ANYTHING = '\uFFFC';

function escaped(words: string): string {
  return words
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
    .replaceAll(NUMBER, String.raw`[\d.,]+`)
    .replaceAll(ANYTHING, '.+');
}

/** A name for a locator: the words, or a pattern where a number or somebody's name stood. Null: nothing of it is known. */
function nameFor(words: string): string | null {
  const open = words.replaceAll(MASKED, ANYTHING);
  if (!/\p{L}/u.test(open)) return null;
  const whole = open.replace(/…$/, '');
  if (whole !== open) return `/^${escaped(whole)}/`;
  return open.includes(NUMBER) || open.includes(ANYTHING) ? `/^${escaped(open)}$/` : quoted(open);
}

function fieldFor(page: string, words: string): string {
  const label = escaped(words.replaceAll(MASKED, ANYTHING));
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

function lineFor({ page, gesture }: Told<Deed>): string {
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
function createLooks() {
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
  return { add, look, lookAtAll: () => [...since.keys()].flatMap((page) => look(page)) };
}

type ToldCall = ReturnType<typeof callsIn>[number];

function callsIn({ moments }: Tab) {
  return moments
    .filter(({ actor }) => actor === SERVER)
    .map(({ at, event, facts }) => ({ at, event: event as unknown as CallEvent, body: facts.output }));
}

/** The sign-in is no write; a test that begins signed in has one of its own. */
const SIGN_IN = '/token';

/** Every write of the recording reaches the server, in this order and no more often. */
function writesLine(calls: readonly ToldCall[]): readonly string[] {
  const paths = calls
    .map(({ event }) => event)
    .filter(({ type, method, path }) => type === 'chamada.saiu' && method === 'POST' && path !== SIGN_IN)
    .map(({ path }) => {
      const open = path.replaceAll(MASKED, ANYTHING);
      return open === path ? quoted(path) : `expect.stringMatching(/^${escaped(open)}$/)`;
    });
  if (calls.length === 0) return [];
  const found = `(await server.log()).filter(({ method, path }) => method === 'POST' && path !== '${SIGN_IN}').map(({ path }) => path)`;
  return [`await expect.poll(async () => ${found}).toEqual([${paths.join(', ')}]);`];
}

/** What should have been, looked for once the page has nothing more to ask. */
function expectedLines(page: string, expected: Expected): readonly string[] {
  const rest = `await ${page}.waitForLoadState('networkidle');`;
  if (expected.kind === 'text') {
    const found = `${page}.getByText(${quoted(expected.text)}).filter({ visible: true })`;
    // Looked at once: a toast goes by itself.
    return expected.isShown
      ? [`await expect(${found}.first()).toBeVisible();`]
      : [rest, `expect(await ${found}.count()).toBe(0);`];
  }
  if (expected.kind === 'state') return [];
  const path = `/^${escaped(expected.path.replaceAll('*', ANYTHING))}$/`;
  const found = `(await server.log()).filter(({ method, path }) => method === ${quoted(expected.method)} && ${path}.test(path))`;
  return [rest, `await expect.poll(async () => ${found}).toHaveLength(${expected.times});`];
}

/** What should have been, in the page of its tab; null: nothing is expected. */
function wantedOf(
  tabs: readonly Tab[],
): { readonly until: number; readonly lines: readonly string[] } | null {
  const index = tabs.findIndex(({ expected }) => expected !== undefined && expected.kind !== 'state');
  const tab = tabs[index];
  if (tab?.expected === undefined) return null;
  const until = tab.moments.findLast(({ n }) => n <= (tab.expected?.n ?? 0))?.at ?? 0;
  return { until, lines: expectedLines(pageOf(index), tab.expected) };
}

/** Answers that QA has exchanged, as faults of the server: in force from the deed on that the call followed from. */
function exchangedAnswers(calls: readonly ToldCall[], told: readonly Told[]): readonly FaultsWritten[] {
  return calls.flatMap(({ event, body, at }) => {
    if (event.type !== 'chamada.trocada') return [];
    const begun = calls.find(({ event: { call } }) => call === event.call)?.at ?? at;
    const deed = told.findLast((each) => isDeed(each) && each.at <= begun);
    const { method, path, status } = event;
    const fault = {
      method: method as 'GET',
      path: path.replaceAll(MASKED, '*'),
      mode: 'status' as const,
      times: 1,
    };
    return [{ at: deed?.at ?? 0, faults: [{ ...fault, status: status ?? 500, body: filled(body, begun) }] }];
  });
}

/** The account whose session a page began with; null: nobody's. */
function restoredAccount(tab: Tab): string | null {
  const session = tab.moments.find(({ event }) => event.type === 'xstate.done.actor.restoreSession');
  const { output } = (session?.event ?? {}) as { output?: { name?: unknown } | null };
  return accountOf(output?.name);
}

/** The first page begins with its session; what others of one browser begin with is in their storage by then. */
function openingLines(page: string, path: string, account: string | null): readonly string[] {
  if (page === FIRST && account !== null)
    return [`await enter(page, server, accounts.${account}, ${quoted(path)});`];
  return [
    ...(page === FIRST ? [] : [`const ${page} = await context.newPage();`]),
    `await ${page}.goto(${quoted(path === '/' ? '/' : `/#${path}`)});`,
  ];
}

const FIRST = 'page';
const pageOf = (index: number): string => (index === 0 ? FIRST : `${FIRST}${index + 1}`);

/** The deeds with the screen that stood before each, and the last of every page. */
function linesOf(told: readonly Told[], written: readonly FaultsWritten[], account: string | null) {
  const lines: string[] = [];
  const opened = new Set<string>();
  const looks = createLooks();
  let left = [...written];
  for (const each of told) {
    const { page, at, gesture } = each;
    if (isScreen(gesture)) {
      if (!opened.has(page)) lines.push(...openingLines(page, gesture.path, account));
      opened.add(page);
      looks.add(page, gesture);
    } else if (isDeed(each)) {
      lines.push(...looks.look(page));
      const due = left.filter((one) => one.at <= at).at(-1);
      left = left.filter((one) => one.at > at);
      if (due !== undefined) lines.push(`await server.faults(...${JSON.stringify(due.faults)});`);
      lines.push(lineFor(each));
    }
  }
  return [...lines, ...looks.lookAtAll()];
}

const fieldOf = (told: Told | undefined): string | null =>
  told?.gesture.type === 'cliente.escreveu' ? told.gesture.words : null;

/** One entry for what was typed into a field in several goes, without what was seen between them. */
function withoutHalfTyped(told: readonly Told[]): readonly Told[] {
  const deeds = told.filter(isDeed);
  let done = 0;
  return told.filter((each) => {
    if (isDeed(each)) done += 1;
    const field = fieldOf(deeds[done - 1]);
    return field === null || field !== fieldOf(deeds[done]);
  });
}

/** When its customer began, the last of all when nobody did. */
const startOf = ({ moments }: Tab): number => moments.find(({ actor }) => actor === CUSTOMER)?.at ?? Infinity;

function toldIn(tab: Tab, page: string): readonly Told[] {
  return tab.moments
    .filter(({ actor }) => actor === CUSTOMER)
    .map(({ at, event }) => ({ at, page, gesture: event as unknown as Gesture }));
}

function importsOf(text: string): readonly string[] {
  const people = [/\baccounts\b/, /\bSENHA\b/].flatMap((name) => name.exec(text) ?? []);
  return [
    ...(people.length > 0 ? [`import { ${people.join(', ')} } from '../fixtures/accounts.ts';`] : []),
    ...(text.includes('await enter(') ? [`import { enter } from '../fixtures/actions.ts';`] : []),
    `import { expect, test } from '../fixtures/test.ts';`,
  ];
}

/** The test's file: its title says when it was recorded, and with what it looks. */
function fileOf(lines: readonly string[], at: number, isNarrow: boolean): string {
  const used = ['page', 'context', 'server', 'guard'].filter((name) =>
    lines.some((line) => line.split(/\W+/).includes(name)),
  );
  const title = `recorded ${new Date(at).toISOString().slice(0, 19)} ${isNarrow ? '@phone' : '@desktop'}`;
  return [
    ...importsOf(lines.join('\n')),
    '',
    `test(${quoted(title)}, async ({ ${used.join(', ')} }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

/**
 * What a customer did in one tab, or in several of one browser, as a test for `e2e/`: in the house's fixtures, on data as seeded.
 * @returns a sentence when there is nothing to make a test of
 */
export function flowTest(tabs: readonly Tab[], written: readonly FaultsWritten[]): FlowTest | string {
  const begun = tabs.toSorted((one, other) => startOf(one) - startOf(other));
  const all = begun
    .flatMap((tab, index) => withoutHalfTyped(toldIn(tab, pageOf(index))))
    .toSorted((one, other) => one.at - other.at);
  const end = all.findIndex(({ gesture }) => gesture.type === 'inspetor.agiu');
  const wanted = wantedOf(begun);
  const done = (end === -1 ? all : all.slice(0, end)).filter(({ at }) => at <= (wanted?.until ?? Infinity));
  // What was seen after the last deed is what should not have been.
  const told = wanted === null ? done : done.slice(0, done.findLastIndex(isDeed) + 1);
  const deeds = told.filter(isDeed);
  const [first] = told;
  const screens = told.map(({ gesture }) => gesture).filter(isScreen);
  if (first === undefined || deeds.length === 0) return 'Nada foi feito nesta aba pelo cliente.';
  const last = end === -1 ? Infinity : (all[end]?.at ?? 0);
  const calls = begun.flatMap(callsIn).filter(({ at }) => at <= last);
  const faults = [...written, ...exchangedAnswers(calls, told)].toSorted((one, other) => one.at - other.at);
  const account = begun[0] === undefined ? null : restoredAccount(begun[0]);
  const lines = [...linesOf(told, faults, account), ...(wanted?.lines ?? writesLine(calls))];
  if (screens.some(({ hasFailed }) => hasFailed) || faults.length > 0)
    lines.unshift('guard.allow(/Failed to load resource/);');
  const of = all.filter((each) => isDeed(each) && each.gesture.type !== 'inspetor.agiu').length;
  return { code: fileOf(lines, first.at, screens[0]?.isNarrow === true), steps: deeds.length, of };
}
