import { setTimeout as after } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { accounts, SENHA } from '../../e2e/fixtures/accounts.ts';
import { enter } from '../../e2e/fixtures/actions.ts';
import { Guard } from '../../e2e/fixtures/guard.ts';
import { atRest, exported, openInspector } from '../../e2e/fixtures/inspector/inspector.ts';
import { ServerControl } from '../../e2e/fixtures/server/server.ts';
import { viewOf } from '../../e2e/fixtures/view.ts';
import { CUSTOMER } from '../../tools/inspector/shared/gestures.ts';
import { flowTest } from '../../tools/inspector/store/copied/flow-test.ts';
import { type Difference, firstDifference } from '../../tools/inspector/store/difference.ts';
import { importSession } from '../../tools/inspector/store/recording/recording.ts';
import type { Tab } from '../../tools/inspector/store/session.ts';

/** The outcome of a recording on another build. */
interface Replayed {
  /** The recording of the replay. */
  readonly text: string;
  /** The first step that differs, and the deed or outcome in which the replay ended before its time; null: none. */
  readonly difference: Difference | null;
  readonly stopped: string | null;
  /** The server has no switches: its data are as they were. */
  readonly isUnseeded: boolean;
}

/** A screen may take so long to come on a slow machine; what differs is waited for as long. */
const SHOWN_MS = 30_000;
const quick = expect.configure({ timeout: SHOWN_MS });

/** To save what was recorded may take so long. */
const SAVED_MS = 60_000;

/** A page at rest for this long has reported everything it shows. */
const REST_MS = 1500;

const startOf = ({ moments }: Tab): number => moments.find(({ actor }) => actor === CUSTOMER)?.at ?? Infinity;

/**
 * The tabs of a recording in the order in which their customer began, up to where the inspector took part.
 * @throws Error when the text is no recording
 */
function tabsIn(text: string): readonly Tab[] {
  const imported = importSession(text);
  if (typeof imported === 'string') throw new Error(imported);
  const tabs = imported.tabs.filter((tab) => startOf(tab) < Infinity);
  const end = Math.min(
    ...tabs.flatMap(({ moments }) =>
      moments.filter(({ event }) => event.type === 'inspetor.agiu').map(({ at }) => at),
    ),
  );
  return tabs
    .map((tab) => ({
      ...tab,
      expected: undefined,
      moments: tab.moments.filter(({ at }) => at < end),
    }))
    .toSorted((one, other) => startOf(one) - startOf(other));
}

/** What may lead to another screen, in the page of its first group. */
const LEAVES = /^await (page\d*)\..*\.(?:click|go|press)\(|^await (page\d*)\.goto\(/;

/**
 * The copied test's body, with a look after each address that the page is recorded. A screen is left at rest, as most customers
 * leave it: what begins there by itself has begun.
 */
async function runFlow(lines: readonly string[], fixtures: object): Promise<void> {
  const body = lines.flatMap((line) => {
    const page = /^await (page\d*)\.goto\(|^await enter\((page)/.exec(line)?.slice(1).find(Boolean);
    const left = LEAVES.exec(line)?.slice(1).find(Boolean);
    return [
      ...(left === undefined ? [] : [`await atRest(${left});`]),
      line,
      ...(page === undefined ? [] : [`await recorded(${page});`]),
    ];
  });
  const more = {
    expect: quick,
    accounts,
    SENHA,
    enter,
    atRest,
    recorded: async (page: Page) => quick(page.locator('[data-inspector=badge]')).toBeVisible(),
  };
  const all = { ...fixtures, ...more };
  const code = `export default async ({ ${Object.keys(all).join(', ')} }) => {\n${body.join('\n')}\n};`;
  const { default: run } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    default: (all: object) => Promise<void>;
  };
  await run(all);
}

/**
 * Does what a recording's customer did once more, in the QA build at an address, and says where that run parts from it.
 * @throws Error when there is nothing to do
 */
export async function replay(text: string, browser: Browser, address: string): Promise<Replayed> {
  const before = tabsIn(text);
  const made = flowTest(
    before,
    before.flatMap(({ faults = [] }) => faults),
  );
  if (typeof made === 'string') throw new Error(made);
  const server = new ServerControl(address);
  const isUnseeded = await server.restore().then(
    () => false,
    () => true,
  );
  const { envelope: _of, ...view } = viewOf({
    title: '',
    tags: made.code.match(/@(?:phone|desktop)/g) ?? [],
  });
  const settings = { locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', serviceWorkers: 'block' } as const;
  const context = await browser.newContext({ ...view, ...settings, baseURL: address });
  context.setDefaultTimeout(SHOWN_MS);
  try {
    const page = await context.newPage();
    const inspector = await openInspector(page);
    const stopped = await runFlow(made.lines, { page, context, server, guard: new Guard() }).then(
      () => null,
      (error: unknown) => String(error),
    );
    await after(REST_MS);
    context.setDefaultTimeout(SAVED_MS);
    const again = await exported(inspector);
    const tabs = tabsIn(again);
    const [difference = null] = before.flatMap(
      (tab, at) => firstDifference(tab, tabs[at] ?? { ...tab, moments: [] }) ?? [],
    );
    return { text: again, difference, stopped, isUnseeded };
  } finally {
    await context.close();
  }
}
