import { useState } from 'react';
import { useSaveImagemMutation } from '../../api/pessoa/perfil.api.ts';
import { useImagemReload } from '../../flows/pessoa/imagem.react.ts';
import { useCustomer } from '../../flows/session/session.react.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { type ImageProblem, shrinkImage } from '../../platform/device/shrink-image.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { ImagemProps } from './imagem-card.view.tsx';
import { OWN_TEXTS } from './perfil.texts.ts';

const PROBLEMS: Readonly<Record<ImageProblem, string>> = {
  unknown: OWN_TEXTS.naoEImagem,
  foreign: OWN_TEXTS.formatoNaoAbre,
  broken: OWN_TEXTS.imagemDanificada,
};

/** The picture of `/perfil` (R70): a chosen one is shown at once, and stays to be sent again when it did not arrive. */
export function useImagem(): ImagemProps {
  const { img } = useCustomer();
  const [save, { isLoading, isError }] = useSaveImagemMutation();
  const reload = useImagemReload();
  const [chosen, setChosen] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const send = async (imagem: string) => {
    try {
      await save(imagem).unwrap();
      showToast({ kind: 'success', message: OWN_TEXTS.fotoEnviada });
      await reload();
    } catch (failure) {
      const message = failureText(failure, OWN_TEXTS.fotoNaoEnviada, OWN_TEXTS.fotoRecusada);
      showToast({ kind: 'error', message });
    }
  };
  const choose = async (file: File) => {
    const imagem = await shrinkImage(file);
    setError(imagem.ok ? null : PROBLEMS[imagem.problem]);
    if (!imagem.ok) return;
    setChosen(imagem.dataUrl);
    await send(imagem.dataUrl);
  };
  return {
    img: chosen ?? img,
    error,
    unsent: chosen !== null && isError,
    busy: isLoading,
    onChoose: (file) => {
      if (!isLoading) void choose(file);
    },
    onResend: () => {
      if (!isLoading && chosen !== null) void send(chosen);
    },
  };
}
