/** What QA expected at a moment of a recording: tests made from it fail until the portal does so. */
export type Expected = {
  /** The moment's number. */
  readonly n: number;
} & (
  | {
      readonly kind: 'state';
      readonly actor: string;
      /** Path below the chart's root: `unknown.known`. */ readonly state: string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly isShown: boolean }
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      /** Since the start. */ readonly times: number;
    }
);

/** An expectation in one line, in Portuguese. */
export function wordsForExpected(expected: Expected): string {
  switch (expected.kind) {
    case 'state':
      return `estado ${expected.state}`;
    case 'call':
      return `${expected.method} ${expected.path}: ${expected.times} ${expected.times === 1 ? 'vez' : 'vezes'}`;
    default:
      return `${expected.isShown ? '' : 'sem '}“${expected.text}”`;
  }
}

/** An expectation read from a file; undefined: missing or malformed. */
export function readExpected(value: unknown): Expected | undefined {
  const { n, kind } = (value ?? {}) as Partial<Record<keyof Expected, unknown>>;
  const isExpected = typeof n === 'number' && ['state', 'text', 'call'].includes(String(kind));
  return isExpected ? (value as Expected) : undefined;
}

/** A path of states as an XState value: `unknown.known` is `{unknown: 'known'}`. */
export function valueOfState(state: string): unknown {
  const [leaf, ...above] = state.split('.').reverse();
  return above.reduce<unknown>((below, name) => ({ [name]: below }), leaf);
}
