import { IconButton } from '../../button/button.tsx';
import { CloseIcon } from '../../icons/later-icons.tsx';
import { addStyles } from '../../text/styles.ts';
import { text } from '../../text/text.ts';
import css from './dialog-head.css';

addStyles(css);

interface DialogHeadProps {
  /** By which the dialog is named. */
  id: string;
  title: string;
  size?: 't2' | 't3';
  /** Absent: there is no close button. */
  onClose?: (() => void) | undefined;
}

/** A dialog's title, with the button that closes it. */
export function DialogHead({ id, title, size = 't2', onClose }: DialogHeadProps) {
  return (
    <div className="dialog-head">
      <h2 id={id} className={text[size]}>
        {title}
      </h2>
      {onClose === undefined ? null : (
        <IconButton aria-label="Fechar" onClick={onClose}>
          <CloseIcon size={22} />
        </IconButton>
      )}
    </div>
  );
}
