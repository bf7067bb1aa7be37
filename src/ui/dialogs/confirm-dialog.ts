import { opened } from '../mui/opened.tsx';

/** A question with two answers, for a screen; its code comes when somebody may open it. */
export const ConfirmDialog = opened(() =>
  import(/* webpackChunkName: "dialogs" */ '../mui/dialogs/confirm-dialog.tsx').then(
    (part) => part.ConfirmDialog,
  ),
);
