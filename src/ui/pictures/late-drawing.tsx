import { later } from '../page/later.tsx';

const load = () => import(/* webpackChunkName: "drawings" */ './drawing-states.tsx');

/**
 * The drawings of the empty, failed and offline states, which a good visit never shows: they come when one is needed. Their
 * place is kept by whoever shows them; one that cannot come is done without.
 */
export const EmptyBasketDrawing = later(load, 'EmptyBasketDrawing', { optional: true });
export const TornReceiptDrawing = later(load, 'TornReceiptDrawing', { optional: true });
export const NoSignalDrawing = later(load, 'NoSignalDrawing', { optional: true });
