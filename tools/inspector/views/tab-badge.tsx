import { colourOf, wordsForBadge } from '../shared/badge.ts';
import type { Tab } from '../store/session.ts';

/** The tab's badge, as in the portal's page: number, colour and the customer's initials; nothing without a number. */
export function TabBadge({ tab: { number = null, initials = '' } }: { tab: Tab }) {
  if (number === null) return null;
  return (
    <span
      className="tab-badge"
      data-testid="tab-badge"
      style={{ backgroundColor: colourOf({ number, initials }) }}
    >
      {wordsForBadge({ number, initials })}
    </span>
  );
}
