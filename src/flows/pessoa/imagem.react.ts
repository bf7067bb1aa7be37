import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import { callApi } from '../kit/call.ts';
import { useSessionActor, useSessionToken } from '../session/session.react.ts';
import { useLoadedStore } from '../kit/store.react.ts';

/** Asks for the picture that the server now has, and shows it wherever the customer is shown (R3, R70). */
export function useImagemReload(): () => Promise<void> {
  const session = useSessionActor();
  const token = useSessionToken();
  const loadStore = useLoadedStore();
  return async () => {
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const result = await callApi(loadStore, ({ dispatch }) =>
      dispatch(pessoaApi.endpoints.imagem.initiate(undefined, fresh)).unwrap(),
    );
    if (result.ok && token !== null) session.send({ type: 'image.changed', token, img: result.value });
  };
}
