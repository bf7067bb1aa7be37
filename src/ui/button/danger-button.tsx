import type { ComponentProps } from 'react';
import { addStyles } from '../text/styles.ts';
import { Button } from './button.tsx';
import css from './danger-button.css';

addStyles(css);

type DangerButtonProps = ComponentProps<typeof Button> & {
  /** What it does now takes nothing away; it stays the same button, and keeps the focus. */
  calm?: boolean;
};

/** A button for what takes something away. */
export function DangerButton({ calm = false, ...props }: DangerButtonProps) {
  return <Button {...props} className={calm ? undefined : 'danger'} />;
}
