import { useRef } from 'react';
import { usePerfilQuery, useSavePerfilMutation } from '../../api/pessoa/perfil.api.ts';
import { failureText } from '../../lib/http/failure-text.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { PerfilValues } from './perfil.form.ts';
import { OWN_TEXTS, TEXTS } from './perfil.texts.ts';
import { pessoaOf, valuesOf } from './perfil.wire.ts';

type Edits = Partial<PerfilValues>;

interface SaveOptions {
  onSaved: (edits: Edits) => void;
  /** The person that was fetched afterwards shows the edits by itself. */
  onSettled: (edits: Edits) => void;
}

/**
 * Saves the profile (S5.18, S5.19, R72, R73), one at a time and never by itself. What is sent is made from the
 * person that the server had last: after every try it is fetched again, so that a save whose answer was lost does not
 * add a phone twice.
 */
export function useSavePerfil({ onSaved, onSettled }: SaveOptions) {
  const { currentData, isError, refetch } = usePerfilQuery();
  const [save, { isLoading }] = useSavePerfilMutation();
  const running = useRef(false);

  // Who has left the screen meanwhile, or was signed out, has nothing to fetch again: asking would throw.
  const again = async () => {
    try {
      return await refetch();
    } catch {
      return null;
    }
  };
  const run = async (edits: Edits) => {
    const perfil = isError ? await refetch().unwrap() : currentData;
    if (perfil === undefined) throw new Error('nobody to save');
    await save(pessoaOf(perfil, { ...valuesOf(perfil), ...edits })).unwrap();
  };
  return {
    busy: isLoading,
    submit: async (edits: Edits) => {
      if (running.current) return;
      running.current = true;
      try {
        await run(edits);
        showToast({ kind: 'success', message: TEXTS.salvo });
        onSaved(edits);
        if ((await again())?.isError === false) onSettled(edits);
      } catch (error) {
        const message = failureText(error, OWN_TEXTS.falhou, OWN_TEXTS.recusado);
        showToast({ kind: 'error', message });
        await again();
      } finally {
        running.current = false;
      }
    },
  };
}
