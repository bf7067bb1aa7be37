import { usePerfilQuery } from '../../api/pessoa/perfil.api.ts';
import { statusOf } from '../../lib/status/status.ts';
import { SectionTitle } from '../../ui/text/section-title.tsx';
import { StatusArea } from '../../ui/feedback/status-area.tsx';
import { PerfilEditor } from './perfil-editor.tsx';
import { OWN_TEXTS } from './perfil.texts.ts';

/** `/perfil` (S2.74–S2.79, R70–R74): always the person that the server has now. */
export function PerfilScreen() {
  const query = usePerfilQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <>
      <SectionTitle level={1} hint={OWN_TEXTS.dica}>
        {OWN_TEXTS.titulo}
      </SectionTitle>
      <StatusArea status={statusOf(query)} minHeight={480} onRetry={() => void query.refetch()}>
        {query.currentData === undefined ? null : <PerfilEditor perfil={query.currentData} />}
      </StatusArea>
    </>
  );
}
