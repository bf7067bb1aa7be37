import { usePerfilQuery } from '../../api/pessoa/perfil.api.ts';
import { statusOf } from '../../lib/status/status.ts';
import { PerfilEditor } from './perfil-editor.tsx';
import { PerfilView } from './perfil.view.tsx';

/** `/perfil`: always the person that the server has now. @rule S2.74–S2.79, R70–R74 */
export function PerfilScreen() {
  const query = usePerfilQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <PerfilView status={statusOf(query)} retry={() => void query.refetch()}>
      {query.currentData === undefined ? null : (
        <PerfilEditor perfil={query.currentData} fetchedAt={query.fulfilledTimeStamp} />
      )}
    </PerfilView>
  );
}
