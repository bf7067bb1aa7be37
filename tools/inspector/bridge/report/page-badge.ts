import { colourOf, wordsForBadge, wordsForTime } from '../../shared/badge.ts';
import type { PageFacts } from '../../shared/protocol.ts';

/** Colours and places as properties: the page's policy allows no style text. */
const STYLE: Partial<CSSStyleDeclaration> = {
  position: 'fixed',
  left: '0',
  bottom: '0',
  zIndex: '2147483647',
  padding: '2px 8px',
  borderTopRightRadius: '8px',
  font: '600 12px/1.5 system-ui, sans-serif',
  color: '#fff',
  pointerEvents: 'none',
};

let badge: HTMLElement | null = null;

/** Shows in the portal's own page which tab of the inspector it is, and when its clock is not the real one. */
export function showBadge(facts: PageFacts): void {
  if (facts.number === null) return;
  if (badge === null) {
    badge = document.createElement('div');
    badge.dataset['inspector'] = 'badge';
    // For whoever tests; not of the portal that is tested.
    badge.ariaHidden = 'true';
    Object.assign(badge.style, STYLE);
    document.body.append(badge);
  }
  const { ahead } = facts;
  badge.textContent = wordsForBadge(facts) + (ahead === 0 ? '' : ` · relógio + ${wordsForTime(ahead)}`);
  badge.style.backgroundColor = colourOf(facts);
}
