import { useAppUpdate } from './app-update.flow.ts';
import { useKeepsDraft } from '../../features/cadastro/draft.flow.ts';
import { UpdateOfferView } from './update-offer.view.tsx';

/** The offer of a new version, over every screen. */
export function UpdateOffer() {
  const { offer, busy, accept, postpone } = useAppUpdate();
  return (
    <UpdateOfferView
      offer={offer}
      keeps={useKeepsDraft()}
      busy={busy}
      onAccept={accept}
      onPostpone={postpone}
    />
  );
}
