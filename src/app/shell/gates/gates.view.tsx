import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId } from 'react';
import { anyClick } from '../../../ui/page/any-click.ts';
import { ExternalIcon } from '../../../ui/icons/later-icons.tsx';
import { CheckCircleIcon, DocumentIcon } from '../../../ui/icons/icon.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { Modal } from '../../../ui/dialogs/dialog.tsx';
import { VirtualList } from '../../../ui/lists/virtual-list.tsx';

/** Texts of the shell's gates. The phone's words, 'Aceito' and 'Ir para perfil' are verbatim. @rule S2.11–S2.13 */
export const TERMS = {
  title: 'Antes de continuar',
  intro: 'Leia os termos do programa. Para usar o portal, é preciso aceitá-los.',
  opensTab: 'Abre em uma nova aba.',
  opening: 'O termo será aberto em uma nova aba.',
  blocked: 'O navegador não deixou abrir a nova aba.',
  openHere: 'Abrir o termo',
  alreadyAccepted: 'Já aceito',
  accept: 'Aceito',
  late: 'Ainda não veio resposta. Você pode tentar de novo.',
} as const;

/** Verbatim. @rule S2.12 */
const PHONE = {
  title: 'Telefone não informado',
  text: 'Ops! Parece que você não informou seu telefone click no botão abaixo e atualize o seu cadastro.',
  open: 'Ir para perfil',
} as const;

interface TermoLine {
  idTermo: string;
  nomeTipo: string;
  accepted: boolean;
}

interface TermsModalProps {
  termos: readonly TermoLine[];
  /** The terms are being accepted. */
  busy: boolean;
  /** No answer yet; Aceito may be pressed again. */
  late: boolean;
  onAccept: () => void;
  /** Opening a term in a tab of its own. @rule R13, R33 */
  reading: {
    href: string;
    opening: boolean;
    /** The term whose tab the browser blocked. */
    blocked: string | null;
    onOpen: (idTermo: string) => void;
    onFollowed: () => void;
  };
}

/** The terms modal: a link per published term and one button for the rest. Only accepting closes it. @rule R41, R262 */
export function TermsModal({ termos, busy, late, onAccept, reading }: TermsModalProps) {
  const hint = useId();
  return (
    <Modal
      open
      title={TERMS.title}
      actions={
        // Not `disabled`: that would move the focus.
        <Button variant="contained" fullWidth aria-disabled={busy} aria-busy={busy} onClick={onAccept}>
          {TERMS.accept}
        </Button>
      }
    >
      <Typography sx={{ mb: 2 }}>{TERMS.intro}</Typography>
      <VirtualList
        items={termos}
        nameOf={({ nomeTipo }) => nomeTipo}
        layout={LAYOUT}
        render={(termo) => <TermoItem termo={termo} hint={hint} reading={reading} />}
      />
      <Box component="span" id={hint} sx={visuallyHidden}>
        {TERMS.opensTab}
      </Box>
      <output>
        {late && (
          <Typography variant="body2" sx={{ mt: 2 }}>
            {TERMS.late}
          </Typography>
        )}
      </output>
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
      <Stack direction="row" spacing={1.5} sx={row}>
        <DocumentIcon size={22} />
        <Link
          href={href}
          target="_blank"
          rel="noopener"
          aria-describedby={hint}
          sx={{ flex: 1, minWidth: 0 }}
          {...anyClick(() => onOpen(idTermo))}
        >
          {nomeTipo}
        </Link>
        {accepted ? <CheckCircleIcon size={20} label={TERMS.alreadyAccepted} /> : <ExternalIcon size={18} />}
      </Stack>
      {blocked === idTermo && (
        <output>
          <Typography variant="body2" sx={{ mt: 1 }}>
            {TERMS.blocked}{' '}
            <Link href={href} target="_blank" rel="noopener" onClick={onFollowed}>
              {TERMS.openHere}
            </Link>
          </Typography>
        </output>
      )}
    </div>
  );
}

const row = {
  alignItems: 'center',
  minHeight: 56,
  px: 2,
  py: 1,
  borderRadius: '16px',
  bgcolor: 'surface.sunken',
  fontWeight: 600,
};

const LAYOUT = { gap: '8px' } as const;

/** The phone modal; only its button closes it. @rule R42 */
export function PhoneModal({ onOpenProfile }: { onOpenProfile: () => void }) {
  return (
    <Modal
      open
      title={PHONE.title}
      width={340}
      exact
      actions={
        <Button variant="contained" fullWidth onClick={onOpenProfile}>
          {PHONE.open}
        </Button>
      }
    >
      {PHONE.text}
    </Modal>
  );
}
