import { Button } from '../../ui/button/button.tsx';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { PrinterIcon } from '../../ui/icons/later-icons.tsx';
import { Modal } from '../../ui/dialogs/modal.ts';
import { SafeHtml } from '../../ui/html/safe-html.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { TERMOS_FAILED } from './termos.texts.ts';

export interface TermoModalProps {
  open: boolean;
  titulo: string;
  status: Status;
  html: string;
  onClose: () => void;
  onRetry: () => void;
  onPrint: () => void;
}

/** A term's text (S2.68), and Imprimir once it is there. A text that is empty counts as one that did not come. */
export function TermoModal({ open, titulo, status, html, onClose, onRetry, onPrint }: TermoModalProps) {
  return (
    <Modal
      open={open}
      title={titulo}
      onClose={onClose}
      kind="document"
      width={760}
      actions={
        hasContent(status) && (
          <Button look="contained" icon={<PrinterIcon />} onClick={onPrint}>
            Imprimir
          </Button>
        )
      }
    >
      <StatusArea
        status={status === 'empty' ? 'failed' : status}
        failedTitle={TERMOS_FAILED}
        onRetry={onRetry}
        minHeight={160}
      >
        <SafeHtml html={html} />
      </StatusArea>
    </Modal>
  );
}
