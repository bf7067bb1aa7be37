import { preloadOnInteraction } from '../theme/mui.tsx';

/** A question of a screen with two answers; its code comes when somebody may open it. */
export const ConfirmDialog = preloadOnInteraction(() =>
  import(/* webpackChunkName: "dialogs" */ './dialog.tsx').then((part) => part.ConfirmDialog),
);
