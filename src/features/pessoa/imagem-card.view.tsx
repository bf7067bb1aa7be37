import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { initials } from '../../lib/texto/texto.ts';
import { ChangingText } from '../../ui/feedback/changing-text.tsx';
import { CameraIcon } from '../../ui/icons/later-icons.tsx';
import { later } from '../../ui/page/later.tsx';

const ImagemError = later(
  () => import(/* webpackChunkName: "imagem" */ './imagem-error.view.tsx'),
  'ImagemError',
  { fallback: null },
);

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
    <Card component="section" aria-label="Foto do perfil">
      <CardContent sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 }}>
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
      <ChangingText
        variant="body2"
        sx={{ color: 'text.secondary', '&:not(:empty)': { display: 'block', mt: 0.75 } }}
      >
        {unsent && error === null && 'A foto ainda não foi enviada.'}
      </ChangingText>
      {error !== null && <ImagemError error={error} onChoose={choose} />}
    </>
  );
}
