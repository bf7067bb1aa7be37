/** The portal's theme and components that the inspector uses. */
export { ConfirmDialog } from '../../../src/ui/dialogs/dialog.tsx';
export { createIcon } from '../../../src/ui/icons/create-icon.tsx';
export {
  ChevronLeftIcon,
  ChevronRightIcon,
  MoonIcon,
  PauseIcon,
  PlayIcon,
  SunIcon,
} from '../../../src/ui/icons/later-icons.tsx';
export { baseline } from '../../../src/ui/theme/page-styles.tsx';
export { addStyles } from '../../../src/ui/theme/styles.ts';
export { createPortalTheme } from '../../../src/ui/theme/theme.ts';
