import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { ConfirmDialog } from '../../ui/dialogs/modal.ts';
import { DownloadIcon, MailIcon, TrashIcon } from '../../ui/icons/later-icons.tsx';
import { DIREITOS, mailtoOf, OWN_TEXTS, secaoTexto } from './pdo.texts.ts';

export interface PdoViewProps {
  programa: string;
  /** Null: none is configured. */
  mailbox: string | null;
  /** Null: the feature is off. */
  copia: CopiaProps | null;
  aparelho: AparelhoProps | null;
}

/** `/pdo`: the law's rights, the contact, and the two actions. @rule S2.69 */
export function PdoView({ programa, mailbox, copia, aparelho }: PdoViewProps) {
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Typography variant="h1">Fale com PDO</Typography>
      <Typography variant="h3" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        {OWN_TEXTS.sobre}
      </Typography>
      <Stack spacing={2}>
        <Card component="section">
          <CardContent sx={{ p: { sm: 4 }, '&:last-child': { pb: { sm: 4 } } }}>
            <Stack spacing={2.5}>
              <Typography variant="h2">Seus dados, suas escolhas</Typography>
              <Typography>
                A Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) garante a você o controle
                sobre os dados pessoais que {programa} utiliza. A qualquer momento, e sem custo, você pode
                pedir:
              </Typography>
              <Typography component="ul" sx={{ pl: '1.3em', '& li + li': { mt: '0.4em' } }}>
                {DIREITOS.map((direito) => (
                  <li key={direito}>{direito}</li>
                ))}
              </Typography>
              <Pedido mailbox={mailbox} />
            </Stack>
          </CardContent>
        </Card>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          {copia !== null && <CopiaCard {...copia} />}
          {aparelho !== null && <AparelhoCard {...aparelho} />}
        </Box>
      </Stack>
    </Box>
  );
}

function Pedido({ mailbox }: Pick<PdoViewProps, 'mailbox'>) {
  if (mailbox === null) {
    return (
      <Typography>
        O canal para esses pedidos ainda não foi informado. Enquanto isso, procure o atendimento de{' '}
        <Link component={RouterLink} to={ROTAS.location}>
          uma de nossas lojas
        </Link>
        .
      </Typography>
    );
  }
  return (
    <>
      <Typography>
        Para fazer um pedido, escreva ao encarregado pelos dados pessoais em{' '}
        <Link href={mailtoOf(mailbox)} sx={{ overflowWrap: 'anywhere' }}>
          {mailbox}
        </Link>
        . Informe seu nome completo e o CPF ou CNPJ do cadastro, para que possamos confirmar que o pedido é
        seu. Nunca envie sua senha.
      </Typography>
      <Button
        variant="contained"
        href={mailtoOf(mailbox)}
        startIcon={<MailIcon />}
        sx={{ alignSelf: { sm: 'flex-start' } }}
      >
        Enviar e-mail
      </Button>
    </>
  );
}

export interface CopiaProps {
  stage: 'idle' | 'busy' | 'done' | 'incomplete' | 'failed';
  /** Failed sections by their keys. */
  failed: readonly string[];
  onDownload: () => void;
}

/** 'Baixar meus dados', with its result by section. */
function CopiaCard({ stage, failed, onDownload }: CopiaProps) {
  const again = stage === 'incomplete' || stage === 'failed';
  return (
    <ActionCard title={OWN_TEXTS.baixarTitulo} words={OWN_TEXTS.baixarTexto}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-busy={stage === 'busy'}
        onClick={onDownload}
      >
        <span>{again ? OWN_TEXTS.tentar : OWN_TEXTS.baixar}</span>
      </Button>
      <Box component="output" sx={{ '&:not(:empty)': { mt: 2 } }}>
        {stage === 'idle' ? null : (
          <Typography sx={again ? { color: 'error.main' } : {}}>{DITO[stage]}</Typography>
        )}
        {stage === 'incomplete' ? (
          <Typography component="ul" sx={{ pl: 2.5 }}>
            {failed.map((name) => (
              <li key={name}>{secaoTexto(name)}</li>
            ))}
          </Typography>
        ) : null}
      </Box>
    </ActionCard>
  );
}

const DITO = {
  busy: OWN_TEXTS.baixando,
  done: OWN_TEXTS.baixado,
  failed: OWN_TEXTS.nada,
  incomplete: OWN_TEXTS.incompleto,
} as const;

export interface AparelhoProps {
  /** Whether the list outlives an expired session. @rule R250 */
  isListaGuardada: boolean;
  asking: boolean;
  onAsk: () => void;
  onConfirm: () => void;
  onCancel: () => void;
}

/** 'Apagar dados deste aparelho', with a confirmation. */
function AparelhoCard({ isListaGuardada, asking, onAsk, onConfirm, onCancel }: AparelhoProps) {
  return (
    <ActionCard title={OWN_TEXTS.apagarTitulo} words={OWN_TEXTS.apagarTexto}>
      <Box component="details" sx={{ mb: 1.5, color: 'text.secondary' }}>
        <Box component="summary" sx={{ py: 1, minHeight: 44, boxSizing: 'border-box', cursor: 'pointer' }}>
          {OWN_TEXTS.guardados}
        </Box>
        <Typography>
          {OWN_TEXTS.guardadosTexto}
          {isListaGuardada && OWN_TEXTS.guardadosDepois}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        color="error"
        startIcon={<TrashIcon />}
        onClick={onAsk}
        // One line on a phone.
        sx={{ px: { xs: 1, sm: 2.75 } }}
      >
        {OWN_TEXTS.apagar}
      </Button>
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
    <Card component="section">
      <CardContent sx={{ p: { sm: 3 }, '&:last-child': { pb: { sm: 3 } } }}>
        <Typography variant="h3" component="h2" gutterBottom>
          {title}
        </Typography>
        <Typography gutterBottom sx={{ color: 'text.secondary' }}>
          {words}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
