import { pessoaApi } from '../../features/pessoa/pessoa.api.ts';
import { useListaGuardada } from '../../features/lista/lista-guardada.flow.ts';

/** Nothing to see: keeps the list over sessions. @rule R250 */
export function ListaGuardada() {
  const { currentData: pessoa } = pessoaApi.endpoints.pessoa.useQueryState();
  useListaGuardada(pessoa?.cpfCnpj ?? null);
  return null;
}
