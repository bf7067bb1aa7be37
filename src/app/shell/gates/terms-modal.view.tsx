import { useId } from 'react';
import { anyClick } from '../../../ui/page/any-click.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ExternalIcon } from '../../../ui/icons/later-icons.tsx';
import { CheckCircleIcon, DocumentIcon } from '../../../ui/icons/icon.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Modal } from '../../../ui/mui/dialogs/modal.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';
import { addStyles } from '../../../ui/text/styles.ts';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { classes, text } from '../../../ui/text/text.ts';
import { TERMS } from './gates.texts.ts';
import css from './terms-modal.css';

addStyles(css);

export interface TermoLine {
  idTermo: string;
  nomeTipo: string;
  accepted: boolean;
}

export interface TermsModalProps {
  termos: readonly TermoLine[];
  /** They are being accepted, one by one. */
  busy: boolean;
  onAccept: () => void;
  /** Opening a term in a tab of its own (R13, R33). */
  reading: {
    href: string;
    opening: boolean;
    /** The term whose tab the browser blocked. */
    blocked: string | null;
    onOpen: (idTermo: string) => void;
    onFollowed: () => void;
  };
}

/** The terms modal (R41): a link per published term, and one button for those that are left. Only accepting closes it. */
export function TermsModal({ termos, busy, onAccept, reading }: TermsModalProps) {
  const hint = useId();
  return (
    <Modal
      open
      title={TERMS.title}
      actions={
        // Not `disabled`: the focus stays where it is, and a second press does nothing.
        <Button look="contained" wide aria-disabled={busy} aria-busy={busy} onClick={onAccept}>
          {TERMS.accept}
        </Button>
      }
    >
      <p className={classes(text.body, 'terms-intro')}>{TERMS.intro}</p>
      <VirtualList
        items={termos}
        nameOf={({ nomeTipo }) => nomeTipo}
        layout={LAYOUT}
        render={(termo) => <TermoItem termo={termo} hint={hint} reading={reading} />}
      />
      <span id={hint} className={text.said}>
        {TERMS.opensTab}
      </span>
      <LiveRegion message={reading.opening ? TERMS.opening : ''} />
    </Modal>
  );
}

interface TermoItemProps {
  termo: TermoLine;
  hint: string;
  reading: TermsModalProps['reading'];
}

function TermoItem({ termo: { idTermo, nomeTipo, accepted }, hint, reading }: TermoItemProps) {
  const { href, blocked, onOpen, onFollowed } = reading;
  return (
    <div>
      <div className="terms-row">
        <DocumentIcon size={22} />
        <TextLink
          href={href}
          target="_blank"
          rel="noopener"
          aria-describedby={hint}
          {...anyClick(() => onOpen(idTermo))}
        >
          {nomeTipo}
        </TextLink>
        {accepted ? <CheckCircleIcon size={20} label={TERMS.alreadyAccepted} /> : <ExternalIcon size={18} />}
      </div>
      {blocked === idTermo && (
        <output className={classes(text.small, 'terms-blocked')}>
          {TERMS.blocked}{' '}
          <TextLink href={href} target="_blank" rel="noopener" onClick={onFollowed}>
            {TERMS.openHere}
          </TextLink>
        </output>
      )}
    </div>
  );
}

const LAYOUT = { gap: '8px' } as const;
