import { pessoaApi } from '../../features/pessoa/pessoa.api.ts';
import { readTempo } from '../../features/pessoa/perfil.api.ts';
import { isNoDate } from '../../base/calls/fields.ts';
import { tempoTexto } from '../../lib/datas/vencimento.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { later } from '../../ui/page/later.tsx';

/** MUI's provider is mounted for a deactivated customer alone, not on every home. */
const DeactivatedView = later(
  () => import(/* webpackChunkName: "deactivated" */ './deactivated.view.tsx'),
  'DeactivatedView',
  { mui: true, optional: true },
);

/** Passed through untouched: the shell's own schema does not read it. */
interface WithTime {
  tempoRestanteReativacaoCadastro?: unknown;
}

/** What the shell's own look at the person says of a deactivated registration; `/perfil` says it itself. @rule R213 */
export function Deactivated({ path }: { path: string }) {
  const { currentData: data } = pessoaApi.endpoints.pessoa.useQueryState();
  if (data === undefined || path === ROTAS.perfil) return null;
  const { dtaHoraSolicitacaoExclusao: since } = data;
  if (since === null || isNoDate(since)) return null;
  const { tempoRestanteReativacaoCadastro: left } = data as typeof data & WithTime;
  const tempo = readTempo(left);
  const time = tempo && tempoTexto({ horas: 24 * tempo.dias + tempo.horas, minutos: tempo.minutos });
  return <DeactivatedView time={time} />;
}
