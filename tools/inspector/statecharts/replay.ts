import { setTimeout as after } from 'node:timers/promises';
import { type Browser, expect, type Page } from '@playwright/test';
import { accounts, SENHA } from '../../../e2e/fixtures/accounts.ts';
import { enter } from '../../../e2e/fixtures/actions.ts';
import { Guard } from '../../../e2e/fixtures/guard.ts';
import { atRest, exported, openInspector } from '../../../e2e/fixtures/inspector/inspector.ts';
import { ServerControl } from '../../../e2e/fixtures/server/server.ts';
import { viewOf } from '../../../e2e/fixtures/view.ts';
import { ACTED, CUSTOMER } from '../shared/gestures.ts';
import { flowTest } from '../store/copied/flow-test.ts';
import { type Difference, firstDifference } from '../store/difference.ts';
import { textOf } from '../store/recording/file.ts';
import { importSession } from '../store/recording/recording.ts';
import type { Tab } from '../store/session.ts';

/** The result of a recording repeated on another build. */
interface Replayed {
  /** The recording made by the repetition. */
  readonly text: string;
  /** The first step that differs; null: none. */
  /** The error that stopped it early; null: it ran to the end. */
  readonly difference: Difference | null;
  readonly stopped: string | null;
  /** Whether the server has no fault switch, so that its data could not be reset. */
  readonly isUnseeded: boolean;
}

/** The timeout of actions and expectations: a screen may load slowly. */
const SHOWN_MS = 30_000;
const quick = expect.configure({ timeout: SHOWN_MS });

/** The timeout of the export. */
const SAVED_MS = 60_000;

/** A page at rest for this long has reported everything it shows. */
const REST_MS = 1500;

const startOf = ({ moments }: Tab): number => moments.find(({ actor }) => actor === CUSTOMER)?.at ?? Infinity;

/**
 * The tabs of a recording by their first customer action, cut where the inspector first intervened.
 * @throws Error when the text is not a recording
 */
function tabsIn(text: string): readonly Tab[] {
  const imported = importSession(text);
  if (typeof imported === 'string') throw new Error(imported);
  const tabs = imported.tabs.filter((tab) => startOf(tab) < Infinity);
  const end = Math.min(
    ...tabs.flatMap(({ moments }) => moments.filter(({ event }) => event.type === ACTED).map(({ at }) => at)),
  );
  return tabs
    .map((tab) => ({
      ...tab,
      expected: undefined,
      moments: tab.moments.filter(({ at }) => at < end),
    }))
    .toSorted((one, other) => startOf(one) - startOf(other));
}

/** Lines that may leave the screen; the first group that matches is the page. */
const LEAVES = /^await (page\d*)\..*\.(?:click|go|press)\(|^await (page\d*)\.goto\(/;

/**
 * Runs the copied test. After each address it waits until the page is recorded; before leaving a screen it waits until the
 * screen is at rest, so that what starts there by itself has started.
 */
async function runFlow(lines: readonly string[], fixtures: object): Promise<void> {
  const body = lines.flatMap((line) => {
    const page = /^await (page\d*)\.goto\(|^await enter\((page)/.exec(line)?.slice(1).find(Boolean);
    const leaving = LEAVES.exec(line)?.slice(1).find(Boolean);
    return [
      ...(leaving === undefined ? [] : [`await atRest(${leaving});`]),
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
 * Repeats an exported recording in the QA build at an address and finds the first difference.
 * @throws Error when the recording has no actions to repeat
 */
export async function replay(file: Blob, browser: Browser, address: string): Promise<Replayed> {
  const previous = tabsIn(await textOf(file));
  const made = flowTest(
    previous,
    previous.flatMap(({ faults = [] }) => faults),
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
    const [difference = null] = previous.flatMap(
      (tab, at) => firstDifference(tab, tabs[at] ?? { ...tab, moments: [] }) ?? [],
    );
    return { text: again, difference, stopped, isUnseeded };
  } finally {
    await context.close();
  }
}
