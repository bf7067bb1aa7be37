import { opened } from '../mui/opened.tsx';

/** A dialog in our look, for a screen; its code comes when somebody may open it. */
export const Modal = opened(() =>
  import(/* webpackChunkName: "dialogs" */ '../mui/dialogs/modal.tsx').then((part) => part.Modal),
);
