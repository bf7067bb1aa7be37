import { memo, useId } from 'react';
import { ChevronDownIcon } from '../icons/icon.tsx';
import { FieldFrame } from './fields.tsx';

interface Option {
  value: string;
  label: string;
}

export interface PlainSelectFieldProps {
  label: string;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** The label of value '', which cannot be chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The options are loading. */
  loading?: boolean | undefined;
}

/** The plain version of SelectField (`ui/form`), as the home needs it. */
export function PlainSelectField(props: PlainSelectFieldProps) {
  const id = useId();
  const { label, value, options, onChange, placeholder, disabled = false, loading = false } = props;
  return (
    <FieldFrame id={id} label={label} disabled={disabled || loading}>
      {(control) => (
        <>
          <select
            {...control}
            className="field-input"
            value={loading ? '' : value}
            onChange={({ target }) => onChange(target.value)}
            aria-busy={loading || undefined}
          >
            {placeholder === undefined && !loading ? null : (
              <option value="" disabled={!loading}>
                {loading ? 'Carregando…' : placeholder}
              </option>
            )}
            {loading ? null : <Options options={options} />}
          </select>
          <span className="field-arrow">
            <ChevronDownIcon size={20} />
          </span>
        </>
      )}
    </FieldFrame>
  );
}

/** Memoised: thousands of stores are not rendered again. */
const Options = memo(
  ({ options }: { options: readonly Option[] }) =>
    options.map((option) => (
      // Store names are not translated. @rule R161
      <option key={option.value} value={option.value} translate="no">
        {option.label}
      </option>
    )),
  (before, after) =>
    before.options.length === after.options.length &&
    before.options.every(
      ({ value, label }, place) =>
        value === after.options[place]?.value && label === after.options[place]?.label,
    ),
);
