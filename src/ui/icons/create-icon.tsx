interface IconProps {
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

// Apart from the others: the login loads only these two.

const EYE = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z';

export const EyeIcon = /* #__PURE__ */ createIcon(`${EYE}M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z`, EYE);
export const EyeOffIcon = /* #__PURE__ */ createIcon(
  'M4 4l16 16M9.9 5.8A9.7 9.7 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-3 3.7M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9.6 9.6 0 0 0 4-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
