/** Elements that a customer can press or fill in. */
export const PRESSED =
  'button, a[href], summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=menuitemradio], [role=option], [role=switch], input[type=checkbox], input[type=radio]';

const ROLES: Readonly<Record<string, string>> = { BUTTON: 'button', A: 'link', SUMMARY: 'button' };

/** The role by which a test finds an element. */
export function roleOf(element: Element): string {
  const role = element.getAttribute('role');
  if (role !== null) return role;
  if (element instanceof HTMLInputElement) return element.type;
  return ROLES[element.tagName] ?? '';
}

/** The text for screen readers, without `aria-hidden` parts. */
function textOf(node: Node): string {
  if (node instanceof HTMLImageElement) return node.alt;
  if (node instanceof Element && (node.getAttribute('aria-hidden') === 'true' || node.tagName === 'STYLE'))
    return '';
  if (node instanceof Element && node.hasAttribute('aria-label'))
    return node.getAttribute('aria-label') ?? '';
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  return [...node.childNodes].map((child) => textOf(child)).join(' ');
}

function textOfIds(element: Element, attribute: string): string {
  const ids = element.getAttribute(attribute)?.split(/\s+/) ?? [];
  return ids
    .map((id) => document.getElementById(id))
    .map((found) => (found === null ? '' : textOf(found)))
    .join(' ');
}

/** An element's accessible name, by which a test finds it; without the mark of a required field. */
export function nameOf(element: Element): string {
  const labels =
    element instanceof HTMLElement && 'labels' in element ? (element.labels as NodeList | null) : null;
  const candidates = [
    () => textOfIds(element, 'aria-labelledby'),
    () => element.getAttribute('aria-label') ?? '',
    // The first alone: during hydration a field may have two labels.
    () => (labels?.[0] === undefined ? '' : textOf(labels[0])),
    () => textOf(element),
    () => element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '',
  ];
  for (const candidate of candidates) {
    const words = candidate().replaceAll(/\s+/g, ' ').replace(/ ?\*$/, '').trim();
    if (words !== '') return words;
  }
  return '';
}

/** The longest text node in an alert: its message, not the words of a button. */
export function longestText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let longest = '';
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    if (text.length > longest.length) longest = text;
  }
  return longest;
}

/** The names of preceding elements of the same role that screen readers see. */
export function namesBefore(element: Element): readonly string[] {
  const role = roleOf(element);
  const peers = [...document.querySelectorAll(PRESSED)].filter(
    (other) =>
      roleOf(other) === role &&
      other.checkVisibility() &&
      other.closest('[aria-hidden=true], [inert]') === null,
  );
  return peers.slice(0, Math.max(0, peers.indexOf(element))).map((other) => nameOf(other));
}
