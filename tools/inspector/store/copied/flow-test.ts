import {
  ACTED,
  type CallEvent,
  CUSTOMER,
  type Gesture,
  isScreen,
  type Screen,
  SERVER,
} from '../../shared/gestures.ts';
import { withoutPseudonyms } from '../../shared/pseudonyms.ts';
import { inline } from '../../shared/words.ts';
import { accountOf, filled } from '../recording/fill.ts';
import type { Expected } from '../expected.ts';
import type { FaultsWritten } from '../faults.ts';
import type { Tab } from '../session.ts';
import { ANYTHING, createScreenChecks, escaped, isAction, lineFor, type Reported } from './gesture-lines.ts';
import { quoted } from './test-code.ts';

export interface FlowTest {
  readonly code: string;
  readonly lines: readonly string[];
  /** Actions in the test, of all that were recorded: it ends at the first intervention of the inspector. */
  readonly steps: number;
  readonly of: number;
}

type ReportedCall = ReturnType<typeof callsIn>[number];

function callsIn({ moments }: Tab) {
  return moments
    .filter(({ actor }) => actor === SERVER)
    .map(({ at, event, facts }) => ({ at, event: event as unknown as CallEvent, body: facts.output }));
}

/** Not counted as a write: a test that begins with a session makes a sign-in request of its own. */
const SIGN_IN = '/token';

const READS: readonly string[] = ['GET', 'HEAD'];

/** Expects exactly the recorded writes at the server, in order. */
function writesLine(calls: readonly ReportedCall[]): readonly string[] {
  const paths = calls
    .map(({ event }) => event)
    .filter(
      ({ type, method, path }) => type === 'chamada.saiu' && !READS.includes(method) && path !== SIGN_IN,
    )
    .map(({ method, path }) => {
      const call = `${method} ${path}`;
      const open = withoutPseudonyms(call, ANYTHING);
      return open === call ? quoted(call) : `expect.stringMatching(/^${escaped(open)}$/)`;
    });
  if (calls.length === 0) return [];
  const found = `(await server.log()).filter(({ method, path }) => !${inline(READS)}.includes(method) && path !== '${SIGN_IN}').map(({ method, path }) => \`\${method} \${path}\`)`;
  return [`await expect.poll(async () => ${found}).toEqual([${paths.join(', ')}]);`];
}

/** Checks an expectation; an absent text and calls only once the network is idle. */
function expectedLines(page: string, expected: Expected): readonly string[] {
  const rest = `await ${page}.waitForLoadState('networkidle');`;
  if (expected.kind === 'text') {
    const found = `${page}.getByText(${quoted(expected.text)}).filter({ visible: true })`;
    // Counted once: with retries it would pass as soon as a toast disappears.
    return expected.isShown
      ? [`await expect(${found}.first()).toBeVisible();`]
      : [rest, `expect(await ${found}.count()).toBe(0);`];
  }
  if (expected.kind === 'state') return [];
  const path = `/^${escaped(expected.path.replaceAll('*', ANYTHING))}$/`;
  const found = `(await server.log()).filter(({ method, path }) => method === ${quoted(expected.method)} && ${path}.test(path))`;
  return [rest, `await expect.poll(async () => ${found}).toHaveLength(${expected.times});`];
}

/** The first expectation of a text or a call in the tabs, as lines, and the time of its moment; null: none. */
function wantedOf(
  tabs: readonly Tab[],
): { readonly until: number; readonly lines: readonly string[] } | null {
  const index = tabs.findIndex(({ expected }) => expected !== undefined && expected.kind !== 'state');
  const tab = tabs[index];
  if (tab?.expected === undefined) return null;
  const until = tab.moments.findLast(({ n }) => n <= (tab.expected?.n ?? 0))?.at ?? 0;
  return { until, lines: expectedLines(pageOf(index), tab.expected) };
}

/** Responses that QA replaced, as server faults set before the action that caused the call. */
function exchangedAnswers(
  calls: readonly ReportedCall[],
  reported: readonly Reported[],
): readonly FaultsWritten[] {
  return calls.flatMap(({ event, body, at }) => {
    if (event.type !== 'chamada.trocada') return [];
    const begun = calls.find(({ event: { call } }) => call === event.call)?.at ?? at;
    const action = reported.findLast((each) => isAction(each) && each.at <= begun);
    const { method, path, status } = event;
    const fault = {
      method: method as 'GET',
      path: withoutPseudonyms(path, '*'),
      mode: 'status' as const,
      times: 1,
    };
    return [
      { at: action?.at ?? 0, faults: [{ ...fault, status: status ?? 500, body: filled(body, begun) }] },
    ];
  });
}

/** The demonstration account whose session was restored at page load; null: none. */
function restoredAccount(tab: Tab): string | null {
  const session = tab.moments.find(({ event }) => event.type === 'xstate.done.actor.restoreSession');
  const { output } = (session?.event ?? {}) as { output?: { name?: unknown } | null };
  return accountOf(output?.name);
}

/** Opens a page. Only the first signs in: later pages of the browser find the session in its storage. */
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

