import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/text/card.tsx';
import { classes, text } from '../../ui/text/text.ts';
import { useRef } from 'react';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { CameraIcon } from '../../ui/icons/later-icons.tsx';
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
    <Card as="section" aria-label={OWN_TEXTS.foto} className="imagem">
      <Avatar key={img} name={nome} img={img} />
      <div className="words">
        <p className={classes('nome', text.t3)}>{nome}</p>
        <p className={classes('documento', text.small, text.muted)}>{documento}</p>
        <FileButton busy={busy} described={error !== null} onChoose={imagem.onChoose} />
        {unsent ? (
          <Button size="small" onClick={imagem.onResend} aria-busy={busy}>
            {OWN_TEXTS.reenviarFoto}
          </Button>
        ) : null}
        <FieldMessage as="output" id="foto-ajuda" data-invalid={error !== null || undefined}>
          {error ?? (unsent ? OWN_TEXTS.fotoFalhou : '')}
        </FieldMessage>
      </div>
    </Card>
  );
}

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
        look="outlined"
        size="small"
        icon={<CameraIcon />}
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
