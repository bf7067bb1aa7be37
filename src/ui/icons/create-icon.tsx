export interface IconProps {
  /** A CSS length; default: the text's size. */
  size?: number | string | undefined;
  /** Only for an icon with a meaning of its own; otherwise it is hidden from screen readers. */
  label?: string | undefined;
  /** From a MUI part that shows the icon. */
  className?: string | undefined;
}

/**
 * Creates an icon: 24 grid, rounded stroke, a tinted area.
 * @param stroke path data of the lines
 * @param tint path data of the tinted area
 * @returns a component with `size` and `label`, in the text's colour
 */
export function createIcon(stroke: string, tint?: string) {
  return function Icon({ size = '1.25em', label, className }: IconProps) {
    return (
      <svg
        className={className}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        focusable="false"
        {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
      >
        {tint === undefined ? null : <path d={tint} fill="currentColor" fillOpacity={0.16} stroke="none" />}
        <path d={stroke} />
      </svg>
    );
  };
}
