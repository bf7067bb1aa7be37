import { DIALOG, later } from '../page/later.tsx';

/** A screen's dialog, loaded on demand. */
export const Modal = later(() => import(/* webpackChunkName: "dialogs" */ './dialog.tsx'), 'Modal', DIALOG);

/** A question with two answers, loaded on demand. */
export const ConfirmDialog = later(
  () => import(/* webpackChunkName: "dialogs" */ './dialog.tsx'),
  'ConfirmDialog',
  DIALOG,
);
