import { type CallEvent, CUSTOMER, type Gesture, SERVER } from '../../shared/gestures.ts';
import type { Moment } from '../../shared/protocol.ts';
import type { Expected } from '../expected.ts';
import type { Tab } from '../session.ts';
import { flowTest } from './flow-test.ts';

type Screen = Extract<Gesture, { type: 'página.mostrou' }>;

const screen = (path: string, more: Partial<Screen> = {}): Screen => ({
  type: 'página.mostrou',
  path,
  dialogs: [],
  alerts: [],
  notes: [],
  heading: '',
  isNarrow: false,
  isSettled: true,
  hasFailed: false,
  ...more,
});
const typed = (words: string, value: unknown): Gesture => ({ type: 'cliente.escreveu', words, value });
const clicked = (words: string, place = 0): Gesture => ({
  type: 'cliente.clicou',
  role: 'button',
  words,
  place,
});

function tabOf(id: string, ...gestures: readonly (readonly [at: number, gesture: Gesture])[]): Tab {
  const moments = gestures.map(([at, event], n) => ({ n, at, actor: CUSTOMER, event }) as unknown as Moment);
  return { id, title: '/', kind: 'live', actors: [], moments };
}

/** The lines of a test's body. */
function linesOf(...tabs: readonly Tab[]): readonly string[] {
  const made = flowTest(tabs, []);
  if (typeof made === 'string') throw new Error(made);
  return made.lines;
}

const oneTab = (...gestures: readonly Gesture[]) =>
  linesOf(tabOf('one', ...gestures.map((gesture, at) => [at, gesture] as const)));

it('fills a field once and ignores alerts shown while it was typed', () => {
  const lines = oneTab(
    screen('/'),
    typed('CPF', 'documento#4'),
    screen('/', { alerts: ['CPF inválido'] }),
    typed('CPF', 'documento#ana'),
    clicked('Entrar'),
  );
  expect(lines.filter((line) => line.includes('fill('))).toEqual([
    expect.stringContaining('fill(accounts.ana.documento)'),
  ]);
  expect(lines.join('\n')).not.toContain('inválido');
});

it('expects an unsettled heading that is unchanged in the settled report', () => {
  const early = (heading: string): string =>
    oneTab(
      screen('/'),
      clicked('Ir'),
      screen('/recover-password', { heading, isSettled: false }),
      typed('CPF', 'documento#ana'),
      screen('/recover-password', { heading: 'Recuperar senha' }),
    )
      .join('\n')
      .split('fill(')[0] ?? '';
  expect(early('Recuperar senha')).toContain("name: 'Recuperar senha'");
  expect(early('Um momento')).not.toContain('Um momento');
});

it('expects an unsettled heading that a second report repeats', () => {
  const quick = (...headings: readonly string[]): string => {
    const looks = headings.map((heading) => screen('/recover-password', { heading, isSettled: false }));
    const gestures = looks.flatMap((look) => [look, clicked('Enviar')]);
    return oneTab(screen('/'), clicked('Ir'), ...gestures, screen('/', { heading: 'Entre' })).join('\n');
  };
  expect(quick('Recuperar senha', 'Recuperar senha')).toContain("name: 'Recuperar senha'");
  expect(quick('Um momento', 'Recuperar senha')).not.toContain('Um momento');
});

it('fills a CNPJ field with a made-up CNPJ', () => {
  expect(oneTab(screen('/'), typed('CNPJ', 'documento#1')).join('\n')).toMatch(/fill\('\d{14}'\)/);
});

it('repeats a typed address and the browser’s Back', () => {
  const lines = oneTab(
    screen('/portal'),
    { type: 'cliente.foi', path: '/compras?pagina=2' },
    screen('/compras'),
    { type: 'cliente.voltou', by: -1 },
    screen('/portal'),
  );
  expect(lines).toEqual([
    "await page.goto('/#/portal');",
    String.raw`await expect(page).toHaveURL(/#\/portal(?:\?|$)/);`,
    "await page.goto('/#/compras?pagina=2');",
    String.raw`await expect(page).toHaveURL(/#\/compras(?:\?|$)/);`,
    'await page.evaluate(() => history.go(-1));',
    String.raw`await expect(page).toHaveURL(/#\/portal(?:\?|$)/);`,
  ]);
});

