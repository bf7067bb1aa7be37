import { useInstallPrompt } from './install-prompt.flow.ts';
import { useOccupied } from '../../base/browser/use-occupied.ts';
import { InstallPromptView } from './install-prompt.view.tsx';

/** The install prompt's modal. */
export function InstallPrompt() {
  const { modal, accept, refuse, dismiss } = useInstallPrompt();
  const occupied = useOccupied();
  if (modal === null || occupied) return null;
  return <InstallPromptView modal={modal} onAccept={accept} onRefuse={refuse} onDismiss={dismiss} />;
}
