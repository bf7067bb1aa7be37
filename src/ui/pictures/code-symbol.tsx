import type { CodeModules } from '../../lib/imagens/code-modules.ts';

export interface CodeSymbolProps {
  modules: CodeModules;
  /** What a screen reader says instead. */
  label: string;
}

/** A QR code or bar code: black on white in both schemes, as scanners want it; as wide as its place. */
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
