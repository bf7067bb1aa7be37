import { useState } from 'react';
import { useIsEnding } from '../../session/session-end.react.ts';
import { hasResumePoint } from '../../session/stored-resume-point.ts';
import { useConfig } from '../../base/start/portal-context.ts';
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
  /** Typed fields of a screen that does not know its customer, to be stored for the signed-in one. */
  campos?: Readonly<Record<string, unknown>>;
}

/** The notice that the session ends soon. @rule R110 */
export function SessionEnd(props: SessionEndProps) {
  const { sessionNotice } = useConfig().features;
  return useIsEnding() && sessionNotice !== false && <Notice {...props} />;
}

/** On the home: the offer to resume the screen on which the session ended. @rule R111 */
export function Continue() {
  const [isLeft] = useState(hasResumePoint);
  return isLeft && <Offer />;
}
