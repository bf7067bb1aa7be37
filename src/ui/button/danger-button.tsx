import type { ComponentProps } from 'react';
import { addStyles } from '../text/styles.ts';
import { Button } from './button.tsx';
import css from './danger-button.css';

addStyles(css);

/** A button for what takes something away. */
export function DangerButton(props: ComponentProps<typeof Button>) {
  return <Button {...props} className="danger" />;
}
