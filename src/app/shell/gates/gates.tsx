import { type ShellGatesActor, useGate, useShellGates } from '../../../flows/shell-gates/shell-gates.flow.ts';
import { later } from '../../../ui/page/later.tsx';

const GateModal = later(() => import(/* webpackChunkName: "gate-modals" */ './gate-modal.tsx'), 'GateModal', {
  mui: true,
  fallback: null,
});

/** The gate between the customer and the screen. Runs its checks while mounted. @rule R16 */
export function Gates() {
  return <GateOf gates={useShellGates()} />;
}

/** The modal of the gate whose turn it is. */
export function GateOf({ gates }: { gates: ShellGatesActor }) {
  const gate = useGate(gates);
  return gate === null ? null : <GateModal gate={gate} />;
}
