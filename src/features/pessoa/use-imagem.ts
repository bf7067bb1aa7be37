import { useState } from 'react';
import { perfilApi } from './perfil.api.ts';
import { toastFailure } from '../../base/flow/toast-failure.ts';
import { pessoaApi } from './pessoa.api.ts';
import { useAsk } from '../../session/use-ask.ts';
import { useCustomer, useSessionActor, useSessionToken } from '../../session/session.react.ts';
import { useSubmission } from '../../session/submission.flow.ts';
import { isRefusal } from '../../lib/http/failure.ts';
import { type ImageProblem, shrinkImage } from '../../base/browser/shrink-image.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { ImagemProps } from './imagem-card.view.tsx';

const PROBLEMS: Readonly<Record<ImageProblem, string>> = {
  unknown: 'Este arquivo não é uma imagem. Escolha uma foto, por exemplo em JPG ou PNG.',
  foreign: 'Este navegador não abre este formato de imagem. Use JPG, PNG, WebP ou GIF.',
  broken: 'Esta imagem está danificada. Escolha outra.',
};

/** The picture of `/perfil`: a chosen one is shown at once and kept for a retry. @rule R70 */
export function useImagem(): ImagemProps {
  const { img } = useCustomer();
  const reload = useImagemReload();
  const [chosen, setChosen] = useState<string | null>(null);
  const [unsent, setUnsent] = useState(false);
  const [error, setError] = useState<string | null>(null);

  /** A chosen file, or the data URL of a retry. */
  const validate = async (picked: File | string) => {
    const imagem =
      typeof picked === 'string' ? ({ ok: true, dataUrl: picked } as const) : await shrinkImage(picked);
    setError(imagem.ok ? null : PROBLEMS[imagem.problem]);
    if (!imagem.ok) return null;
    setChosen(imagem.dataUrl);
    setUnsent(false);
    return imagem.dataUrl;
  };
  const { busy, submit } = useSubmission({
    id: 'imagem',
    endpoint: perfilApi.endpoints.saveImagem,
    validate,
    onSucceeded: () => {
      showToast({ kind: 'success', message: 'Foto atualizada.', subject: 'image' });
      void reload();
    },
    onFailed: (failure) => {
      // A refused picture is not offered again.
      const refused = isRefusal(failure);
      if (refused) setChosen(null);
      setUnsent(!refused);
      toastFailure(
        failure,
        { what: 'Não foi possível enviar a foto', refused: 'Escolha outra foto, por exemplo em JPG ou PNG.' },
        'image',
      );
    },
  });
  return {
    img: chosen ?? img,
    error,
    unsent,
    busy,
    onChoose: submit,
    onResend: () => {
      if (chosen !== null) submit(chosen);
    },
  };
}

/** Fetches the new picture and shows it everywhere. @rule R3, R70 */
function useImagemReload(): () => Promise<void> {
  const session = useSessionActor();
  const token = useSessionToken();
  const ask = useAsk();
  return async () => {
    const result = await ask(pessoaApi.endpoints.imagem, undefined, { fresh: true });
    if (result.ok && token !== null) session.send({ type: 'image.changed', token, img: result.value });
  };
}
