import type { Gate } from './shell-gates.flow.ts';
import { TERMO_HREF, useTermoWindow } from '../../../features/termos/termo-window.flow.ts';
import { WhatsappDialog } from '../../../features/cadastro/whatsapp-dialog.view.tsx';
import { useMayOpenUnasked } from '../../../ui/history/use-back-closes.ts';
import { PhoneModal, TermsModal } from './gates.view.tsx';

/** The modal of the gate whose turn it is; it opens over nothing that the customer has opened. @rule R265 */
export function GateModal({ gate }: { gate: Gate }) {
  const mayOpen = useMayOpenUnasked();
  if (!mayOpen) return null;
  if (gate.kind === 'terms') return <TermsGate gate={gate} />;
  if (gate.kind === 'phone') return <PhoneModal onOpenProfile={gate.openProfile} />;
  const { busy, agree, refuse, dismiss } = gate;
  return (
    <WhatsappDialog asking invitation busy={busy} concordo={agree} cancelar={refuse} dismiss={dismiss} />
  );
}

function TermsGate({ gate }: { gate: Extract<Gate, { kind: 'terms' }> }) {
  const { termos, accepted, busy, late, accept } = gate;
  const { open, busy: opening, blocked, followed } = useTermoWindow();
  return (
    <TermsModal
      termos={termos.map((termo) => ({ ...termo, accepted: accepted.includes(termo) }))}
      busy={busy}
      late={late}
      onAccept={accept}
      reading={{ href: TERMO_HREF, opening, blocked, onOpen: open, onFollowed: followed }}
    />
  );
}
