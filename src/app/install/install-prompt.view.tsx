import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import type { ReactNode } from 'react';
import { Modal } from '../../ui/dialogs/dialog.tsx';
import { ExternalIcon, PlusIcon, ShareIcon } from '../../ui/icons/later-icons.tsx';

/** Texts of the install prompt. The title, 'Não adicionar' and 'Adicionar à Tela de Início' are verbatim. @rule S2.15, S2.16 */
const INSTALL = {
  title: 'Adicionar à tela inicial',
  text: 'Abra o clube com um toque, direto da tela inicial do seu aparelho. Ocupa pouco espaço e não precisa de loja de aplicativos.',
  accept: 'Adicionar',
  refuse: 'Não adicionar',
  share: 'Toque em Compartilhar',
  shareHint: 'na barra do navegador.',
  choose: 'Escolha “Adicionar à Tela de Início”',
  chooseHint: 'na lista que se abre.',
  safari: 'Abra no Safari',
  safariHint: 'pelo menu deste aplicativo. Dentro dele o portal não pode ser adicionado à tela inicial.',
  close: 'Entendi',
} as const;

interface InstallPromptViewProps {
  /** `elsewhere`: instructions for browsers that cannot install. @rule R181 */
  modal: 'question' | 'instructions' | 'elsewhere';
  onAccept: () => void;
  onRefuse: () => void;
  /** Escape, the overlay or 'Entendi' dismiss it. */
  onDismiss: () => void;
}

/** The install prompt; on iOS the manual steps. @rule S2.15, S2.16, R45 */
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
            <span>{question ? INSTALL.accept : INSTALL.close}</span>
          </Button>
        </>
      }
    >
      {question ? INSTALL.text : <Instructions elsewhere={modal === 'elsewhere'} />}
    </Modal>
  );
}

function Instructions({ elsewhere }: { elsewhere: boolean }) {
  return (
    <List component="ol" disablePadding>
      {elsewhere ? (
        <Step icon={<ExternalIcon size={24} />} text={INSTALL.safari} hint={INSTALL.safariHint} />
      ) : (
        <>
          <Step icon={<ShareIcon size={24} />} text={INSTALL.share} hint={INSTALL.shareHint} />
          <Step icon={<PlusIcon size={24} />} text={INSTALL.choose} hint={INSTALL.chooseHint} />
        </>
      )}
    </List>
  );
}

function Step({ icon, text, hint }: { icon: ReactNode; text: string; hint: string }) {
  return (
    <ListItem sx={{ gap: 2 }}>
      <Box sx={iconPlace}>{icon}</Box>
      <span>
        <strong>{text}</strong> {hint}
      </span>
    </ListItem>
  );
}

const iconPlace = {
  display: 'grid',
  placeContent: 'center',
  flex: 'none',
  width: 48,
  height: 48,
  borderRadius: '16px',
  color: 'primary.main',
  bgcolor: 'surface.sunken',
};
