import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PlusIcon, ShareIcon } from '../../ui/icons/icon-more.tsx';
import { Modal } from '../../ui/mui/dialogs/modal.tsx';
import { INSTALL } from './install.texts.ts';

export interface InstallPromptViewProps {
  modal: 'question' | 'instructions';
  onAccept: () => void;
  onRefuse: () => void;
  /** Escape, the overlay, 'Entendi': not now. */
  onDismiss: () => void;
}

/** The install prompt, and on iOS how to do it by hand (R45; spec 2 Shell). */
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
          <Button variant="outlined" onClick={onRefuse}>
            {INSTALL.refuse}
          </Button>
          <Button variant="contained" onClick={question ? onAccept : onDismiss}>
            {question ? INSTALL.accept : INSTALL.close}
          </Button>
        </>
      }
    >
      {question ? <Typography>{INSTALL.text}</Typography> : <Instructions />}
    </Modal>
  );
}

function Instructions() {
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      <Step icon={<ShareIcon size={24} />} words={INSTALL.share} hint={INSTALL.shareHint} />
      <Step icon={<PlusIcon size={24} />} words={INSTALL.choose} hint={INSTALL.chooseHint} />
    </Box>
  );
}

function Step({ icon, words, hint }: { icon: ReactNode; words: string; hint: string }) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={iconLook}>{icon}</Box>
      <Typography>
        <strong>{words}</strong> {hint}
      </Typography>
    </Box>
  );
}

const iconLook = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '16px',
  color: 'primary.main',
  bgcolor: 'surface.sunken',
};
