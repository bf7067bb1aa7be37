import { useRef } from 'react';
import { type Perfil, perfilApi } from './perfil.api.ts';
import { toastFailure } from '../../base/flow/toast-failure.ts';
import { useSessionActor, useSessionToken } from '../../session/session.react.ts';
import { type Submission, useSubmission } from '../../session/submission.flow.ts';
import { typedTexto } from '../../lib/texto/texto.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { type Edits, pessoaOf } from './perfil.wire.ts';

const ILLEGIBLE =
  'Seu cadastro veio com letras ilegíveis (�). Nada foi salvo, para não gravar o erro: tente mais tarde ou fale com o programa.';

/**
 * Saves the profile, one save at a time.
 * @param drawn the person that the form was made from
 * @param onSaved gets the saved edits
 * @rule S5.18, S5.19, S8.25, R72, R73, R281
 */
export function useSavePerfil(drawn: Perfil, onSaved: (edits: Edits) => void): Submission<Edits> {
  const rename = useCustomerRename();
  const sent = useRef<Edits>({});
  return useSubmission({
    id: 'perfil',
    endpoint: perfilApi.endpoints.savePerfil,
    validate: (edits: Edits) => {
      sent.current = edits;
      return (now: Perfil) => pessoaOf(now, edits, drawn);
    },
    onSucceeded: () => {
      const edits = sent.current;
      showToast({ kind: 'success', message: 'Registro atualizado com sucesso!!!', subject: 'profile' });
      onSaved(edits);
      if (edits.nome !== undefined) rename(typedTexto(edits.nome));
    },
    onFailed: (failure) => {
      const refused = 'Confira os dados informados.';
      toastFailure(
        failure,
        failure.kind === 'illegible' ? ILLEGIBLE : { what: 'Não foi possível salvar', refused },
        'profile',
      );
    },
  });
}

/**
 * Shows a saved name in every tab without a new sign-in, if the same customer is still signed in.
 * @rule R3
 */
function useCustomerRename(): (name: string) => void {
  const actor = useSessionActor();
  const token = useSessionToken();
  return (name) => {
    if (token !== null) actor.send({ type: 'name.changed', token, name });
  };
}
