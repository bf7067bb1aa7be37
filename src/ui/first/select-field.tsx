import { useId } from 'react';
import { SelectOptions, type SelectOptionsProps } from '../form/select-options.tsx';
import { ChevronDownIcon } from '../icons/icon.tsx';
import { FieldFrame } from './fields.tsx';

export interface PlainSelectFieldProps extends Omit<SelectOptionsProps, 'names'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean | undefined;
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
            <SelectOptions names {...{ options, placeholder, loading }} />
          </select>
          <span className="field-arrow">
            <ChevronDownIcon size={20} />
          </span>
        </>
      )}
    </FieldFrame>
  );
}
