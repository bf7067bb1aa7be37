import { Button } from '../../ui/button/button.tsx';
import { DangerButton } from '../../ui/button/danger-button.tsx';
import { Panel } from '../../ui/text/panel.tsx';
import { classes, text } from '../../ui/text/text.ts';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.ts';
import { DownloadIcon, TrashIcon } from '../../ui/icons/later-icons.tsx';
import { OWN_TEXTS, secaoTexto } from './pdo.texts.ts';

export interface CopiaProps {
  stage: 'idle' | 'busy' | 'done' | 'incomplete' | 'failed';
  /** The sections that could not be read, by their names in the file. */
  failed: readonly string[];
  onDownload: () => void;
}

/** 'Baixar meus dados': what came of it is said, section by section. */
export function CopiaCard({ stage, failed, onDownload }: CopiaProps) {
  const again = stage === 'incomplete' || stage === 'failed';
  return (
    <ActionCard title={OWN_TEXTS.baixarTitulo} words={OWN_TEXTS.baixarTexto}>
      <Button look="outlined" icon={<DownloadIcon />} aria-busy={stage === 'busy'} onClick={onDownload}>
        {again ? OWN_TEXTS.tentar : OWN_TEXTS.baixar}
      </Button>
      <output>
        {stage === 'busy' ? <p className={text.body}>{OWN_TEXTS.baixando}</p> : null}
        {stage === 'done' ? <p className={text.body}>{OWN_TEXTS.baixado}</p> : null}
        {stage === 'failed' ? <p className={classes(text.body, 'wrong')}>{OWN_TEXTS.nada}</p> : null}
        {stage === 'incomplete' ? (
          <>
            <p className={classes(text.body, 'wrong')}>{OWN_TEXTS.incompleto}</p>
            <ul>
              {failed.map((name) => (
                <li key={name}>{secaoTexto(name)}</li>
              ))}
            </ul>
          </>
        ) : null}
      </output>
    </ActionCard>
  );
}

export interface AparelhoProps {
  asking: boolean;
  onAsk: () => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** 'Apagar dados deste aparelho', after a question. */
export function AparelhoCard({ asking, onAsk, onConfirm, onCancel }: AparelhoProps) {
  return (
    <ActionCard title={OWN_TEXTS.apagarTitulo} words={`${OWN_TEXTS.apagarTexto} ${OWN_TEXTS.guardadosTexto}`}>
      <DangerButton look="outlined" icon={<TrashIcon />} onClick={onAsk}>
        {OWN_TEXTS.apagar}
      </DangerButton>
      <ConfirmDialog
        open={asking}
        title={OWN_TEXTS.confirmarTitulo}
        confirmLabel={OWN_TEXTS.confirmar}
        cancelLabel={OWN_TEXTS.cancelar}
        tone="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        {OWN_TEXTS.confirmarTexto}
      </ConfirmDialog>
    </ActionCard>
  );
}

function ActionCard({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <Panel as="section" className="pdo-card">
      <h2 className={text.t3}>{title}</h2>
      <p className={classes(text.body, text.muted)}>{words}</p>
      {children}
    </Panel>
  );
}
