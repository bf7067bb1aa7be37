import { faultsOfSvg } from './draw.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 9 9" ${attributes}>${inside}</svg>`;

// @rule C6.17
test.each([
  [
    'a drawing',
    svg(
      '<defs><linearGradient id="a"><stop stop-color="#fff"/></linearGradient></defs><path d="M0 0h9v9z" fill="url(#a)"/>',
    ),
  ],
  [
    'a style and a part that is used again',
    svg('<style>.a{fill:url(#b)}</style><g id="p"/><use href="#p" xlink:href="#p"/>'),
  ],
  ['a picture in it', svg('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  [
    'notes of a drawing program',
    svg(
      '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata><g/>',
    ),
  ],
])('%s is a logo', (_name, text) => {
  expect(faultsOfSvg(text)).toEqual([]);
});

// @rule C6.17
test.each([
  ['a script', svg('<script>alert(1)</script>'), '<script>'],
  [
    'a script of another space',
    svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    '<x:script>',
  ],
  [
    'a script among the notes',
    svg('<metadata><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></metadata>'),
    '<script>',
  ],
  [
    'a script under the name of a note',
    svg('<rdf:script xmlns:rdf="http://www.w3.org/1999/xhtml">alert(1)</rdf:script>'),
    '<rdf:script>',
  ],
  [
    'a style sheet of somebody else',
    `<?xml-stylesheet href="https://evil.example/a.css"?>${svg('<g/>')}`,
    'a style sheet',
  ],
  [
    'a style whose letters are written as numbers',
    svg('<style>@\\69mport "https://evil.example/a.css";</style>'),
    'a style that fetches something',
  ],
  [
    'HTML',
    svg('<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">a</b></foreignObject>'),
    '<foreignObject>',
  ],
  ['what happens on load', svg('', 'onload="alert(1)"'), 'the attribute onload'],
  ['what is animated', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>'), '<set>'],
  ['a link', svg('<use href="https://evil.example/a.svg#a"/>'), 'a link to https://evil.example/a.svg#a'],
  ['an old link', svg('<image xlink:href="//evil.example/a.png"/>'), 'a link to //evil.example/a.png'],
  [
    'a picture that is a document',
    svg('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'),
    'a link to data:image/svg+xml',
  ],
  [
    'a style that fetches',
    svg('<style>@import "https://evil.example/a.css";</style>'),
    'a style that fetches something',
  ],
  ['a fill that fetches', svg('<path fill="url(https://evil.example/#a)"/>'), 'the attribute fill'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, 'a document type'],
])('%s is refused by its name', (_name, text, fault) => {
  expect(faultsOfSvg(text)?.join('; ')).toContain(fault);
});

// @rule C6.17
test.each(['no drawing', '<svg', '<html xmlns="http://www.w3.org/1999/xhtml"><svg/></html>'])(
  '%s is not an SVG',
  (text) => {
    expect(faultsOfSvg(text)).toBeNull();
  },
);
