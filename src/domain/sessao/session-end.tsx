import { useState } from 'react';
import { useIsEnding } from '../../flows/session/session-end.react.ts';
import { hasResumePoint } from '../../platform/draft/resume-point-key.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { later } from '../../ui/page/later.tsx';

const Notice = later(() => import(/* webpackChunkName: "notes" */ './session-notice.tsx'), 'SessionNotice', {
  mui: true,
  optional: true,
});
const Offer = later(() => import(/* webpackChunkName: "notes" */ './continue-offer.tsx'), 'ContinueOffer', {
  mui: true,
  optional: true,
});

interface SessionEndProps {
  /** What is typed on a screen that does not know whose it is, to be kept for who is signed in. */
  campos?: Readonly<Record<string, unknown>>;
}

/** The notice that the session ends soon, once it does. @rule R110 */
export function SessionEnd(props: SessionEndProps) {
  const { sessionNotice } = useConfig().features;
  return useIsEnding() && sessionNotice !== false && <Notice {...props} />;
}

/** On the home: the way back to where the customer was before the session ended, if they were anywhere. @rule R111 */
export function Continue() {
  const [isLeft] = useState(hasResumePoint);
  return isLeft && <Offer />;
}
