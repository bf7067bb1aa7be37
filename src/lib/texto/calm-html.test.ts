import { processorTime } from '../../../scripts/jest/processor-time.ts';
import { calmHtml, sheetsOf } from './calm-html.ts';
import { CUT } from './texto.ts';

describe('calmHtml', () => {
  // @rule R11
  it('renames handlers and styles, removes sheets, keeps text', () => {
    expect(
      calmHtml(
        '<h2 class="x" style="color:red" ONCLICK = "a()">Regras</h2><style>p{}</style><p>on = off</p>',
      ),
    ).toBe('<h2 class="x" data-authored="color:red" data-dropped = "a()">Regras</h2></style><p>on = off</p>');
  });

  // @rule R290
  it('the sheets that it removes can be read', () => {
    const html =
      '<!-- <style>a{}</style> --><style media="print">p{}</style>um<STYLE><!-- b{} --></STYLE><style>c{}';
    expect(sheetsOf(html)).toEqual([
      { css: 'p{}', media: 'print' },
      { css: ' b{} ', media: '' },
    ]);
  });

  it('a style that never ends takes no text with it', () => {
    expect(calmHtml('um <style> dois')).toBe('um <style> dois');
  });

  it.each([
    ['um <!-- <p> --> dois', 'um  dois'],
    ['<!--> um <!---> dois <!-- <b> --!> três', ' um  dois  três'],
    ['<style><!-- p{} --></style>um', '</style>um'],
    ['<style>/* <!-- */</style>um <!-- dois -->', '</style>um '],
    ['<!-- <style> -->um<style>p{}</style>', 'um</style>'],
    ['um <!-- dois', 'um <!-- dois'],
  ])('comments go as far as a parser takes them: %j', (html, calm) => {
    expect(calmHtml(html)).toBe(calm);
  });

  // @rule R11
  it("keeps the tags of a word processor's HTML", () => {
    const words =
      '<div><p><b><a href="https://x.example/">a lista</a></b></p><ul><li>um<ul><li>dois</ul></ul></div>';
    const latent = '<w:LsdException Locked="false" Name="Normal"/>'.repeat(376);
    expect(calmHtml(`<!--[if gte mso 9]><xml>${latent}</xml><![endif]-->${words}`)).toBe(words);
  });

  // @rule R174
  it.each([
    ['<p>um</p><td', '<p>um</p>'],
    ['<p>um</', '<p>um'],
    ['<p>um</p><!-- dois', '<p>um</p>'],
    ['<p>um < 2', '<p>um < 2'],
    ['<p>um', '<p>um'],
  ])('the words that say a text was cut are seen: %j', (html, seen) => {
    expect(calmHtml(html + CUT)).toBe(seen + CUT);
  });

  it('leaves plain text and nested tags unchanged', () => {
    const list = `<ul>${'<li>item <b>um</b> <i>dois</i><br>'.repeat(3000)}</ul>`;
    const tables = '<table><tr><td>'.repeat(50) + '</table>'.repeat(50);
    for (const text of ['', '1 < 2 > 0', '<', 'a <b', list, tables]) expect(calmHtml(text)).toBe(text);
  });

  it('of unclosed elements only the first tags are kept, and all words', () => {
    expect(calmHtml('<div>x'.repeat(1000))).toBe('<div>x'.repeat(200) + 'x'.repeat(800));
    expect(calmHtml('<b>x'.repeat(20))).toBe('<b>x'.repeat(8) + 'x'.repeat(12));
    expect(calmHtml('<I>x</i>'.repeat(20))).toBe('<I>x</i>'.repeat(20));
  });

  it.each([
    '<a',
    '<a ',
    '<style',
    '<style>',
    '</style ',
    '<style></style',
    '<a on',
    '<a style ',
    '<!--',
    '</',
    '<b>',
    '<p ',
  ])('100 kB of %j take no time', async (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    expect(await processorTime(() => calmHtml(text))).toBeLessThan(400);
  });
});
