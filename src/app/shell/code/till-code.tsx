import { useTillCode } from './till-code.flow.ts';
import { useConfig } from '../../../base/start/portal-context.ts';
import { TillCodeView } from './till-code.view.tsx';

/** The customer's code over any screen: QR, Code 128 or both. @rule C1.10 */
export function TillCode({ asked }: { asked: number }) {
  const { symbology } = useConfig().till;
  return <TillCodeView {...useTillCode(asked)} qr={symbology !== 'code128'} bars={symbology !== 'qr'} />;
}
