import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { initials } from '../../lib/texto/texto.ts';
import { CameraIcon } from '../../ui/icons/icon-more.tsx';
import { FieldMessage } from '../../ui/form/field.tsx';
import { OWN_TEXTS } from './perfil.texts.ts';

export interface ImagemProps {
  /** The picture to show; null is the default one. */
  img: string | null;
  /** Words about the file that was chosen; null when there is nothing to say. */
  error: string | null;
  /** A picture that is chosen but did not reach the server. */
  unsent: boolean;
  busy: boolean;
  onChoose: (file: File) => void;
  onResend: () => void;
}

/** Whose profile it is, with the picture and the way to another one (S2.74, R70). */
export function ImagemCard({
  nome,
  documento,
  imagem,
}: {
  nome: string;
  documento: string;
  imagem: ImagemProps;
}) {
  const { img, error, unsent, busy } = imagem;
  return (
    <Card component="section" aria-label={OWN_TEXTS.foto} sx={look}>
      <Avatar
        alt=""
        sx={{
          width: { xs: 76, sm: 96 },
          height: { xs: 76, sm: 96 },
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          fontSize: '2rem',
          fontWeight: 600,
        }}
        {...(img !== null && { src: img })}
      >
        {initials(nome)}
      </Avatar>
      <Box sx={{ minWidth: 0, flex: '1 1 150px' }}>
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {nome}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {documento}
        </Typography>
        <FileButton busy={busy} described={error !== null} onChoose={imagem.onChoose} />
        {unsent ? (
          <Button size="small" onClick={imagem.onResend} aria-busy={busy} sx={{ ml: 1 }}>
            {OWN_TEXTS.reenviarFoto}
          </Button>
        ) : null}
        <FieldMessage as="output" id="foto-ajuda" data-invalid={error !== null || undefined}>
          {error ?? (unsent ? OWN_TEXTS.fotoFalhou : '')}
        </FieldMessage>
      </Box>
    </Card>
  );
}

const look = { p: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5 };

interface FileButtonProps {
  busy: boolean;
  described: boolean;
  onChoose: (file: File) => void;
}

/** One button for eye, keyboard and screen reader; the browser's own file field stays behind it. */
function FileButton({ busy, described, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<CameraIcon />}
        aria-busy={busy}
        aria-describedby={described ? 'foto-ajuda' : undefined}
        onClick={() => input.current?.click()}
      >
        {OWN_TEXTS.trocarFoto}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="foto"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          // The same file may be chosen again.
          event.target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
