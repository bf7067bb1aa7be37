import { FullScreenSpinner } from './full-screen-spinner.tsx';

/** In place of what a button opens, while its code is on its way. Not for as long as there is no network: what is on screen must stay clear. */
export function LoadingCode() {
  return <FullScreenSpinner open={navigator.onLine} />;
}
