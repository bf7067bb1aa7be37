import { DIALOG, later } from '../page/later.tsx';

/** A question of a screen with two answers; its code comes when somebody may open it. */
export const ConfirmDialog = later(
  () => import(/* webpackChunkName: "dialogs" */ './dialog.tsx'),
  'ConfirmDialog',
  DIALOG,
);
