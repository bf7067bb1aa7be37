import { pessoaApi } from '../api/pessoa.api.ts';
import { callApi } from './call.ts';
import { useSessionActor } from './session.react.ts';
import { useLoadedStore } from './store.react.ts';

/** Asks for the picture that the server now has, and shows it wherever the customer is shown (R3, R70). */
export function useImagemReload(): () => Promise<void> {
  const session = useSessionActor();
  const loadStore = useLoadedStore();
  return async () => {
    const fresh = { subscribe: false, forceRefetch: true } as const;
    const result = await callApi(loadStore, ({ dispatch }) =>
      dispatch(pessoaApi.endpoints.imagem.initiate(undefined, fresh)).unwrap(),
    );
    if (result.ok) session.send({ type: 'image.changed', img: result.value });
  };
}
