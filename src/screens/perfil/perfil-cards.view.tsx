import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import type { Deactivation } from '../../flows/deactivation/deactivation.flow.ts';
import { tempoTexto } from '../../lib/datas/vencimento.ts';
import { initials } from '../../lib/texto/texto.ts';
import { useOnePress } from '../../ui/button/use-one-press.ts';
import { FailedState } from '../../ui/feedback/state-frame.tsx';
import { CheckCircleIcon } from '../../ui/icons/icon.tsx';
import { AlertIcon, CameraIcon } from '../../ui/icons/later-icons.tsx';

export interface ImagemProps {
  /** Null: the default picture. */
  img: string | null;
  /** A message about the chosen file; null without one. */
  error: string | null;
  /** A chosen picture that was not saved. */
  unsent: boolean;
  busy: boolean;
  onChoose: (file: File) => void;
  onResend: () => void;
}

interface ImagemCardProps {
  nome: string;
  documento: string;
  imagem: ImagemProps;
}

/** The customer's name and picture, with the button to change it. @rule S2.74, R70 */
export function ImagemCard({ nome, documento, imagem }: ImagemCardProps) {
  const { img } = imagem;
  const side = { xs: 76, sm: 96 };
  return (
    <Card component="section" aria-label="Foto do perfil" sx={{ height: 1 }}>
      <CardContent sx={{ height: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
        <Avatar
          key={img}
          src={img ?? undefined}
          alt=""
          aria-hidden
          sx={{ ...look, width: side, height: side }}
        >
          {initials(nome)}
        </Avatar>
        <Box sx={{ flex: '1 1 150px', minWidth: 0 }}>
          <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Typography>
          <Typography variant="body2" translate="no" sx={{ mb: 1.5, color: 'text.secondary' }}>
            {documento}
          </Typography>
          <Escolha {...imagem} />
        </Box>
      </CardContent>
    </Card>
  );
}

const look = { fontSize: 32, fontWeight: 600, color: 'primary.contrastText', bgcolor: 'primary.main' };

/** The button to change the picture, and its result. */
function Escolha({ error, unsent, busy, onChoose, onResend }: ImagemProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = () => input.current?.click();
  return (
    <>
      <Button variant="outlined" size="small" startIcon={<CameraIcon />} aria-busy={busy} onClick={choose}>
        Trocar foto
      </Button>
      {/* One button for everyone: the browser's file field is hidden. */}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="foto"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, or choosing the same file again fires no event.
          target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
      {unsent && (
        <Button size="small" onClick={onResend} aria-busy={busy}>
          Enviar de novo
        </Button>
      )}
      {/* Empty it takes no room, but its changes are announced. */}
      <Typography
        variant="body2"
        component="output"
        sx={{ color: 'text.secondary', '&:not(:empty)': { display: 'block', mt: 0.75 } }}
      >
        {unsent && error === null && 'A foto ainda não foi enviada.'}
      </Typography>
      {error !== null && (
        <Alert
          severity="error"
          sx={{ mt: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={choose}>
              Escolher outra
            </Button>
          }
        >
          {error}
        </Alert>
      )}
    </>
  );
}

/** Whether the registration is active, and the one button that changes it. @rule S2.78, S2.79, S4.13, R74 */
export function SituacaoCard(situacao: Deactivation) {
  const { deactivated, busy, failed } = situacao;
  return (
    <Card
      component="section"
      aria-labelledby="situacao"
      tabIndex={-1}
      aria-busy={busy}
      sx={{ height: 1, ...(deactivated && !failed && { borderColor: 'warning.main' }) }}
    >
      <CardContent
        sx={{
          height: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'start',
          justifyContent: 'space-between',
          gap: 2,
        }}
      >
        {failed ? (
          <>
            <Typography id="situacao" variant="h3" component="h3">
              Situação do cadastro
            </Typography>
            <FailedState
              compact
              title="Não foi possível consultar a situação do cadastro."
              onRetry={situacao.reload}
            />
          </>
        ) : (
          <Known {...situacao} />
        )}
      </CardContent>
    </Card>
  );
}

function Known({ deactivated, left, busy, deactivate, reactivate }: Deactivation) {
  const press = useOnePress(deactivated ? reactivate : deactivate);
  const time = left === 'over' ? 'O prazo para solicitar a reativação terminou.' : left && tempoTexto(left);
  return (
    <>
      <Stack direction="row" spacing={1.5}>
        <Box
          sx={{
            display: 'flex',
            alignSelf: 'start',
            mt: 0.25,
            color: deactivated ? 'warning.main' : 'success.main',
          }}
        >
          {deactivated ? <AlertIcon size={24} /> : <CheckCircleIcon size={24} />}
        </Box>
        <Box>
          <Typography id="situacao" variant="h3" component="h3">
            Situação do cadastro
          </Typography>
          <Typography component="output" sx={{ display: 'block', mt: 0.5 }}>
            {deactivated ? 'Seu cadastro está desativado.' : 'Seu cadastro está ativo.'}
          </Typography>
          <Typography variant="body2" color={deactivated ? undefined : 'textSecondary'} sx={{ mt: 0.5 }}>
            {deactivated ? time : 'Ao desativar, você tem um prazo para mudar de ideia e reativar.'}
          </Typography>
        </Box>
      </Stack>
      <Button
        color={deactivated ? 'primary' : 'error'}
        variant={deactivated ? 'contained' : 'outlined'}
        size={deactivated ? 'medium' : 'small'}
        onClick={press}
        aria-busy={busy}
      >
        <span>{deactivated ? 'Reativar' : 'Desativar'}</span>
      </Button>
    </>
  );
}
