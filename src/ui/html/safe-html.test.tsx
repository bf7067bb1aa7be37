import { render, screen, waitFor } from '@testing-library/react';
import { printNodes } from '../../base/browser/print-window.ts';
import { SafeHtml } from './safe-html.tsx';
import { fillWithHtml, sanitizeHtml } from './sanitize-html.ts';

const HOSTILE = `
  <h2 id="root" class="x" style="color:red" onclick="top.ran=1">Regras</h2>
  <script>top.ran=1</script><img src="x" onerror="top.ran=1"><svg onload="top.ran=1"><p>dentro</p></svg>
  <a href="javascript:top.ran=1">um</a> <a href="#/register">dois</a> <a href="https://loja.example/x">três</a>
  <form action="https://mal.example"><input name="senha"><button>Enviar</button></form>
  <iframe srcdoc="<script>top.ran=1</script>"></iframe><style>body{display:none}</style><base href="https://mal.example">`;

// @rule R11
test('keeps the words and drops whatever runs, submits, styles or takes a name', async () => {
  const clean = await sanitizeHtml(HOSTILE);
  expect(clean).toContain('<h2>Regras</h2>');
  expect(clean).toContain('dentro');
  expect(clean).not.toMatch(
    /script|onerror|onload|onclick|style|iframe|<form|<input|<button|<base|id=|class=/i,
  );
});

test('pictures have web addresses, and an alternative text or an empty one', async () => {
  const clean = await sanitizeHtml(
    '<img src="x"><img src="https://loja.example/a.png"><img src="https://l.example/b" alt="B">',
  );
  expect(clean).toBe('<img src="https://loja.example/a.png" alt=""><img src="https://l.example/b" alt="B">');
});

test('audio, video and embeds of a server text are removed', async () => {
  const clean = await sanitizeHtml(
    '<p>a</p><video src="https://l.example/v" autoplay></video><audio src="https://l.example/s" autoplay></audio><marquee>b</marquee>',
  );
  expect(clean).toContain('<p>a</p>');
  expect(clean).not.toMatch(/<(?:video|audio|marquee)/);
});

// @rule R12
test('links go to the web alone, in a tab of their own', () => {
  render(<SafeHtml html={HOSTILE} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
  const link = screen.getByRole('link', { name: 'três' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

// @rule R12
test.each([
  '#/perfil',
  'arquivo.pdf',
  '//outro.example/',
  'https:#/perfil',
  'https:/arquivo',
  '#nenhures',
  'mailto',
])('a link to %s is text', (href) => {
  render(<SafeHtml html={`<p><a href="${href}">aqui</a></p>`} />);
  expect(screen.getByText('aqui')).not.toHaveAttribute('href');
});

// @rule R12
test.each(['mailto:dpo@loja.example', 'tel:+551932514100'])('a link to %s is live, in no new tab', (href) => {
  render(<SafeHtml html={`<p><a href="${href}">aqui</a></p>`} />);
  expect(screen.getByRole('link', { name: 'aqui' })).toHaveAttribute('href', href);
  expect(screen.getByRole('link', { name: 'aqui' })).not.toHaveAttribute('target');
});

// @rule R11, R12
test('no id or name of a text takes the place of one of the page', async () => {
  const clean = await sanitizeHtml(`<a href="#root">um</a><p id="root">dois</p><p id="other">três</p>
    <img name="body" src="https://l.example/a"><a name="root2" href="https://l.example">x</a>
    <math id="root"><mi href="javascript:top.ran=1" onclick="top.ran=1">y</mi></math>`);
  expect(clean.match(/ (?:id|name)="[^"]*"/g)).toEqual([' id="texto-root"']);
  expect(clean).toContain('href="#texto-root"');
  expect(clean).not.toMatch(/ran|onclick/);
  // Cleaned again where it is shown.
  expect(await sanitizeHtml(clean)).toBe(clean);
});

test('shows another text when it changes', () => {
  const { rerender } = render(<SafeHtml html="<p>um</p>" />);
  rerender(<SafeHtml html="<p>dois</p>" />);
  expect(screen.getByText('dois')).toBeInTheDocument();
  expect(screen.queryByText('um')).not.toBeInTheDocument();
});

// @rule R174, R11
test('a long text is sanitised and shown in pieces without loss', async () => {
  const part = (n: number) =>
    `<h2>Item ${n}</h2><p>${'palavra '.repeat(200)}</p><ul><li>um<li>dois</ul><table><tr><td>${n}</table>`;
  const html = `<div>${Array.from({ length: 60 }, (_unused, n) => part(n)).join('')}<script>alert(1)</script></div>`;
  const { container } = render(<SafeHtml html={html} />);
  const headings = () => container.querySelectorAll('h2').length;
  const atOnce = headings();
  expect([atOnce > 0, atOnce < 20]).toEqual([true, true]);
  await waitFor(() => expect(headings()).toBe(60));
  expect(container.querySelectorAll('ul > li')).toHaveLength(120);
  expect(container.querySelectorAll('td')).toHaveLength(60);
  expect((await sanitizeHtml(html)).match(/<h2>/g)).toHaveLength(60);
  expect(await sanitizeHtml(html)).not.toContain('script');
});

// @rule R174
test.each([
  ['ul', '<ul>', (words: string) => `<li>${words}</li>`, '</ul>', 'li'],
  ['table', '<div><table>', (words: string) => `<tr><td>${words}</td></tr>`, '</table></div>', 'tr'],
  ['p', '<p>', (words: string) => `<b>${words}</b> `, '</p>', 'b'],
])('one long %s stays one, shown in pieces', async (name, start, entry, end, child) => {
  const html = `<h2>antes</h2>${start}${entry('palavra '.repeat(20)).repeat(600)}${end}<h3>depois</h3>`;
  const { container } = render(<SafeHtml html={html} />);
  const found = (selector: string) => container.querySelectorAll(selector).length;
  expect([found(child) > 50, found(child) < 400]).toEqual([true, true]);
  await waitFor(() => expect(found('h3')).toBe(1));
  expect([found(name), found(`${name} ${child}`)]).toEqual([1, 600]);
  const kept = document.createElement('div');
  kept.innerHTML = await sanitizeHtml(html);
  expect([kept.querySelectorAll(name).length, kept.querySelectorAll(`${name} ${child}`).length]).toEqual([
    1, 600,
  ]);
});

// @rule R174
test('a long text fills a print window in pieces, and is printed whole', async () => {
  const { contentWindow: opened } = document.body.appendChild(document.createElement('iframe'));
  const paragraphs = () => opened?.document.querySelectorAll('p').length ?? 0;
  const printed: number[] = [];
  const Sheet = class {
    readonly replaceSync = () => undefined;
  };
  Object.assign(opened ?? {}, { CSSStyleSheet: Sheet, print: () => printed.push(paragraphs()) });
  jest.spyOn(window, 'open').mockReturnValue(opened);
  const html = `<p>${'palavra '.repeat(100)}</p>`.repeat(600);
  expect(printNodes('Termo', (body, whenFull) => fillWithHtml(body, html, whenFull))).toBe(true);
  expect([paragraphs() > 0, paragraphs() < 100]).toEqual([true, true]);
  await waitFor(() => expect(printed).toEqual([600]));
  opened?.frameElement?.remove();
});

// @rule R174
test('others have their turn while a long text is cleaned for storage', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('other'));
  await sanitizeHtml(`<p>${'palavra '.repeat(100)}</p>`.repeat(60));
  expect([...order, 'clean']).toEqual(['other', 'clean']);
});
