import { render, screen } from '@testing-library/react';

const shown = () => getComputedStyle(screen.getByText('Saldo')).display;

function show(css: string) {
  render(
    <p className="card" style={{ color: 'red' }}>
      <style>{css}</style>
      <i id="saldo" className="figure-large" data-of="a,b">
        Saldo
      </i>
    </p>,
  );
}

test.each([
  'i',
  '*',
  '.figure-large',
  '#saldo',
  'b, i',
  'p > i',
  '.card i',
  'p>i.figure-large',
  '[data-of="a,b"]',
  'i[data-of="a,b"]:not(.other, b)',
  ':is(b, i)',
  'b, :where(p :is(u, i))',
  String.raw`.figure\-large`,
])('the rule of %s is found', (selector) => {
  show(`@keyframes turn { to { rotate: 1turn } } ${selector} { display: grid }`);
  expect(shown()).toBe('grid');
});

test.each(['b', '.figure', '.large', 'i.card', 'p + i', 'i > p', 'i:not(.figure-large)', '[data-of="a"]'])(
  'the rule of %s is not found',
  (selector) => {
    show(`${selector} { display: grid }`);
    expect(shown()).not.toBe('grid');
  },
);

test('a style is cached until a class, a parent or a sheet changes', () => {
  show('.gone { display: none } .veiled { visibility: hidden }');
  const figure = screen.getByText('Saldo');
  const before = getComputedStyle(figure);
  expect(getComputedStyle(figure)).toBe(before);
  figure.className = 'gone';
  expect(getComputedStyle(figure).display).toBe('none');
  figure.style.display = 'flex';
  expect(getComputedStyle(figure).display).toBe('flex');
  figure.parentElement?.classList.add('veiled');
  expect(getComputedStyle(figure).visibility).toBe('hidden');
  const sheet = document.head.appendChild(document.createElement('style'));
  sheet.textContent = '#saldo { visibility: visible }';
  expect(getComputedStyle(figure).visibility).toBe('visible');
  sheet.remove();
  expect(getComputedStyle(figure).visibility).toBe('hidden');
});
