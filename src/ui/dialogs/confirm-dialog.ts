import { DIALOG, later } from '../page/later.tsx';

/** A question with two answers, loaded on demand. */
export const ConfirmDialog = later(
  () => import(/* webpackChunkName: "dialogs" */ './dialog.tsx'),
  'ConfirmDialog',
  DIALOG,
);
