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
  /** Stands for the value '' and cannot be chosen. */
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The options are on their way. */
  loading?: boolean | undefined;
}

/** One choice from the device's own list: of `ui/form`'s SelectField what the home needs. */
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

/** Thousands of stores: a new render of the screen does not go through them again. */
const Options = memo(
  ({ options }: { options: readonly Option[] }) =>
    options.map((option) => (
      // Names of stores: a translator leaves them. @rule R161
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
