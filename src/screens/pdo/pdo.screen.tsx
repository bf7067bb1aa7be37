import { ROTAS } from '../../lib/rotas.ts';
import { useConfig } from '../../platform/portal-context.ts';
import { PdoView } from './pdo.view.tsx';

/** `/pdo`: how to ask for one's personal data (spec 2). The mailbox is the provider's. */
export function PdoScreen() {
  const { name, privacyMailbox } = useConfig().brand;
  return <PdoView programa={name} mailbox={privacyMailbox} lojasHref={`#${ROTAS.location}`} />;
}
