import { type ComponentType, lazy, Suspense } from 'react';

type Drawings = typeof import('./drawing-states.tsx');

/** The drawings of the empty, failed and offline states, which a good visit never shows: they come when one is needed. */
export const EmptyBasketDrawing = late((drawings) => drawings.EmptyBasketDrawing);
export const TornReceiptDrawing = late((drawings) => drawings.TornReceiptDrawing);
export const NoSignalDrawing = late((drawings) => drawings.NoSignalDrawing);

/** Its place is kept by whoever shows it; one that cannot come is done without. */
function late(pick: (drawings: Drawings) => ComponentType) {
  const Late = lazy(() =>
    import(/* webpackChunkName: "drawings" */ './drawing-states.tsx').then(
      (drawings) => ({ default: pick(drawings) }),
      () => ({ default: () => null }),
    ),
  );
  return function LateDrawing() {
    return (
      <Suspense fallback={null}>
        <Late />
      </Suspense>
    );
  };
}
