import { colourOf, wordsForBadge, wordsForTime } from '../../shared/badge.ts';
import type { PageFacts } from '../../shared/protocol.ts';

/** Set as properties: the page's policy forbids style attributes as text. */
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

/** Shows in the portal's page its tab number of the inspector, and a moved clock. */
export function showBadge(facts: PageFacts): void {
  if (facts.number === null) return;
  if (badge === null) {
    badge = document.createElement('div');
    badge.dataset['inspector'] = 'badge';
    // For QA's eyes; screen readers get the portal alone.
    badge.ariaHidden = 'true';
    Object.assign(badge.style, STYLE);
    document.body.append(badge);
  }
  const { ahead } = facts;
  badge.textContent = wordsForBadge(facts) + (ahead === 0 ? '' : ` · relógio + ${wordsForTime(ahead)}`);
  badge.style.backgroundColor = colourOf(facts);
}