/** The actions, each after the expectations for the screens before it; the last screens at the end. */
function linesOf(reported: readonly Reported[], written: readonly FaultsWritten[], account: string | null) {
  const lines: string[] = [];
  const opened = new Set<string>();
  const screenChecks = createScreenChecks();
  let left = [...written];
  let isBroken = false;
  for (const each of reported) {
    const { page, at, gesture } = each;
    if (isScreen(gesture)) {
      // Wait for the other pages first: this page may need the session that they create.
      if (!opened.has(page))
        lines.push(...screenChecks.takeLines(), ...openingLines(page, gesture.path, account));
      opened.add(page);
      screenChecks.add(page, gesture);
    } else if (isAction(each)) {
      lines.push(...screenChecks.takeLines());
      const due = left.filter((one) => one.at <= at).at(-1);
      left = left.filter((one) => one.at > at);
      // A test begins without faults: clear them only if the test has set some.
      if (due !== undefined && (isBroken || due.faults.length > 0))
        lines.push(`await server.faults(...${JSON.stringify(due.faults)});`);
      isBroken = due === undefined ? isBroken : due.faults.length > 0;
      lines.push(lineFor(each));
    }
  }
  return [...lines, ...screenChecks.takeLines()];
}

const fieldOf = (reported: Reported | undefined): string | null =>
  reported?.gesture.type === 'cliente.escreveu' ? reported.gesture.words : null;

/** Keeps only the last of successive edits of one field, without the screens between them. */
function withoutHalfTyped(reported: readonly Reported[]): readonly Reported[] {
  const actions = reported.filter(isAction);
  let done = 0;
  return reported.filter((each) => {
    if (isAction(each)) done += 1;
    const field = fieldOf(actions[done - 1]);
    return field === null || field !== fieldOf(actions[done]);
  });
}

/** A page's later reports of the same path, up to its next path. */
function staysOf(reported: readonly Reported[], at: number, path: string): readonly Screen[] {
  const later = reported.slice(at + 1).filter(({ page }) => page === reported[at]?.page);
  const screens = later.flatMap(({ gesture }) => (isScreen(gesture) ? [gesture] : []));
  const end = screens.findIndex((screen) => screen.path !== path);
  return end === -1 ? screens : screens.slice(0, end);
}

/** Marks an unsettled screen as settled if its heading is the same in the settled report or, without one, in all later ones. */
function withSteadyHeadings(reported: readonly Reported[]): readonly Reported[] {
  return reported.map((each, at) => {
    const { gesture } = each;
    if (!isScreen(gesture) || gesture.isSettled) return each;
    const stays = staysOf(reported, at, gesture.path);
    const atRest = stays.find(({ isSettled }) => isSettled);
    const reports = atRest === undefined ? stays : [atRest];
    const isSteady = reports.length > 0 && reports.every(({ heading }) => heading === gesture.heading);
    return isSteady ? { ...each, gesture: { ...gesture, isSettled: true, notes: [] } } : each;
  });
}

/** Time of the tab's first gesture; Infinity: none, so that it sorts last. */
const startOf = ({ moments }: Tab): number => moments.find(({ actor }) => actor === CUSTOMER)?.at ?? Infinity;

function reportedIn(tab: Tab, page: string): readonly Reported[] {
  return tab.moments
    .filter(({ actor, event }) => actor === CUSTOMER || event.type === ACTED)
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

/** The test's file. The title has the recording's time and @phone or @desktop. */
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
 * The customer's gestures in tabs of one browser as a test for `e2e/`: with its fixtures, on seeded data.
 * @returns a sentence when there is nothing to make a test of
 */
export function flowTest(tabs: readonly Tab[], written: readonly FaultsWritten[]): FlowTest | string {
  const begun = tabs.toSorted((one, other) => startOf(one) - startOf(other));
  const all = begun
    .flatMap((tab, index) => withoutHalfTyped(reportedIn(tab, pageOf(index))))
    .toSorted((one, other) => one.at - other.at);
  const end = all.findIndex(({ gesture }) => gesture.type === ACTED);
  const wanted = wantedOf(begun);
  const done = (end === -1 ? all : all.slice(0, end)).filter(({ at }) => at <= (wanted?.until ?? Infinity));
  // The screens after the last action show the defect: leave them out.
  const reported = withSteadyHeadings(
    wanted === null ? done : done.slice(0, done.findLastIndex(isAction) + 1),
  );
  const actions = reported.filter(isAction);
  const [first] = reported;
  const screens = reported.map(({ gesture }) => gesture).filter(isScreen);
  if (first === undefined || actions.length === 0) return 'Nada foi feito nesta aba pelo cliente.';
  const last = end === -1 ? Infinity : (all[end]?.at ?? 0);
  const calls = begun.flatMap(callsIn).filter(({ at }) => at <= last);
  const faults = [...written, ...exchangedAnswers(calls, reported)].toSorted(
    (one, other) => one.at - other.at,
  );
  const account = begun[0] === undefined ? null : restoredAccount(begun[0]);
  const lines = [...linesOf(reported, faults, account), ...(wanted?.lines ?? writesLine(calls))];
  if (screens.some(({ hasFailed }) => hasFailed) || faults.length > 0)
    lines.unshift('guard.allow(/Failed to load resource/);');
  const of = all.filter((each) => isAction(each) && each.gesture.type !== ACTED).length;
  return { code: fileOf(lines, first.at, screens[0]?.isNarrow === true), lines, steps: actions.length, of };
}
