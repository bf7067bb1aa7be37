import { type ButtonHTMLAttributes, type ReactNode, type Ref } from 'react';
import { useReason } from '../button/use-reason.ts';
import css from './button.css';
import { addStyles } from '../theme/styles.ts';
import { classes, text } from './text.ts';

addStyles(css);

interface Look {
  /** `text`: no background; `inherit`: the surrounding colour. */
  look?: 'text' | 'outlined' | 'contained' | 'inherit' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Full width. */
  wide?: boolean | undefined;
}

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & { icon?: ReactNode; ref?: Ref<HTMLButtonElement> };

/** Class names that make a link look like a button. */
export const buttonLook = ({ look, size, wide }: Look = {}) => ({
  className: 'button',
  'data-look': look,
  'data-size': size,
  'data-wide': wide === true ? '' : undefined,
});

/** A plain button; `type` defaults to 'button'. */
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

/** An icon button; `aria-label` names it. */
export function IconButton({ className, type, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes('icon-button', className)}
    />
  );
}

/** The plain version of ReasonedButton (`ui/button`); a null reason enables it. @rule R104 */
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
 * Beside an icon the text has an element of its own: a translated page has other text nodes than React knows.
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
