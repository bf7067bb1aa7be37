import type { CodeModules } from '../../lib/imagens/code-modules.ts';

export interface CodeSymbolProps {
  modules: CodeModules;
  /** The label for screen readers. */
  label: string;
}

/** A QR or bar code: black on white in every scheme, for scanners. */
export function CodeSymbol({ modules: { width, height, path }, label }: CodeSymbolProps) {
  return (
    <svg
      {...{ role: 'img', 'aria-label': label }}
      viewBox={`0 0 ${width} ${height}`}
      width="100%"
      preserveAspectRatio="none"
    >
      <path d={`M0 0h${width}v${height}h-${width}z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
