import { pessoaApi } from './pessoa.api.ts';
import { useAsk } from '../../session/use-ask.ts';
import { useSessionActor, useSessionToken } from '../../session/session.react.ts';

/**
 * Shows a saved name in every tab without a new sign-in, if the same customer is still signed in.
 * @rule R3
 */
export function useCustomerRename(): (name: string) => void {
  const actor = useSessionActor();
  const token = useSessionToken();
  return (name) => {
    if (token !== null) actor.send({ type: 'name.changed', token, name });
  };
}

/** Fetches the new picture and shows it everywhere. @rule R3, R70 */
export function useImagemReload(): () => Promise<void> {
  const session = useSessionActor();
  const token = useSessionToken();
  const ask = useAsk();
  return async () => {
    const result = await ask(pessoaApi.endpoints.imagem, undefined, { fresh: true });
    if (result.ok && token !== null) session.send({ type: 'image.changed', token, img: result.value });
  };
}
