import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nameOf, renderInspector } from '../testing/render-inspector.tsx';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const clipboard = async () => navigator.clipboard.readText();
beforeEach(() => void userEvent.setup());

const active = (id: string) =>
  waitFor(() =>
    expect(document.querySelector(`[data-state="${id}"]`)).toHaveAttribute('data-active', 'true'),
  );
const copyAsTest = async (inspector: ReturnType<typeof renderInspector>) => {
  await inspector.press('button', 'Copiar como teste');
  await waitFor(() => expect(document.body).toHaveTextContent(/Teste copiado/));
  return clipboard();
};

test('task 5: the install prompt is refused', async () => {
  const { press } = renderInspector();
  await press('button', 'Simular');
  await press('button', 'Convite de instalação');
  await press('choice', /^install\.offered/);
  await press('choice', /^install\.refused/);
  await active('install-prompt.refused');
  expect(document.body).toHaveTextContent('Nada a provocar neste estado.');
  await press('button', 'recusado antes');
  await active('install-prompt.settled');
});

test('task 13: walk a chart without the portal', async () => {
  const inspector = renderInspector();
  const { press } = inspector;
  await press('button', 'Simular');
  await press('button', 'Troca');
  await press('choice', /^recallExchange responde false/);
  await press('choice', /^exchange\.requested .*"affordable":true/);
  await press('choice', /^lock\.acquired/);
  await press('choice', /^postExchange quebra/);
  await active('exchange.unknown.looking');
  await press('button', 'Momento anterior');
  await press('choice', /^postExchange responde .*"ok":true/);
  await active('exchange.refreshing');
  expect(await copyAsTest(inspector)).toContain('exchangeEntry');
});

test('a text that the browser does not copy is shown', async () => {
  const { press } = renderInspector();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press('button', 'Simular');
  await press('button', 'Notificações');
  await press('button', 'Copiar como teste');
  const text = await screen.findByRole('textbox', { name: 'Texto a copiar' });
  expect((text as HTMLTextAreaElement).value).toContain('pushEntry');
});

test('a simulated response is edited as JSON', async () => {
  const { press, field, write } = renderInspector();
  await press('button', 'Simular');
  await press('button', 'Notificações');
  await press('button', /^Editar loadSdk responde .*"denied"/);
  expect(JSON.parse(field('loadSdk responde').value)).toEqual({ ok: true, value: 'denied' });
  write('loadSdk responde', '{"ok": true, "value": "default"}');
  await press('button', 'Responder');
  await active('push.awaitingGesture');
  await press('choice', /^awaitGesture responde/);
  await press('button', /^Editar requestPermission responde .*granted/);
  write('requestPermission responde', '"default"');
  await press('button', 'Responder');
  await active('push.refused');
});

test('context changes are shown since the last or a marked moment', async () => {
  const { press } = renderInspector();
  await press('button', 'Simular');
  await press('button', 'Troca');
  await press('choice', /^recallExchange responde false/);
  await press('button', 'Estado');
  const changed = () => document.querySelector('ul[aria-label="Mudanças do contexto"]')?.textContent ?? '';
  await press('button', 'Comparar com este momento');
  await press('button', 'Provocar');
  await press('choice', /^exchange\.requested .*"affordable":true/);
  await press('choice', /^lock\.acquired/);
  await press('button', 'Estado');
  expect(changed()).toMatch(/^idResgate: null → /);
  await press('button', 'Com o passo anterior');
  expect(changed()).toBe('');
});

test('a collapsed box stays collapsed', async () => {
  const { press, all } = renderInspector();
  await press('button', 'Simular');
  await press('button', 'Troca');
  const looking = () => document.querySelectorAll('[data-state="exchange.unknown.looking"]').length;
  await waitFor(() => expect(looking()).toBe(1));
  await press('button', 'Dobrar unknown');
  await waitFor(() => expect(looking()).toBe(0));
  expect(document.querySelector('[data-state="exchange.unknown"]')).toHaveTextContent('3 estados');
  await press('button', 'Notificações');
  await press('button', 'Troca');
  await waitFor(() => expect(all('button', 'Desdobrar unknown')).toHaveLength(1));
  await press('button', 'Desdobrar tudo');
  await waitFor(() => expect(looking()).toBe(1));
  await press('button', 'Dobrar tudo');
  await waitFor(() => expect(document.querySelectorAll('.chart .box.leaf.compound')).toHaveLength(2));
  const chart = document.querySelector('svg.chart');
  expect(chart).toHaveTextContent('done postExchange');
  expect(chart).not.toHaveTextContent(/invoke|else/);
});

/** Text of a chart's row in 'Cobertura'. */
const rowOf = (title: string): string =>
  [...document.querySelectorAll('nav[aria-label=Diagramas] button')]
    .map(nameOf)
    .find((words) => words.startsWith(title)) ?? '';

test('task 14: the shortest path to an untested transition', async () => {
  const { press, all } = renderInspector();
  await press('button', 'Cobertura');
  expect(rowOf('Troca')).toMatch(/^Troca 0 %/);
  await press('button', /^Troca/);
  const gap = /^(?!Provocar).*postExchange .*\[.+\] → /;
  const words = nameOf((await waitFor(() => all('button', gap)[0])) as Element);
  await press('button', words);
  await waitFor(() => expect(document.querySelectorAll('.edge.taken')).toHaveLength(1));
  expect(document.querySelectorAll('[data-active=true]').length).toBeGreaterThan(0);
  await waitFor(() =>
    expect(document.querySelectorAll('[aria-label="Caminho mais curto"] li').length).toBeGreaterThan(0),
  );
  await press('button', 'Percorrer no simulador');
  expect(all('button', 'Copiar como teste')).toHaveLength(1);
  await press('button', 'Cobertura');
  await press('button', /^Troca/);
  expect(rowOf('Troca')).not.toMatch(/^Troca 0 %/);
  expect(all('button', gap).length).toBeGreaterThan(0);
  expect(all('button', words)).toEqual([]);
});

test('coverage survives a reload and merges over walks', async () => {
  const before = renderInspector();
  const { press } = before;
  await press('button', 'Simular');
  await press('button', 'Janela com atraso');
  await press('choice', /^window\.requested/);
  await press('button', 'Código do voucher');
  await press('choice', /^code\.opened/);
  await press('choice', /^copy\.requested/);
  await press('choice', /^copyCode responde true/);
  await press('button', 'Momento anterior');
  await press('choice', /^copyCode responde false/);
  await press('button', 'Cobertura');
  expect(rowOf('Janela com atraso')).toContain('2 de 4 estados');
  expect(rowOf('Código do voucher')).not.toMatch(/^Código do voucher 0 %/);
  const row = rowOf('Código do voucher');
  const text = await before.exported();

  // After a reload the coverage is read from sessionStorage.
  before.unmount();
  const reloaded = renderInspector();
  await reloaded.press('button', 'Cobertura');
  expect(rowOf('Janela com atraso')).toContain('2 de 4 estados');
  expect(rowOf('Código do voucher')).toBe(row);

  // Another browser has only the exported file.
  reloaded.unmount();
  sessionStorage.clear();
  const elsewhere = renderInspector();
  await elsewhere.press('button', 'Cobertura');
  expect(rowOf('Janela com atraso')).toContain('0 de 4 estados');
  await elsewhere.imports(text);
  await elsewhere.press('button', 'Cobertura');
  expect(rowOf('Janela com atraso')).toContain('2 de 4 estados');
  expect(rowOf('Código do voucher')).toBe(row);
});
