import bcd from '@mdn/browser-compat-data';
import { DRAWN_AS, GONE, KEPT } from './author-text.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const { elements } = bcd.html as unknown as { elements: Record<string, unknown> };

/** Elements whose words stay in a span: a control's label, a wrapper, a fallback. */
const WORDS_ALONE =
  'body button camera data geolocation html input install label map marquee meter microphone model nobr object option ' +
  'output picture progress rb rtc select selectedcontent slot textarea time usermedia';

// @rule R290
test('of every element of HTML it is known what becomes of it', () => {
  const known = [...KEPT, ...GONE, ...Object.keys(DRAWN_AS), ...WORDS_ALONE.split(' ')];
  expect(Object.keys(elements).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name, index) => known.indexOf(name) !== index)).toEqual([]);
});

// @rule R290
test.each([
  ['<p hidden>a</p>b', 'b'],
  ['<p hidden style="display:block">a</p>', '<p data-look="display:block">a</p>'],
  ['<div popover>a</div><dialog>b</dialog><dialog open>c</dialog>', '<div>c</div>'],
  [
    '<style>p{display:none}.x{display:block}</style><p class="x">a</p><p>b',
    '<p data-look="display:block">a</p>',
  ],
  ['<style>p{display:none!important}.x{display:block}</style><p class="x">a</p>b', 'b'],
  ['<style>@media print{p{display:none}}</style><p>a</p>', '<p>a</p>'],
  ['<style media="print">p{display:none}</style><p>a</p>', '<p>a</p>'],
  ['<p style="visibility:hidden">a<b style="visibility:visible">b</b></p>', /^<p[^>]*><b>b<\/b><\/p>$/],
  ['<p style="opacity:0">a</p>b', /^<p[^>]*><\/p>b$/],
])('what is not shown is left out: %s', async (html, clean) => {
  expect(await sanitizeHtml(html)).toEqual(typeof clean === 'string' ? clean : expect.stringMatching(clean));
});

// @rule R290
test.each([
  [
    '<ol reversed start="9" type="a"><li value="4">x</li></ol>',
    '<ol start="9" reversed="" type="a"><li value="4">x</li></ol>',
  ],
  ['<ul style="list-style:none"><li>x</li></ul>', '<ul data-look="list-style-type:none"><li>x</li></ul>'],
  [
    '<p style="text-decoration:line-through underline">x</p>',
    '<p data-look="text-decoration-line:underline+line-through">x</p>',
  ],
  ['<del style="text-decoration:none">x</del>', '<del>x</del>'],
  ['<b style="font-weight:400">x</b>', '<b data-look="font-weight:normal">x</b>'],
  ['10<span style="vertical-align:super">2</span>', '10<span data-look="vertical-align:super">2</span>'],
  ['<p style="color:red;position:fixed">x</p>', '<p>x</p>'],
  ['<p data-look="position:fixed font-weight:bold">x</p>', '<p data-look="font-weight:bold">x</p>'],
])('what a style or attribute says is kept: %s', async (html, clean) => {
  expect(await sanitizeHtml(html)).toBe(clean);
});

// @rule R290
test.each([
  ['<details><summary>a</summary>b</details>', '<div><div>a</div>b</div>'],
  ['<menu><li>a</li></menu>', '<ul><li>a</li></ul>'],
  [
    '<input type="checkbox" checked>a<input type="radio">b<input value="c"><input type="hidden" value="d">',
    '☑ a○ bc',
  ],
  ['<select><option>a</option><option selected>b</option></select>', 'b'],
  ['<o:p>a</o:p><time>b</time>', '<span>a</span><span>b</span>'],
  ['<p><noscript>a</noscript><template>b</template>c', '<p>c</p>'],
])('another element says the same: %s', async (html, clean) => {
  expect(await sanitizeHtml(html)).toBe(clean);
});

// @rule R290
test('numbers that a sheet counts are written into the text', async () => {
  const sheet = `<style>ol{counter-reset:item}li{counter-increment:item}li:before{content:counters(item,".") ") "}
    h2{counter-increment:parte}h2::before{content:"Parte " counter(parte,upper-roman) ": "}</style>`;
  const html = `${sheet}<h2>a</h2><ol><li>b<ol><li>c</li><li>d</li></ol></li><li hidden>e</li><li>f</li></ol><h2>g</h2>`;
  const clean = await sanitizeHtml(html);
  expect(clean.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')).toBe(
    '|Parte I: a|1) b|1.1) c|1.2) d|2) f|Parte II: g|',
  );
});
