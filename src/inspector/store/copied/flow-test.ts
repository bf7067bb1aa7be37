import { CUSTOMER, type Gesture, NUMBER } from '../../shared/gestures.ts';
import { PASSWORD_PSEUDONYM } from '../../shared/pseudonyms.ts';
import { accountOf, filledValue } from '../recording/fill.ts';
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

const isScreen = (gesture: Gesture): gesture is Screen => gesture.type === 'página.mostrou';

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`).replaceAll(NUMBER, String.raw`[\d.,]+`);
}

/** A name for a locator: the words, or a pattern where a number stood. Null: somebody's name stands in it. */
function nameFor(words: string): string | null {
  if (/[\p{L}-]#\w/u.test(words)) return null;
  return words.includes(NUMBER) ? `/^${escaped(words)}$/` : quoted(words);
}

function fieldFor(words: string): string {
  return `page.getByLabel(/^${escaped(words)}( \\*)?$/)`;
}

function valueFor(value: unknown): string {
  if (value === PASSWORD_PSEUDONYM) return 'SENHA';
  const account = accountOf(value);
  if (account !== null)
    return `accounts.${account}.${String(value).startsWith('documento') ? 'documento' : 'nome'}`;
  return quoted(String(filledValue(value)));
}

function pressed({ role, words, place }: Extract<Deed, { type: 'cliente.clicou' }>): string {
  const name = nameFor(words);
  const found = `page.getByRole(${quoted(role)}${name === null ? '' : `, { name: ${name}, exact: true }`})`;
  const one = place > 0 ? `${found}.nth(${place})` : `${found}.first()`;
  return `await ${one}.${role === 'checkbox' || role === 'radio' ? 'setChecked(true)' : 'click()'};`;
}

function lineFor(deed: Deed): string {
  switch (deed.type) {
    case 'cliente.clicou':
      return pressed(deed);
    case 'cliente.escreveu':
      return `await ${fieldFor(deed.words)}.fill(${valueFor(deed.value)});`;
    case 'cliente.escolheu':
      return `await ${fieldFor(deed.words)}.selectOption({ label: ${quoted(deed.option)} });`;
    case 'cliente.enviou':
      return `await ${fieldFor(deed.words)}.press('Enter');`;
    default:
      return '';
  }
}

/** What is to be seen once a screen has settled: the place, its heading, dialogs; of the alerts those that have come. */
function seen({ path, dialogs, heading }: Screen, alerts: readonly string[]): readonly string[] {
  const named = (role: string, words: string): readonly string[] => {
    const name = nameFor(words);
    return name === null
      ? []
      : [`await expect(page.getByRole('${role}', { name: ${name} }).first()).toBeVisible();`];
  };
  return [
    `await expect(page).toHaveURL(${path === '/' ? String.raw`/\/(?:#\/)?$/` : `/#${escaped(path)}(?:\\?|$)/`});`,
    // What lies behind a dialog is hidden from readers.
    ...(dialogs.length > 0 ? dialogs.flatMap((words) => named('dialog', words)) : named('heading', heading)),
    ...alerts.flatMap((words) => {
      const name = nameFor(words);
      return name === null
        ? []
        : [`await expect(page.getByText(${name.replace(/^\/\^(.*)\$\/$/, '/$1/')}).first()).toBeVisible();`];
    }),
  ];
}

/** The deeds with the screen that stood before each, and the last. */
function linesOf(
  gestures: readonly (readonly [number, Gesture])[],
  written: readonly FaultsWritten[],
): readonly string[] {
  const lines: string[] = [];
  let told: Screen | null = null;
  let screen: Screen | null = null;
  let left = [...written];
  const look = () => {
    if (screen === null) return;
    const before = told;
    const [now, then] = [screen, before].map((each) =>
      JSON.stringify([each?.path, each?.dialogs, each?.heading, each?.alerts]),
    );
    const alerts = screen.alerts.filter((words) => before?.alerts.includes(words) !== true);
    if (now !== then) lines.push(...seen(screen, alerts));
    told = screen;
  };
  for (const [at, gesture] of gestures) {
    if (isScreen(gesture)) {
      screen = gesture;
      continue;
    }
    look();
    const due = left.filter((each) => each.at <= at).at(-1);
    left = left.filter((each) => each.at > at);
    if (due !== undefined) lines.push(`await server.faults(...${JSON.stringify(due.faults)});`);
    lines.push(lineFor(gesture));
  }
  look();
  return lines;
}

function startOf(tab: Tab, first: Screen): string {
  const session = tab.moments.find(({ event }) => event.type === 'xstate.done.actor.restoreSession');
  const { output } = (session?.event ?? {}) as { output?: { name?: unknown } | null };
  const account = accountOf(output?.name);
  return account === null
    ? `await page.goto(${quoted(first.path === '/' ? '/' : `/#${first.path}`)});`
    : `await enter(page, server, accounts.${account}, ${quoted(first.path)});`;
}

function importsOf(text: string): readonly string[] {
  const people = [/\baccounts\b/, /\bSENHA\b/].flatMap((name) => name.exec(text) ?? []);
  return [
    ...(people.length > 0 ? [`import { ${people.join(', ')} } from '../fixtures/accounts.ts';`] : []),
    ...(text.includes('await enter(') ? [`import { enter } from '../fixtures/actions.ts';`] : []),
    `import { expect, test } from '../fixtures/test.ts';`,
  ];
}

/**
 * What a customer did in a tab as a test for `e2e/`, in the house's fixtures, on data as seeded.
 * @returns a sentence when there is nothing to make a test of
 */
export function flowTest(tab: Tab, written: readonly FaultsWritten[]): FlowTest | string {
  const all = tab.moments
    .filter(({ actor }) => actor === CUSTOMER)
    .map(({ at, event }) => [at, event as unknown as Gesture] as const);
  const end = all.findIndex(([, { type }]) => type === 'inspetor.agiu');
  const gestures = end === -1 ? all : all.slice(0, end);
  const first = gestures.map(([, gesture]) => gesture).find(isScreen);
  const deeds = gestures.filter(([, gesture]) => !isScreen(gesture));
  if (first === undefined || deeds.length === 0) return 'Nada foi feito nesta aba pelo cliente.';
  const start = startOf(tab, first);
  const lines = [start, ...linesOf(gestures, written)];
  const hasFailed = gestures.some(([, gesture]) => isScreen(gesture) && gesture.hasFailed);
  if (hasFailed || written.length > 0) lines.unshift('guard.allow(/Failed to load resource/);');
  const used = ['page', 'server', 'guard'].filter((name) => lines.some((line) => line.includes(name)));
  const text = lines.join('\n');
  const title = `recorded ${new Date(gestures[0]?.[0] ?? 0).toISOString().slice(0, 19)} ${first.isNarrow ? '@phone' : '@desktop'}`;
  const code = [
    ...importsOf(text),
    '',
    `test(${quoted(title)}, async ({ ${used.join(', ')} }) => {`,
    ...lines.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
  const of = all.filter(([, gesture]) => !isScreen(gesture) && gesture.type !== 'inspetor.agiu').length;
  return { code, steps: deeds.length, of };
}
