import type { ReactNode } from 'react';
import { IconButton } from '../../ui/button/button.tsx';
import { CloseIcon } from '../../ui/icons/later-icons.tsx';
import { focusContent, showFocused } from '../../ui/page/show-focused.ts';
import { Card } from '../../ui/text/card.tsx';
import { addStyles } from '../../ui/text/styles.ts';
import { text } from '../../ui/text/text.ts';
import css from './session-note.css';

addStyles(css);

interface SessionNoteProps {
  icon: ReactNode;
  /** Null: an empty place, for what is said a moment later. */
  words: string | null;
  onClose: () => void;
  /** What can be done about it. */
  children: ReactNode;
}

/** A word about the session at the bottom of the screen: it takes no focus, and covers nothing that must be done. */
export function SessionNote({ icon, words, onClose, children }: SessionNoteProps) {
  return (
    <output className="session-note">
      {words === null ? null : (
        <Card>
          {icon}
          <p ref={showFocused} className={text.body}>
            {words}
          </p>
          {children}
          <IconButton
            aria-label="Dispensar aviso"
            onClick={() => {
              onClose();
              focusContent();
            }}
          >
            <CloseIcon size={20} />
          </IconButton>
        </Card>
      )}
    </output>
  );
}
