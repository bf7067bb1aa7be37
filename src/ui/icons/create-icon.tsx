export interface IconProps {
  /** Any CSS length; the text's own size when absent. */
  size?: number | string | undefined;
  /** Only for an icon that stands alone and says something; otherwise it is hidden from screen readers. */
  label?: string | undefined;
  /** Of a part of MUI that shows the icon. */
  className?: string | undefined;
}

/**
 * Makes an icon of the house's set: 24 grid, rounded stroke, a soft tint of the same colour inside.
 * @param stroke path data of the lines
 * @param tint path data of the tinted area
 * @returns a component that takes `size` and `label` and the colour of its text
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
