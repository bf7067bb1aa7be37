import type { ComponentType } from 'react';
import { optionalComponent } from '../page/lazy-component.tsx';

type Drawings = typeof import('./drawing-states.tsx');

/**
 * The drawings of the empty, failed and offline states, which a good visit never shows: they come when one is needed. Their
 * place is kept by whoever shows them; one that cannot come is done without.
 */
export const EmptyBasketDrawing = late((drawings) => drawings.EmptyBasketDrawing);
export const TornReceiptDrawing = late((drawings) => drawings.TornReceiptDrawing);
export const NoSignalDrawing = late((drawings) => drawings.NoSignalDrawing);

function late(pick: (drawings: Drawings) => ComponentType) {
  return optionalComponent(async () =>
    pick(await import(/* webpackChunkName: "drawings" */ './drawing-states.tsx')),
  );
}
