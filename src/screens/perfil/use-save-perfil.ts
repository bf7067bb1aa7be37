import { useRef } from 'react';
import { perfilApi, usePerfilQuery } from '../../api/pessoa/perfil.api.ts';
import { toastFailure } from '../../flows/kit/toast-failure.ts';
import { useAsk } from '../../flows/kit/use-ask.ts';
import { useCustomerRename } from '../../flows/pessoa/customer-changes.ts';
import { type Submission, useSubmission } from '../../flows/submission/submission.flow.ts';
import { isIllegible } from '../../lib/http/request.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { PerfilValues } from './perfil.form.ts';
import { pessoaOf, valuesOf } from './perfil.wire.ts';

/** The edits of `/perfil`. */
export type Edits = Partial<PerfilValues>;

/**
 * Saves the profile, one save at a time. The payload is made from the server's latest person, which is refetched after
 * every attempt: a lost answer must not add a phone twice.
 * @param onSaved gets the saved edits
 * @rule S5.18, S5.19, S8.25, R72, R73
 */
export function useSavePerfil(onSaved: (edits: Edits) => void): Submission<Edits> {
  const { refetch } = usePerfilQuery();
  const ask = useAsk();
  const rename = useCustomerRename();
  const sent = useRef<Edits>({});

  // Refetching throws after unmount or sign-out.
  const again = async () => {
    try {
      await refetch();
    } catch {
      // Not awaited.
    }
  };
  return useSubmission({
    id: 'perfil',
    endpoint: perfilApi.endpoints.savePerfil,
    validate: async (edits: Edits) => {
      sent.current = edits;
      // Joins a pending fetch.
      const loaded = await ask(perfilApi.endpoints.perfil, undefined);
      // Another customer's screen: send nothing, say nothing.
      if (!loaded.ok && loaded.failure.kind === 'cut') return null;
      const perfil = loaded.ok ? loaded.value : await refetch().unwrap();
      const pessoa = pessoaOf(perfil, { ...valuesOf(perfil), ...edits });
      if (!isIllegible(pessoa)) return pessoa;
      showToast({
        kind: 'error',
        message:
          'Seu cadastro veio com letras ilegíveis (�). Nada foi salvo, para não gravar o erro: tente mais tarde ou fale com o programa.',
        subject: 'profile',
      });
      return null;
    },
    onSucceeded: () => {
      const edits = sent.current;
      showToast({ kind: 'success', message: 'Registro atualizado com sucesso!!!', subject: 'profile' });
      onSaved(edits);
      if (edits.nome !== undefined) rename(edits.nome.trim());
      void again();
    },
    onFailed: (failure) => {
      toastFailure(
        failure,
        { what: 'Não foi possível salvar', refused: 'Confira os dados informados.' },
        'profile',
      );
      void again();
    },
  });
}
