import { useGate } from '../../../flows/shell-gates/shell-gates.react.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { mui } from '../../../ui/mui/mui.ts';

const GateModal = lazyPart(
  () => mui(import(/* webpackChunkName: "gate-modals" */ './gate-modal.tsx').then((part) => part.GateModal)),
  { fallback: null },
);

/** What stands between the customer and the screen, if anything does (R16). */
export function Gates() {
  const gate = useGate();
  return gate === null ? null : <GateModal gate={gate} />;
}
