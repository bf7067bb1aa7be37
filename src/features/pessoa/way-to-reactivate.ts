import type { Failure } from '../../../machines/kit/chart.ts';
import { pessoaApi } from './pessoa.api.ts';
import { ROTA_REATIVAR } from '../../lib/rotas/rotas.ts';
import type { ToastLink } from '../../ui/feedback/toast.ts';
import type { Ask } from '../../base/flow/ask.ts';

/** Shown with the refusal: where a deactivated customer finds 'Reativar'; undefined for others. @rule R173 */
export async function wayToReactivate(ask: Ask, { status }: Failure): Promise<ToastLink | undefined> {
  if (status === null || status < 400 || status >= 500) return undefined;
  const pessoa = await ask(pessoaApi.endpoints.pessoa, undefined);
  const isDeactivated = pessoa.ok && pessoa.value.dtaHoraSolicitacaoExclusao !== null;
  return isDeactivated ? { text: 'Reativar cadastro', rota: ROTA_REATIVAR } : undefined;
}
