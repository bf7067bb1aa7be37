import { type ComponentProps, type ReactNode, type Ref, useState } from 'react';
import type { Mask } from '../../lib/campos/mascara.ts';
import { EyeIcon, EyeOffIcon } from '../icons/create-icon.tsx';
import { addStyles } from '../theme/styles.ts';
import css from './fields.css';
import { documentoMasks } from '../../lib/campos/documento.ts';
import { keyboardProps, LETTERS_LABEL, switchKeyboard } from '../form/mask-input.ts';
import { maskedProps } from '../form/page-form.tsx';

addStyles(css);

interface FrameProps {
  id: string;
  label: string;
  /** The error message; '' for none. */
  error?: string | undefined;
  disabled?: boolean | undefined;
}

/**
 * A plain field: label, control and message, linked for screen readers.
 * @param children renders the control with its accessibility attributes
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
        <p id={helpId} className="field-message">
          {error}
        </p>
      )}
    </div>
  );
}

interface InputFieldProps extends FrameProps {
  value: string;
  onChange: (value: string) => void;
  autoComplete: string;
  inputRef?: Ref<HTMLInputElement> | undefined;
  endAdornment?: ReactNode;
}

/** The plain version of MaskedField (`ui/form`), as the login needs it. @rule R21 */
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

/** The plain version of PasswordField (`ui/form`), as the login needs it. */
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
            // Keeps the focus in the input, so that a phone keeps its keyboard open.
            onMouseDown={(event) => event.preventDefault()}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </>
      )}
    </FieldFrame>
  );
}

/** An uncontrolled checkbox; the whole row is its target. */
export function PlainCheckboxField({ id, label }: { id: string; label: string }) {
  return (
    <label className="choice-row">
      <input type="checkbox" id={id} className="choice-input" />
      <span>{label}</span>
    </label>
  );
}

/** The plain field of a CPF or CNPJ: numeric keyboard, letters by a button. @rule R160 */
export function PlainDocumentoField({ letters, ...props }: InputFieldProps & { letters: boolean }) {
  const [shown, setShown] = useState(false);
  return (
    <PlainMaskedField
      {...props}
      {...keyboardProps(shown)}
      mask={documentoMasks(letters).documento}
      endAdornment={
        letters && (
          <button
            type="button"
            className="field-switch field-letters"
            aria-label={LETTERS_LABEL}
            aria-pressed={shown}
            translate="no"
            onClick={({ currentTarget }) => {
              setShown(!shown);
              switchKeyboard(currentTarget.previousElementSibling as HTMLInputElement, !shown);
            }}
            onMouseDown={(event) => event.preventDefault()}
          >
            ABC
          </button>
        )
      }
    />
  );
}
