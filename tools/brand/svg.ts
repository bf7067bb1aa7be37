/**
 * Runs in a page: what makes an SVG unsafe as a document of our origin; null when it is no SVG. Serialised: no outside
 * scope.
 */
export function faultsOfSvg(text: string): string[] | null {
  const allowed =
    /^(?:svg|g|path|rect|circle|ellipse|line|polyline|polygon|text|tspan|defs|linearGradient|radialGradient|stop|clipPath|mask|pattern|symbol|use|title|desc|metadata|style|image|filter|fe[A-Z]\w+)$/;
  const picture = /^data:image\/(?:png|jpeg|webp|gif);base64,/i;
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return ['a document type'];
  if (/<\?xml-stylesheet/i.test(text)) return ['a style sheet'];
  const { documentElement: svg } = new DOMParser().parseFromString(text, 'image/svg+xml');
  if (svg.querySelector('parsererror') !== null || svg.localName !== 'svg') return null;
  // A backslash can hide a word: `@\69mport`.
  const outside = (value: string) =>
    /url\(\s*['"]?(?!#)|image-set\(|@import|expression\(|javascript:|\\/i.test(value);
  const faults = new Set<string>();
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    const ours = element.namespaceURI === 'http://www.w3.org/2000/svg';
    // Foreign namespaces are ignored when drawn; HTML is active in any place and under any prefix.
    const isNote =
      element.closest('metadata') !== null || /^(?:sodipodi|inkscape|rdf|dc|cc)$/.test(element.prefix ?? '');
    if (!ours && (!isNote || element.namespaceURI === 'http://www.w3.org/1999/xhtml'))
      faults.add(`<${element.tagName}>`);
    if (ours && !allowed.test(element.localName)) faults.add(`<${element.localName}>`);
    if (element.localName === 'style' && outside(element.textContent ?? ''))
      faults.add('a style that fetches something');
    for (const { name, localName, value } of element.attributes) {
      if (/^on/i.test(localName)) faults.add(`the attribute ${name}`);
      else if (localName === 'href' && !value.startsWith('#') && !picture.test(value))
        faults.add(`a link to ${value.slice(0, 40)}`);
      else if (!name.startsWith('xmlns') && localName !== 'href' && outside(value))
        faults.add(`the attribute ${name}`);
    }
  }
  return [...faults];
}
