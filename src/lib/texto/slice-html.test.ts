import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { sliceHtml } from './slice-html.ts';

// @rule R174
test('the pieces join to the whole and end at blocks', () => {
  const blocks =
    '<h2>a</h2><p>b<p>c</p><ul><li>d</li><li><p>e</p></ul><table><tr><td><p>f</p></td></tr></table>';
  const html = `<div>${blocks.repeat(500)}</div>rest`;
  const slices = sliceHtml(html, 1000);
  expect(slices.join('')).toBe(html);
  expect(slices.length).toBeGreaterThan(30);
  for (const slice of slices.slice(0, -1)) {
    expect(slice).toMatch(/<\/(?:h2|p|ul|table|div)>$/);
    expect(slice.split('<ul>')).toHaveLength(slice.split('</ul>').length);
    expect(slice.split('<table>')).toHaveLength(slice.split('</table>').length);
  }
  expect(sliceHtml('', 10)).toEqual(['']);
});

// @rule R174
test('three megabytes of any tags are cut in no time', async () => {
  for (const part of ['<b>', '<', '</p>', '<p a="', 'x'])
    expect(
      await processorTime(async () => void sliceHtml(part.repeat(3_000_000 / part.length), 20_000)),
    ).toBeLessThan(1500);
});
