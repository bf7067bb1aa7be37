import { later } from '../page/later.tsx';

const load = () => import(/* webpackChunkName: "drawings" */ './drawing-states.tsx');

/** The drawings of the states, loaded on demand; optional. */
export const EmptyBasketDrawing = later(load, 'EmptyBasketDrawing', { optional: true });
export const TornReceiptDrawing = later(load, 'TornReceiptDrawing', { optional: true });
export const NoSignalDrawing = later(load, 'NoSignalDrawing', { optional: true });
