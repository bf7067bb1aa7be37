import { type ShellGatesActor, useGate, useShellGates } from '../../../flows/shell-gates/shell-gates.flow.ts';
import { lazyComponent } from '../../../ui/page/lazy-component.tsx';
import { mui } from '../../../ui/theme/mui.tsx';

const GateModal = lazyComponent(
  () =>
    mui(import(/* webpackChunkName: "gate-modals" */ './gate-modal.tsx').then((chunk) => chunk.GateModal)),
  null,
);

/** What stands between the customer and the screen, if anything does. Looks it up as long as it is shown. @rule R16 */
export function Gates() {
  return <GateOf gates={useShellGates()} />;
}

/** The modal of the gate whose turn it is. */
export function GateOf({ gates }: { gates: ShellGatesActor }) {
  const gate = useGate(gates);
  return gate === null ? null : <GateModal gate={gate} />;
}
