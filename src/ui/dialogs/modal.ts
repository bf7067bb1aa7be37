import { preloadOnInteraction } from '../theme/mui.tsx';

/** A dialog of a screen; its code comes when somebody may open it. */
export const Modal = preloadOnInteraction(() =>
  import(/* webpackChunkName: "dialogs" */ './dialog.tsx').then((part) => part.Modal),
);
