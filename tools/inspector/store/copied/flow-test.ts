import {
  type CallEvent,
  CUSTOMER,
  type Gesture,
  isScreen,
  type Screen,
  SERVER,
} from '../../shared/gestures.ts';
import { withoutPseudonyms } from '../../shared/pseudonyms.ts';
import { accountOf, filled } from '../recording/fill.ts';
import type { Expected } from '../expected.ts';
import type { FaultsWritten } from '../faults.ts';
import type { Tab } from '../session.ts';
import { ANYTHING, createLooks, escaped, isDeed, lineFor, type Reported } from './gesture-lines.ts';
import { quoted } from './test-code.ts';

/** A recording as a browser test of the house. */
export interface FlowTest {
  readonly code: string;
  /** Of its body. */
  readonly lines: readonly string[];
  /** Gestures in it, of all that were made: from where the inspector took part on they are not the customer's alone. */
  readonly steps: number;
  readonly of: number;
}

type ReportedCall = ReturnType<typeof callsIn>[number];

function callsIn({ moments }: Tab) {
  return moments
    .filter(({ actor }) => actor === SERVER)
    .map(({ at, event, facts }) => ({ at, event: event as unknown as CallEvent, body: facts.output }));
}

/** The sign-in is no write; a test that begins signed in has one of its own. */
const SIGN_IN = '/token';

/** Every write of the recording reaches the server, in this order and no more often. */
function writesLine(calls: readonly ReportedCall[]): readonly string[] {
  const paths = calls
    .map(({ event }) => event)
    .filter(({ type, method, path }) => type === 'chamada.saiu' && method === 'POST' && path !== SIGN_IN)
    .map(({ path }) => {
      const open = withoutPseudonyms(path, ANYTHING);
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
function exchangedAnswers(
  calls: readonly ReportedCall[],
  reported: readonly Reported[],
): readonly FaultsWritten[] {
  return calls.flatMap(({ event, body, at }) => {
    if (event.type !== 'chamada.trocada') return [];
    const begun = calls.find(({ event: { call } }) => call === event.call)?.at ?? at;
    const deed = reported.findLast((each) => isDeed(each) && each.at <= begun);
    const { method, path, status } = event;
    const fault = {
      method: method as 'GET',
      path: withoutPseudonyms(path, '*'),
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
function linesOf(reported: readonly Reported[], written: readonly FaultsWritten[], account: string | null) {
  const lines: string[] = [];
  const opened = new Set<string>();
  const looks = createLooks();
  let left = [...written];
  let isBroken = false;
  for (const each of reported) {
    const { page, at, gesture } = each;
    if (isScreen(gesture)) {
      // What another page has done by then, it may have done for this one: a session.
      if (!opened.has(page)) lines.push(...looks.lookAtAll(), ...openingLines(page, gesture.path, account));
      opened.add(page);
      looks.add(page, gesture);
    } else if (isDeed(each)) {
      lines.push(...looks.lookAtAll());
      const due = left.filter((one) => one.at <= at).at(-1);
      left = left.filter((one) => one.at > at);
      // None are in force when a test begins.
      if (due !== undefined && (isBroken || due.faults.length > 0))
        lines.push(`await server.faults(...${JSON.stringify(due.faults)});`);
      isBroken = due === undefined ? isBroken : due.faults.length > 0;
      lines.push(lineFor(each));
    }
  }
  return [...lines, ...looks.lookAtAll()];
}

const fieldOf = (reported: Reported | undefined): string | null =>
  reported?.gesture.type === 'cliente.escreveu' ? reported.gesture.words : null;

/** One entry for what was typed into a field in several goes, without what was seen between them. */
function withoutHalfTyped(reported: readonly Reported[]): readonly Reported[] {
  const deeds = reported.filter(isDeed);
  let done = 0;
  return reported.filter((each) => {
    if (isDeed(each)) done += 1;
    const field = fieldOf(deeds[done - 1]);
    return field === null || field !== fieldOf(deeds[done]);
  });
}

/** The later looks at the same screen of a page, before another came. */
function staysOf(reported: readonly Reported[], at: number, path: string): readonly Screen[] {
  const later = reported.slice(at + 1).filter(({ page }) => page === reported[at]?.page);
  const screens = later.flatMap(({ gesture }) => (isScreen(gesture) ? [gesture] : []));
  const end = screens.findIndex((screen) => screen.path !== path);
  return end === -1 ? screens : screens.slice(0, end);
}

/** A heading that still stood there at rest is the screen's, or one that no later look saw change: the customer was quick. */
function withSteadyHeadings(reported: readonly Reported[]): readonly Reported[] {
  return reported.map((each, at) => {
    const { gesture } = each;
    if (!isScreen(gesture) || gesture.isSettled) return each;
    const stays = staysOf(reported, at, gesture.path);
    const atRest = stays.find(({ isSettled }) => isSettled);
    const looks = atRest === undefined ? stays : [atRest];
    const isSteady = looks.length > 0 && looks.every(({ heading }) => heading === gesture.heading);
    return isSteady ? { ...each, gesture: { ...gesture, isSettled: true, notes: [] } } : each;
  });
}

/** When its customer began, the last of all when nobody did. */
const startOf = ({ moments }: Tab): number => moments.find(({ actor }) => actor === CUSTOMER)?.at ?? Infinity;

function reportedIn(tab: Tab, page: string): readonly Reported[] {
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
    .flatMap((tab, index) => withoutHalfTyped(reportedIn(tab, pageOf(index))))
    .toSorted((one, other) => one.at - other.at);
  const end = all.findIndex(({ gesture }) => gesture.type === 'inspetor.agiu');
  const wanted = wantedOf(begun);
  const done = (end === -1 ? all : all.slice(0, end)).filter(({ at }) => at <= (wanted?.until ?? Infinity));
  // What was seen after the last deed is what should not have been.
  const reported = withSteadyHeadings(wanted === null ? done : done.slice(0, done.findLastIndex(isDeed) + 1));
  const deeds = reported.filter(isDeed);
  const [first] = reported;
  const screens = reported.map(({ gesture }) => gesture).filter(isScreen);
  if (first === undefined || deeds.length === 0) return 'Nada foi feito nesta aba pelo cliente.';
  const last = end === -1 ? Infinity : (all[end]?.at ?? 0);
  const calls = begun.flatMap(callsIn).filter(({ at }) => at <= last);
  const faults = [...written, ...exchangedAnswers(calls, reported)].toSorted(
    (one, other) => one.at - other.at,
  );
  const account = begun[0] === undefined ? null : restoredAccount(begun[0]);
  const lines = [...linesOf(reported, faults, account), ...(wanted?.lines ?? writesLine(calls))];
  if (screens.some(({ hasFailed }) => hasFailed) || faults.length > 0)
    lines.unshift('guard.allow(/Failed to load resource/);');
  const of = all.filter((each) => isDeed(each) && each.gesture.type !== 'inspetor.agiu').length;
  return { code: fileOf(lines, first.at, screens[0]?.isNarrow === true), lines, steps: deeds.length, of };
}
