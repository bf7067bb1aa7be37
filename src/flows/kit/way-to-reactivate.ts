import type { Failure } from '../../../machines/kit/result.ts';
import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import type { ToastLink } from '../../ui/feedback/toast.ts';
import type { Ask } from './ask.ts';

/** Beside the server's refusal: where a customer whose registration is deactivated finds 'Reativar'; undefined for any other. @rule R173 */
export async function wayToReactivate(ask: Ask, { status }: Failure): Promise<ToastLink | undefined> {
  if (status === null || status < 400 || status >= 500) return undefined;
  const pessoa = await ask(pessoaApi.endpoints.pessoa, undefined);
  const isDeactivated = pessoa.ok && pessoa.value.dtaHoraSolicitacaoExclusao !== null;
  return isDeactivated ? { words: 'Reativar cadastro', rota: ROTAS.perfil } : undefined;
}
