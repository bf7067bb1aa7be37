import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import css from './button.css';
import { addStyles } from '../text/styles.ts';
import { classes } from '../text/text.ts';

addStyles(css);

interface Look {
  /** `text`: the brand's colour alone; `inherit`: the colour around it. */
  look?: 'text' | 'outlined' | 'contained' | 'inherit' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
  icon?: ReactNode;
}

type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> };
type ButtonLinkProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A button of the house. It sends no form unless its `type` says so. */
export function Button({
  look,
  size,
  wide,
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      {...shown({ look, size, wide })}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes('button', className)}
    >
      {icon}
      {children}
    </button>
  );
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({ look, size, wide, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...shown({ look, size, wide })} className={classes('button', className)}>
      {icon}
      {children}
    </a>
  );
}

/** A button that is one icon; `aria-label` says what it does. */
export function IconButton({ className, type, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes('icon-button', className)}
    />
  );
}

const shown = ({ look, size, wide }: Look) => ({
  'data-look': look,
  'data-size': size,
  'data-wide': wide === true ? '' : undefined,
});
