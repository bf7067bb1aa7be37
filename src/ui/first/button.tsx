import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import css from './button.css';
import { useReason } from '../button/use-reason.ts';
import { addStyles } from '../theme/styles.ts';
import { classes, text } from './text.ts';

addStyles(css);

interface Look {
  /** `text`: the brand's colour alone; `inherit`: the colour around it. */
  look?: 'text' | 'outlined' | 'contained' | 'inherit' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its place. */
  wide?: boolean | undefined;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { icon?: ReactNode; ref?: Ref<HTMLButtonElement> };

/** What makes a link look like a button: it leads somewhere. */
export const buttonLook = ({ look, size, wide }: Look = {}) => ({
  className: 'button',
  'data-look': look,
  'data-size': size,
  'data-wide': wide === true ? '' : undefined,
});

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
      {...buttonLook({ look, size, wide })}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes('button', className)}
    >
      {withIcon(icon, children)}
    </button>
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

/** `ui/button`'s ReasonedButton where MUI is not: a button with the reason why it does nothing now; null without one. @rule R104 */
export function PlainReasonedButton({
  disabledReason,
  ...rest
}: ButtonProps & { disabledReason: string | null }) {
  const { id, off } = useReason(disabledReason);
  return (
    <>
      <Button {...rest} {...off} />
      {disabledReason !== null && (
        <p id={id} className={text.tiny}>
          {disabledReason}
        </p>
      )}
    </>
  );
}

/**
 * Words alone are the button's own text; beside an icon, which comes and goes, they have an element of their own: a page that is
 * translated has other text nodes than React knows.
 * @rule R161
 */
function withIcon(icon: ReactNode, children: ReactNode): ReactNode {
  if (icon === undefined) return children;
  return (
    <>
      {icon}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </>
  );
}
