import { memo } from 'react';

export interface SelectOption {
  value: string;
  label: string;
}

/** What a select shows of its options. */
export interface SelectOptionsProps {
  options: readonly SelectOption[];
  /** The label of value '', which cannot be chosen. */
  placeholder?: string | undefined;
  /** The options are names, not to be translated. @rule R161 */
  names?: boolean | undefined;
  /** The options are loading. */
  loading?: boolean | undefined;
}

/** The `<option>`s of a select. Memoised by their words: thousands of stores are not rendered again. */
export const SelectOptions = memo(
  ({ options, placeholder, names = false, loading = false }: SelectOptionsProps) => {
    const first = loading ? 'Carregando…' : placeholder;
    return (
      <>
        {first !== undefined && (
          <option value="" disabled>
            {first}
          </option>
        )}
        {!loading &&
          options.map(({ value, label }, index) => (
            // Servers repeat names: values are no keys.
            <option key={index} value={value} translate={names ? 'no' : undefined}>
              {label}
            </option>
          ))}
      </>
    );
  },
  (previous, next) =>
    previous.loading === next.loading &&
    previous.placeholder === next.placeholder &&
    previous.options.length === next.options.length &&
    previous.options.every(
      ({ value, label }, index) =>
        value === next.options[index]?.value && label === next.options[index]?.label,
    ),
);
