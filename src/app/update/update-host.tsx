import { type ComponentType, useEffect, useState } from 'react';
import { onNewerVersion } from '../../platform/newer-version.ts';

/** The place of the update's offer; its code comes when there is a newer version to offer, and not before. */
export function UpdateHost() {
  const [Offer, setOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    onNewerVersion(() => {
      import(/* webpackChunkName: "update" */ './update-offer.tsx').then(
        (part) => setOffer(() => part.UpdateOffer),
        () => undefined,
      );
    });
  }, []);
  return Offer && <Offer />;
}
