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
    <Box sx={{ maxWidth: { xs: 860, xl: 'none' }, mx: 'auto' }}>
      <Typography variant="h1">Fale com PDO</Typography>
      <Typography variant="h3" component="p" sx={{ color: 'text.secondary', mb: 2 }}>
        Privacidade e dados pessoais
      </Typography>
      <Box sx={COLUNAS}>
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
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'repeat(2, minmax(0, 1fr))',
              xl: 'minmax(0, 1fr)',
            },
          }}
        >
          {copia !== null && <CopiaCard {...copia} />}
          {aparelho !== null && <AparelhoCard {...aparelho} />}
        </Box>
      </Box>
    </Box>
  );
}

/** What can be done stands beside the rights where there is room. */
const COLUNAS = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 860px) minmax(26rem, 1fr)' },
} as const;

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
    <ActionCard
      title="Uma cópia dos seus dados"
      text="Cadastro, preferências, termos aceitos, compras, saldo, vouchers e campanhas, em um arquivo que fica só com você."
    >
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        aria-busy={stage === 'busy'}
        onClick={onDownload}
      >
        <span>{again ? 'Baixar de novo' : 'Baixar meus dados'}</span>
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
  busy: 'Reunindo seus dados…',
  done: 'Pronto. O arquivo foi baixado neste aparelho.',
  failed: 'Não foi possível obter seus dados agora. Tente novamente em instantes.',
  incomplete: 'O arquivo foi baixado, mas não foi possível obter:',
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
    <ActionCard
      title="Este aparelho"
      text="Apaga o que o portal guardou neste navegador e sai da sua conta. Seu cadastro no programa continua como está."
    >
      <Box component="details" sx={{ mb: 1.5, color: 'text.secondary' }}>
        <Box component="summary" sx={{ py: 1, minHeight: 44, boxSizing: 'border-box', cursor: 'pointer' }}>
          Ver tudo o que fica guardado
        </Box>
        <Typography>
          Para o portal servir sem sinal, este aparelho pode guardar até você sair: seu nome e seu código, a
          loja escolhida e a favorita, uma troca sem resposta, a lista de compras, os vouchers ativos e o que
          foi mostrado por último de saldo, economia, ofertas da loja escolhida, compras e extrato (primeira
          página), campanhas e seus pontos, e lojas. Quando a sessão termina por tempo, o que você digitava em
          Meu perfil pode esperar nesta aba por até 30 minutos.
          {isListaGuardada &&
            ' A lista de compras e a loja favorita esperam neste navegador por até 30 dias depois da sua última visita, cifradas, e voltam quando você entra de novo. São apagadas na hora por ‘Sair’, por ‘Apagar dados deste aparelho’ e quando outra pessoa entra aqui.'}
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
        Apagar dados deste aparelho
      </Button>
      <ConfirmDialog
        open={asking}
        title="Apagar dados deste aparelho?"
        confirmLabel="Apagar e sair"
        cancelLabel="Cancelar"
        tone="danger"
        onConfirm={onConfirm}
        onCancel={onCancel}
      >
        Você sairá da sua conta e precisará entrar de novo.
      </ConfirmDialog>
    </ActionCard>
  );
}

function ActionCard({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card component="section">
      <CardContent sx={{ p: { sm: 3 }, '&:last-child': { pb: { sm: 3 } } }}>
        <Typography variant="h3" component="h2" gutterBottom>
          {title}
        </Typography>
        <Typography gutterBottom sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

/** A customer's rights (LGPD, art. 18) in plain words. */
const DIREITOS = [
  'a confirmação de que tratamos seus dados, e o acesso a eles;',
  'a correção de dados incompletos, inexatos ou desatualizados;',
  'a anonimização, o bloqueio ou a eliminação de dados desnecessários;',
  'a portabilidade dos seus dados a outro fornecedor;',
  'a eliminação dos dados tratados com o seu consentimento;',
  'a informação sobre com quem compartilhamos seus dados;',
  'a revogação do consentimento que você deu.',
];

const SUBJECT = 'Pedido sobre dados pessoais (LGPD)';

/** A mail to the configured mailbox. */
function mailtoOf(mailbox: string): string {
  const address = encodeURIComponent(mailbox).replace('%40', '@');
  return `mailto:${address}?subject=${encodeURIComponent(SUBJECT)}`;
}

const SECOES: Readonly<Record<string, string>> = {
  cadastro: 'cadastro',
  foto: 'foto',
  preferencias: 'preferências',
  termosAceitos: 'termos aceitos',
  economia: 'economia',
  compras: 'compras',
  saldo: 'saldo',
  extrato: 'extrato da conta',
  vouchersAtivos: 'vouchers ativos',
  vouchersFinalizados: 'vouchers finalizados',
  campanhas: 'campanhas',
};

/** The label of a section of the file. */
function secaoTexto(name: string): string {
  return SECOES[name] ?? name;
}
