import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { sliceHtml } from './slice-html.ts';

// @rule R174
test('the pieces join to the whole and end at blocks', () => {
  const blocks =
    '<h2>a</h2><p>b<p>c</p><ul><li>d</li><li><p>e</p></ul><table><tr><td><p>f</p></td></tr></table>';
  const html = `<div>${blocks.repeat(500)}</div>rest`;
  const pieces = sliceHtml(html, 1000);
  expect(pieces.map(({ within }) => within)).toEqual(pieces.map(() => ''));
  const slices = pieces.map((piece) => piece.html);
  expect(slices.join('')).toBe(html);
  expect(slices.length).toBeGreaterThan(30);
  for (const slice of slices.slice(0, -1)) {
    expect(slice).toMatch(/<\/(?:h2|p|ul|table|div)>$/);
    expect(slice.split('<ul>')).toHaveLength(slice.split('</ul>').length);
    expect(slice.split('<table>')).toHaveLength(slice.split('</table>').length);
  }
  expect(sliceHtml('', 10)).toEqual([{ html: '', within: '' }]);
});

// @rule R174
test.each([
  ['ul', '<ul>', '<li>um item', '</ul>'],
  ['table', '<table>', '<tr><td>a</td><td>b</td></tr>', '</table>'],
  ['blockquote', '<blockquote>', '<p>a', '</blockquote>'],
  ['p', '<p>', '<span>a</span> ', '</p>'],
  ['p', '<p>', 'a<br>', ''],
  ['', '', 'a<br>', ''],
])('one %s of any length goes on in the next piece', (within, start, entry, end) => {
  const html = start + entry.repeat(2000) + end;
  const pieces = sliceHtml(html, 1000);
  expect(pieces.length).toBeGreaterThan(4);
  expect(pieces.slice(1).filter((piece) => piece.within !== within)).toEqual([]);
  expect(pieces.map((piece, at) => (at === 0 ? piece.html : piece.html.replace(start, ''))).join('')).toBe(
    html,
  );
  for (const piece of pieces) expect(piece.html.length).toBeLessThan(2500);
});

// @rule R174
test('a text without a place to cut is cut at four times the size', () => {
  const html = `<ul><li><ul>${'<li>a'.repeat(4000)}</ul></ul>`;
  const pieces = sliceHtml(html, 1000);
  expect(pieces.map((piece) => piece.html).join('')).toBe(html);
  for (const piece of pieces) expect(piece.html.length).toBeLessThan(4100);
});

// @rule R174
test('five times as many tags take about five times as long to cut', async () => {
  for (const part of ['<b>', '<', '</p>', '<p a="', 'x']) {
    const timeOf = async (characters: number) =>
      processorTime(() => sliceHtml(part.repeat(characters / part.length), 20_000));
    const few = await timeOf(100_000);
    // Work that grows with the square would take 25 times as long.
    expect(await timeOf(500_000)).toBeLessThan(12 * few + 300);
  }
});
