import { useTillCode } from '../../../flows/till-code/till-code.flow.ts';
import { useConfig } from '../../../platform/start/portal-context.ts';
import { TillCodeView } from './till-code.view.tsx';

/** The customer's code, over whatever screen it was asked for on. */
export function TillCode({ asked }: { asked: number }) {
  const { symbology } = useConfig().till;
  return <TillCodeView {...useTillCode(asked)} symbology={symbology} />;
}
