import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TermoAceito } from './termos.api.ts';
import { formatData } from '../../lib/datas/datas.ts';
import { hasContent, type Status } from '../../lib/status/status.ts';
import { Modal } from '../../ui/dialogs/modal.ts';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { SafeHtml } from '../../ui/html/safe-html.tsx';
import { DocumentIcon } from '../../ui/icons/icon.tsx';
import { ArrowRightIcon, PrinterIcon } from '../../ui/icons/later-icons.tsx';
import { VirtualList } from '../../ui/lists/virtual-list.tsx';
import { ListSkeleton } from '../../ui/loading/skeletons.tsx';

/** Verbatim. @rule S8.8 */
const FAILED = 'Ops! Não foi possível carregar os termos.';

export interface TermosViewProps {
  status: Status;
  termos: readonly TermoAceito[];
  /** The term about to open. */
  waitingId: string | null;
  onOpen: (idTermo: string | null) => void;
  onRetry: () => void;
  modal: TermoModalProps;
}

const layout = { gap: '16px' };

/** `/termos`: the accepted terms, and the opened one's text. @rule S2.68 */
export function TermosView({ status, termos, waitingId, onOpen, onRetry, modal }: TermosViewProps) {
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto' }}>
      <Typography variant="h1" gutterBottom>
        Termos do Programa
      </Typography>
      <LiveRegion message={waitingId === null ? '' : 'O termo será aberto em instantes.'} />
      <StatusArea
        status={status}
        skeleton={<ListSkeleton count={2} height={150} />}
        emptyText="Nenhum termo aceito até o momento."
        failedTitle={FAILED}
        onRetry={onRetry}
      >
        <VirtualList
          items={termos}
          nameOf={nomeOfTermo}
          layout={layout}
          render={(termo) => (
            <TermoCard
              termo={termo}
              waiting={waitingId !== null && termo.idTermo === waitingId}
              locked={waitingId !== null}
              onOpen={() => onOpen(termo.idTermo)}
            />
          )}
        />
      </StatusArea>
      <TermoModal {...modal} />
    </Box>
  );
}

/** A term is named by its type. @rule S2.68 */
export const nomeOfTermo = ({ nomeTipo, tipo }: TermoAceito): string => nomeTipo ?? tipo ?? 'Termo';

interface TermoCardProps {
  termo: TermoAceito;
  waiting: boolean;
  /** A text is pending: clicks are ignored. @rule R13 */
  locked: boolean;
  onOpen: () => void;
}

/** An accepted term: type, address, date; the card opens its text. @rule S2.68 */
function TermoCard({ termo, waiting, locked, onOpen }: TermoCardProps) {
  const { ip, dtaAceite } = termo;
  return (
    <Card sx={cardLook}>
      <CardContent>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
          <Box component="span" sx={{ alignSelf: 'flex-start', pt: '2px', color: 'primary.main' }}>
            <DocumentIcon size={28} />
          </Box>
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            <Typography variant="h4" component="h2" sx={{ mb: 0.75 }}>
              <ButtonBase
                aria-disabled={locked || undefined}
                onClick={() => locked || onOpen()}
                sx={cardButton}
              >
                {nomeOfTermo(termo)}
              </ButtonBase>
            </Typography>
            <Typography
              component="dl"
              variant="body2"
              sx={{ display: 'grid', gap: '2px', fontVariantNumeric: 'tabular-nums' }}
            >
              {dtaAceite !== null && <Fact label="Aceito em" value={formatData(dtaAceite)} />}
              {ip !== null && ip !== '' && <Fact label="IP" value={ip} />}
            </Typography>
            {waiting && (
              <Typography variant="subtitle2" sx={{ mt: 0.75, color: 'primary.main' }}>
                Abrindo termo…
              </Typography>
            )}
          </Box>
          <Box component="span" sx={arrow}>
            <ArrowRightIcon size={20} />
          </Box>
        </Stack>
      </CardContent>
    </Card>
  );
}

/** In large letters a phone has no room for it. */
const arrow = { color: 'text.secondary', '@container (max-width: 14em)': { display: 'none' } };

const cardLook = {
  position: 'relative',
  containerType: 'inline-size',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(button:focus-visible)': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
};

const cardButton = {
  position: 'static',
  font: 'inherit',
  fontKerning: 'none',
  letterSpacing: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '&&': { outline: 'none' },
  // Also in forced colours: the title is no button's word.
  '&&[aria-disabled=true]': { cursor: 'default', color: 'inherit !important' },
  // Covers the card: a click anywhere opens the term.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
};

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1 }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {value}
      </Box>
    </Stack>
  );
}

export interface TermoModalProps {
  open: boolean;
  titulo: string;
  status: Status;
  html: string;
  onClose: () => void;
  onRetry: () => void;
  onPrint: () => void;
}

/** A term's text with Imprimir. An empty text counts as failed. @rule S2.68 */
function TermoModal({ open, titulo, status, html, onClose, onRetry, onPrint }: TermoModalProps) {
  return (
    <Modal
      open={open}
      title={titulo}
      onClose={onClose}
      kind="document"
      width={760}
      actions={
        hasContent(status) && (
          <Button variant="contained" startIcon={<PrinterIcon />} onClick={onPrint}>
            Imprimir
          </Button>
        )
      }
    >
      <StatusArea
        status={status === 'empty' ? 'failed' : status}
        failedTitle={FAILED}
        onRetry={onRetry}
        minHeight={160}
      >
        <SafeHtml html={html} />
      </StatusArea>
    </Modal>
  );
}