it('finds a button by its unmasked words, or by its index without any', () => {
  const lines = oneTab(screen('/'), clicked('Ativar oferta: texto#1 texto#2, № g', 2), clicked('texto#3', 5));
  expect(lines.slice(-2)).toEqual([
    String.raw`await page.getByRole('button', { name: /^Ativar oferta: .+, [\d.,]+ g$/, exact: true }).nth(2).click();`,
    "await page.getByRole('button').nth(5).click();",
  ]);
});

it('matches an amount with any kind of space', () => {
  const lines = oneTab(screen('/'), clicked('Ver'), screen('/', { notes: ['Saldo R$ №'] }));
  expect(lines.at(-1)).toContain(String.raw`getByText(/Saldo R\$\s[\d.,]+/)`);
});

it('expects a toast that disappeared before it expects the screen', () => {
  const lines = oneTab(
    screen('/'),
    clicked('Salvar'),
    screen('/', { alerts: ['Salvo'] }),
    screen('/', { dialogs: ['Obrigado'] }),
    clicked('OK'),
  );
  const [toast, dialog] = ['Salvo', 'Obrigado'].map((words) =>
    lines.findIndex((line) => line.includes(words)),
  );
  expect(toast).toBeGreaterThan(lines.findIndex((line) => line.includes('Salvar')));
  expect(dialog).toBeGreaterThan(toast ?? 0);
});

it('expects no heading of a screen that never settled', () => {
  const left = screen('/compras', { heading: 'Antes', isSettled: false });
  expect(oneTab(screen('/'), clicked('Ir'), left, clicked('Adiante')).join('\n')).not.toContain('Antes');
});

it('opens a page for each tab, in the order of the gestures', () => {
  const one = tabOf('one', [1, screen('/portal')], [3, clicked('Trocar')], [9, screen('/')]);
  const other = tabOf('other', [4, screen('/perfil')], [5, clicked('Sair')], [8, screen('/')]);
  expect(linesOf(other, one).filter((line) => !line.includes('expect('))).toEqual([
    "await page.goto('/#/portal');",
    "await page.getByRole('button', { name: 'Trocar', exact: true }).first().click();",
    'const page2 = await context.newPage();',
    "await page2.goto('/#/perfil');",
    "await page2.getByRole('button', { name: 'Sair', exact: true }).first().click();",
  ]);
});

const called = (n: number, at: number, event: CallEvent, output: unknown = null): Moment =>
  ({ n, at, actor: SERVER, event, facts: { output } }) as unknown as Moment;
const post = { call: 7, method: 'POST', path: '/api/pessoa/documento#3' };

it('expects each recorded write at the server once', () => {
  const tab = tabOf('one', [0, screen('/perfil')], [1, clicked('Salvar')]);
  const moments = [...tab.moments, called(5, 2, { ...post, type: 'chamada.saiu', query: [] })];
  expect(linesOf({ ...tab, moments }).at(-1)).toMatch(
    /toEqual\(\[expect\.stringMatching\(\/\^POST \\\/api\\\/pessoa\\\/\.\+\$\/\)\]\);$/,
  );
});

it.each(['PUT', 'PATCH', 'DELETE'])('expects a recorded %s at the server', (method) => {
  const tab = tabOf('one', [0, screen('/perfil')], [1, clicked('Salvar')]);
  const event = { call: 7, method, path: '/api/pessoa', type: 'chamada.saiu', query: [] } as const;
  const read = { ...event, call: 8, method: 'GET', path: '/api/lojas' };
  const moments = [...tab.moments, called(5, 2, event), called(6, 3, read)];
  expect(linesOf({ ...tab, moments }).at(-1)).toContain(`.toEqual(['${method} /api/pessoa'])`);
});

