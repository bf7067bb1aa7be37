import { readBudgets, scriptsOf } from '../../scripts/budgets.mjs';
import { accounts } from '../fixtures/accounts.ts';
import { enter } from '../fixtures/actions.ts';
import { expect, test } from '../fixtures/test.ts';

const budgets = readBudgets();
const PUBLIC = ['/', '/register'];
const START = ['/', '/portal'];

for (const [route, { chunks }] of Object.entries(budgets)) {
  // Public screens have one layout.
  for (const view of PUBLIC.includes(route) ? ['@phone'] : ['@phone', '@desktop']) {
    const isStart = view === '@phone' && START.includes(route);
    test.describe(view, { tag: isStart ? [] : '@whole' }, () => testVisit(route, chunks));
  }
}

function testVisit(route: string, chunks: string[]): void {
  test(`a visit of ${route} loads no script that its budget forgets`, async ({ page, server }) => {
    if (!PUBLIC.includes(route)) await enter(page, server, accounts.ana, '/chats');
    // The signed-in page must not load more.
    await page.goto('about:blank');
    const loaded = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') loaded.add(new URL(request.url()).pathname.slice(1));
    });
    await page.goto(`/?fresh#${route}`);
    await page.getByRole('main').waitFor();
    await page.waitForLoadState('networkidle');
    // These load when idle or settled (docs/adr/0002): the carousel, MUI and the bar below, the end of the profile; the
    // worker's registration (docs/adr/0007), stored answers (docs/adr/0023).
    const later = ['carousel', 'after-load', 'last-known', 'mui', 'bottom-bar', 'ativar-todas', 'situacao'];
    const budgeted = new Set(scriptsOf([...chunks, ...later]));
    expect([...loaded].filter((name) => !budgeted.has(name))).toEqual([]);
  });
}
