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

it('fills a field once, and expects nothing of half a value', () => {
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

it('looks for a heading that was left early if it was still there at rest', () => {
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

it('looks for a heading that the customer saw twice without a rest', () => {
  const quick = (...headings: readonly string[]): string => {
    const looks = headings.map((heading) => screen('/recover-password', { heading, isSettled: false }));
    const deeds = looks.flatMap((look) => [look, clicked('Enviar')]);
    return oneTab(screen('/'), clicked('Ir'), ...deeds, screen('/', { heading: 'Entre' })).join('\n');
  };
  expect(quick('Recuperar senha', 'Recuperar senha')).toContain("name: 'Recuperar senha'");
  expect(quick('Um momento', 'Recuperar senha')).not.toContain('Um momento');
});

it('makes up a company’s document for a field of that name', () => {
  expect(oneTab(screen('/'), typed('CNPJ', 'documento#1')).join('\n')).toMatch(/fill\('\d{14}'\)/);
});

it('goes where an address was typed, and back', () => {
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

it('finds a button by what is known of its name, and by its place when nothing is', () => {
  const lines = oneTab(screen('/'), clicked('Ativar oferta: texto#1 texto#2, № g', 2), clicked('texto#3', 5));
  expect(lines.slice(-2)).toEqual([
    String.raw`await page.getByRole('button', { name: /^Ativar oferta: .+, [\d.,]+ g$/, exact: true }).nth(2).click();`,
    "await page.getByRole('button').nth(5).click();",
  ]);
});

it('finds an amount whatever space it has', () => {
  const lines = oneTab(screen('/'), clicked('Ver'), screen('/', { notes: ['Saldo R$ №'] }));
  expect(lines.at(-1)).toContain(String.raw`getByText(/Saldo R\$\s[\d.,]+/)`);
});

it('expects a toast that has gone before it expects the screen', () => {
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

it('expects no heading of a screen that was left before it was at rest', () => {
  const left = screen('/compras', { heading: 'Antes', isSettled: false });
  expect(oneTab(screen('/'), clicked('Ir'), left, clicked('Adiante')).join('\n')).not.toContain('Antes');
});

it('makes a page of each tab, in the order of what was done', () => {
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

it('expects each write of the recording at the server, once', () => {
  const tab = tabOf('one', [0, screen('/perfil')], [1, clicked('Salvar')]);
  const moments = [...tab.moments, called(5, 2, { ...post, type: 'chamada.saiu', query: [] })];
  expect(linesOf({ ...tab, moments }).at(-1)).toMatch(
    /toEqual\(\[expect\.stringMatching\(\/\^\\\/api\\\/pessoa\\\/\.\+\$\/\)\]\);$/,
  );
});

it('gives an exchanged answer as a fault, before what its call followed from', () => {
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

describe('what should have been', () => {
  const tab = tabOf(
    'one',
    [0, screen('/')],
    [1, clicked('Salvar')],
    [2, screen('/', { alerts: ['Falhou'] })],
  );
  const bodyWith = (expected: Expected) => linesOf({ ...tab, expected }).slice(3);

  it('stands in the place of what was seen after the last deed: a text', () => {
    expect(bodyWith({ n: 2, kind: 'text', text: 'Salvo', isShown: true })).toEqual([
      "await expect(page.getByText('Salvo').filter({ visible: true }).first()).toBeVisible();",
    ]);
  });

  it('is looked at once where a text should not have been: a toast goes by itself', () => {
    expect(bodyWith({ n: 2, kind: 'text', text: 'Falhou', isShown: false })).toEqual([
      "await page.waitForLoadState('networkidle');",
      "expect(await page.getByText('Falhou').filter({ visible: true }).count()).toBe(0);",
    ]);
  });

  it('is counted at the server where it is a call', () => {
    const expected = { n: 2, kind: 'call', method: 'POST', path: '/api/termosaceite/*', times: 0 } as const;
    expect(bodyWith(expected).at(-1)).toMatch(/method === 'POST' && .*termosaceite.*toHaveLength\(0\);$/);
  });

  it('ends the test: later deeds are left out', () => {
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

it('waits for what one page has done before another page is opened', () => {
  const lines = linesOf(
    tabOf('one', [0, screen('/')], [1, clicked('Entrar')], [2, screen('/portal', { heading: 'Home' })]),
    tabOf('two', [3, screen('/promocoes')], [4, clicked('Sair')], [6, screen('/')]),
  );
  const at = (words: string) => lines.findIndex((line) => line.includes(words));
  expect(at("name: 'Home'")).toBeGreaterThan(at("name: 'Entrar'"));
  expect(at("name: 'Home'")).toBeLessThan(at('context.newPage()'));
});

it('takes no fault out of force where none is in force', () => {
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
