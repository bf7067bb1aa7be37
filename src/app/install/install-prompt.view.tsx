import type { ReactNode } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { PlusIcon, ShareIcon } from '../../ui/icons/later-icons.tsx';
import { Modal } from '../../ui/mui/dialogs/modal.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import css from './install-prompt.css';
import { INSTALL } from './install.texts.ts';

addStyles(css);

export interface InstallPromptViewProps {
  modal: 'question' | 'instructions';
  onAccept: () => void;
  onRefuse: () => void;
  /** Escape, the overlay, 'Entendi': not now. */
  onDismiss: () => void;
}

/** The install prompt, and on iOS how to do it by hand (S2.15, S2.16, R45). */
export function InstallPromptView({ modal, onAccept, onRefuse, onDismiss }: InstallPromptViewProps) {
  const question = modal === 'question';
  return (
    <Modal
      open
      title={INSTALL.title}
      attributes={{ 'data-yielding': '' }}
      onClose={onDismiss}
      actions={
        <>
          <Button look="outlined" onClick={onRefuse}>
            {INSTALL.refuse}
          </Button>
          <Button look="contained" onClick={question ? onAccept : onDismiss}>
            {question ? INSTALL.accept : INSTALL.close}
          </Button>
        </>
      }
    >
      {question ? INSTALL.text : <Instructions />}
    </Modal>
  );
}

function Instructions() {
  return (
    <ol className="install-steps">
      <Step icon={<ShareIcon size={24} />} words={INSTALL.share} hint={INSTALL.shareHint} />
      <Step icon={<PlusIcon size={24} />} words={INSTALL.choose} hint={INSTALL.chooseHint} />
    </ol>
  );
}

function Step({ icon, words, hint }: { icon: ReactNode; words: string; hint: string }) {
  return (
    <li>
      <span className="icon">{icon}</span>
      <span>
        <strong>{words}</strong> {hint}
      </span>
    </li>
  );
}
