import { DIALOG, later } from '../page/later.tsx';

/** A dialog of a screen; its code comes when somebody may open it. */
export const Modal = later(() => import(/* webpackChunkName: "dialogs" */ './dialog.tsx'), 'Modal', DIALOG);