it('turns a replaced response into a fault before the action that caused it', () => {
  const tab = tabOf('one', [0, screen('/perfil')], [4, clicked('Salvar')], [9, clicked('Sair')]);
  const answer = { ...post, type: 'chamada.trocada', status: 400, ms: 2 } as const;
  const moments = [
    ...tab.moments,
    called(5, 5, { ...post, type: 'chamada.saiu', query: [] }),
    called(6, 7, answer, { statusCode: 400, description: 'Não' }),
  ];
  const lines = linesOf({ ...tab, moments });
  const fault = lines.findIndex((line) => line.startsWith('await server.faults('));
  expect(lines[fault]).toContain('"path":"/api/pessoa/*"');
  expect(lines[fault]).toContain('"body":{"statusCode":400,"description":"Não"}');
  expect(lines[fault + 1]).toContain('Salvar');
});

describe('an expectation', () => {
  const tab = tabOf(
    'one',
    [0, screen('/')],
    [1, clicked('Salvar')],
    [2, screen('/', { alerts: ['Falhou'] })],
  );
  const bodyWith = (expected: Expected) => linesOf({ ...tab, expected }).slice(3);

  it('of a text replaces the screens after the last action', () => {
    expect(bodyWith({ n: 2, kind: 'text', text: 'Salvo', isShown: true })).toEqual([
      "await expect(page.getByText('Salvo').filter({ visible: true }).first()).toBeVisible();",
    ]);
  });

  it('of an absent text is checked once, since a toast disappears by itself', () => {
    expect(bodyWith({ n: 2, kind: 'text', text: 'Falhou', isShown: false })).toEqual([
      "await page.waitForLoadState('networkidle');",
      "expect(await page.getByText('Falhou').filter({ visible: true }).count()).toBe(0);",
    ]);
  });

  it('of a call counts it at the server', () => {
    const expected = { n: 2, kind: 'call', method: 'POST', path: '/api/termosaceite/*', times: 0 } as const;
    expect(bodyWith(expected).at(-1)).toMatch(/method === 'POST' && .*termosaceite.*toHaveLength\(0\);$/);
  });

  it('ends the test, without later actions', () => {
    const longer = tabOf(
      'one',
      [0, screen('/')],
      [1, clicked('Salvar')],
      [2, screen('/')],
      [3, clicked('Sair')],
    );
    const expected = { n: 2, kind: 'text', text: 'Salvo', isShown: true } as const;
    const lines = linesOf({ ...longer, expected });
    expect(lines.join('\n')).toContain('Salvar');
    expect(lines.join('\n')).not.toContain('Sair');
  });
});

it('waits for the screen of one page before it opens another', () => {
  const lines = linesOf(
    tabOf('one', [0, screen('/')], [1, clicked('Entrar')], [2, screen('/portal', { heading: 'Home' })]),
    tabOf('two', [3, screen('/promocoes')], [4, clicked('Sair')], [6, screen('/')]),
  );
  const at = (words: string) => lines.findIndex((line) => line.includes(words));
  expect(at("name: 'Home'")).toBeGreaterThan(at("name: 'Entrar'"));
  expect(at("name: 'Home'")).toBeLessThan(at('context.newPage()'));
});

it('clears no faults when none are set', () => {
  const tab = tabOf('one', [0, screen('/')], [2, clicked('Entrar')], [4, clicked('Sair')]);
  const made = flowTest(
    [tab],
    [
      { at: 1, faults: [] },
      { at: 3, faults: [{ method: 'GET', path: '/a', mode: 'hangup' }] },
    ],
  );
  const lines = typeof made === 'string' ? [] : made.lines;
  expect(lines.filter((line) => line.includes('server.faults('))).toEqual([
    expect.stringContaining('"hangup"'),
  ]);
});
