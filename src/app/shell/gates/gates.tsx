import { lazy, Suspense } from 'react';
import { useGate } from '../../../flows/shell-gates.react.ts';
import { parts } from '../../parts.ts';

const GateModal = lazy(async () => ({ default: (await parts.gateModals()).GateModal }));

/** What stands between the customer and the screen, if anything does (R16). */
export function Gates() {
  const gate = useGate();
  if (gate === null) return null;
  return (
    <Suspense fallback={null}>
      <GateModal gate={gate} />
    </Suspense>
  );
}
