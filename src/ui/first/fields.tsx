import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { maskedProps } from '../form/masked-props.ts';
import { EyeIcon, EyeOffIcon } from '../icons/icon-eye.tsx';
import { addStyles } from '../theme/styles.ts';
import css from './fields.css';

addStyles(css);

interface FrameProps {
  id: string;
  label: string;
  /** A message; '' for none. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * The frame of a plain field: label above, message below, tied to the control for screen readers.
 * @param children makes the control from its accessibility attributes
 */
export function FieldFrame(
  props: FrameProps & {
    children: (control: {
      id: string;
      disabled: boolean;
      'aria-invalid': true | undefined;
      'aria-describedby': string | undefined;
    }) => ReactNode;
  },
) {
  const { id, label, error = '', disabled = false, children } = props;
  const invalid = error !== '' || undefined;
  const helpId = invalid && `${id}-ajuda`;
  return (
    <div className="field">
      <label className="field-label" htmlFor={id} data-disabled={disabled || undefined}>
        {label}
      </label>
      <div className="field-control" data-invalid={invalid} data-disabled={disabled || undefined}>
        {children({ id, disabled, 'aria-invalid': invalid, 'aria-describedby': helpId })}
      </div>
      {invalid && (
        <p id={helpId} className="field-message" data-invalid>
          {error}
        </p>
      )}
    </div>
  );
}

export interface InputFieldProps extends FrameProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
  endAdornment?: ReactNode;
}

/** A plain text field whose separators type themselves: of `ui/form`'s MaskedField what the login needs. @rule R21 */
export function PlainMaskedField({
  mask,
  onChange,
  ...props
}: InputFieldProps & Pick<ComponentProps<'input'>, 'inputMode' | 'autoCapitalize'> & { mask: Mask }) {
  const masked = maskedProps(props.value, mask, ({ currentTarget }) => onChange(currentTarget.value));
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <input
            {...control}
            className="field-input"
            type="text"
            inputMode={props.inputMode}
            autoCapitalize={props.autoCapitalize}
            value={props.value}
            {...masked}
            autoComplete={props.autoComplete}
            spellCheck={false}
            ref={props.inputRef}
          />
          {props.endAdornment}
        </>
      )}
    </FieldFrame>
  );
}

/** A plain password field with a button that shows what was typed: of `ui/form`'s PasswordField what the login needs. */
export function PlainPasswordField({ onChange, ...props }: InputFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame {...props}>
      {(control) => (
        <>
          <input
            {...control}
            className="field-input"
            type={shown ? 'text' : 'password'}
            value={props.value}
            onChange={({ target }) => onChange(target.value)}
            autoComplete={props.autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            ref={props.inputRef}
          />
          <button
            type="button"
            className="field-switch"
            aria-label={shown ? `Ocultar ${props.label}` : `Mostrar ${props.label}`}
            onClick={() => setShown(!shown)}
            // Keeps the focus in the input, so that a phone does not close its keyboard.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </>
      )}
    </FieldFrame>
  );
}

/** A plain checkbox whose state is the browser's alone; the whole row is its target. */
export function PlainCheckboxField({ id, label }: { id: string; label: string }) {
  return (
    <label className="choice-row">
      <input type="checkbox" id={id} className="choice-input" />
      <span>{label}</span>
    </label>
  );
}
