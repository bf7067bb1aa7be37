import { useLocation } from 'react-router-dom';
import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import { useListaGuardada } from '../../flows/lista/lista-guardada.ts';
import { rotaDe } from '../../lib/rotas/rota-de.ts';
import { ROTAS } from '../../lib/rotas/rotas.ts';
import { Gates } from './gates/gates.tsx';
import { Continue, SessionEnd } from '../../domain/sessao/session-end.tsx';

/** What loads after the first screen: gates, session end, the kept list, and the resume offer on the home. @rule R250 */
export function AfterIdle() {
  const { currentData: pessoa } = pessoaApi.endpoints.pessoa.useQueryState();
  useListaGuardada(pessoa?.cpfCnpj ?? null);
  const isHome = rotaDe(useLocation().pathname) === ROTAS.portal;
  return (
    <>
      <Gates />
      <SessionEnd />
      {isHome && <Continue />}
    </>
  );
}
