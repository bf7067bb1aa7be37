import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { MailIcon } from '../../ui/icons/icon-more.tsx';
import { AparelhoCard, type AparelhoProps, CopiaCard, type CopiaProps } from './centro-cards.view.tsx';
import { DIREITOS, mailtoOf } from './pdo.texts.ts';

export interface PdoViewProps {
  programa: string;
  /** Null: the provider has named none. */
  mailbox: string | null;
  lojasHref: string;
  copia: CopiaProps;
  aparelho: AparelhoProps;
}

/** `/pdo` as it is seen: what the law grants, whom to write to (S2.69), and what can be done at once. */
export function PdoView({ programa, mailbox, lojasHref, copia, aparelho }: PdoViewProps) {
  return (
    <Box sx={{ maxWidth: 860 }}>
      <Typography variant="h1" sx={{ mb: 3 }}>
        Fale com PDO
      </Typography>
      <Card component="section" sx={{ p: { xs: 2.5, sm: 4 }, display: 'grid', gap: 2.5 }}>
        <Typography variant="h2">Seus dados, suas escolhas</Typography>
        <Typography>
          A Lei Geral de Proteção de Dados Pessoais (LGPD, Lei nº 13.709/2018) garante a você o controle sobre
          os dados pessoais que {programa} utiliza. A qualquer momento, e sem custo, você pode pedir:
        </Typography>
        <Direitos>
          {DIREITOS.map((direito) => (
            <li key={direito}>{direito}</li>
          ))}
        </Direitos>
        {mailbox === null ? (
          <Typography>
            O canal para esses pedidos ainda não foi informado. Enquanto isso, procure o atendimento de{' '}
            <Link href={lojasHref}>uma de nossas lojas</Link>.
          </Typography>
        ) : (
          <>
            <Typography>
              Para fazer um pedido, escreva ao encarregado pelos dados pessoais em{' '}
              <Link href={mailtoOf(mailbox)} sx={{ overflowWrap: 'anywhere' }}>
                {mailbox}
              </Link>
              . Informe seu nome completo e o CPF ou CNPJ do cadastro, para que possamos confirmar que o
              pedido é seu. Nunca envie sua senha.
            </Typography>
            <Button
              variant="contained"
              href={mailtoOf(mailbox)}
              startIcon={<MailIcon />}
              sx={{ justifySelf: { sm: 'start' } }}
            >
              Enviar e-mail
            </Button>
          </>
        )}
      </Card>
      <Box
        sx={{ display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
      >
        <CopiaCard {...copia} />
        <AparelhoCard {...aparelho} />
      </Box>
    </Box>
  );
}

const Direitos = styled('ul')({
  margin: 0,
  paddingInlineStart: '1.3em',
  lineHeight: 1.6,
  '& li + li': { marginTop: '0.4em' },
});
