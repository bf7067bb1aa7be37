import { type ShellGatesActor, useGate, useShellGates } from '../../../flows/shell-gates/shell-gates.flow.ts';
import { lazyPart } from '../../../ui/page/lazy-part.tsx';
import { mui } from '../../../ui/mui/mui.ts';

const GateModal = lazyPart(
  () => mui(import(/* webpackChunkName: "gate-modals" */ './gate-modal.tsx').then((part) => part.GateModal)),
  { fallback: null },
);

/** What stands between the customer and the screen, if anything does (R16). Looks it up as long as it is shown. */
export function Gates() {
  return <GateOf gates={useShellGates()} />;
}

/** The modal of the gate whose turn it is. */
export function GateOf({ gates }: { gates: ShellGatesActor }) {
  const gate = useGate(gates);
  return gate === null ? null : <GateModal gate={gate} />;
}
