import { colourOf, wordsForBadge } from '../shared/badge.ts';
import type { Tab } from '../store/session.ts';

/** The tab's badge, as in the portal's page: number, colour and the customer's initials; nothing without a number. */
export function TabBadge({ tab: { number = null, initials = '' } }: { tab: Tab }) {
  if (number === null) return null;
  const backgroundColor = colourOf({ number, initials });
  return (
    <span
      data-testid="tab-badge"
      style={{ padding: '0 6px', borderRadius: 8, color: '#fff', backgroundColor }}
    >
      {wordsForBadge({ number, initials })}
    </span>
  );
}
