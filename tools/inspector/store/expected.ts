/** What should have been at a moment of a recording: the tests made of it fail until it is. */
export type Expected = {
  /** The moment. */
  readonly n: number;
} & (
  | {
      readonly kind: 'state';
      readonly actor: string;
      /** Below the chart: `unknown.known`. */ readonly state: string;
    }
  | { readonly kind: 'text'; readonly text: string; readonly isShown: boolean }
  | {
      readonly kind: 'call';
      readonly method: string;
      readonly path: string;
      /** Since the start. */ readonly times: number;
    }
);

/** What was expected, in one line. */
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

/** An expectation as a file holds it; undefined: there is none, or it is not as it was written. */
export function readExpected(value: unknown): Expected | undefined {
  const { n, kind } = (value ?? {}) as Partial<Record<keyof Expected, unknown>>;
  const isExpected = typeof n === 'number' && ['state', 'text', 'call'].includes(String(kind));
  return isExpected ? (value as Expected) : undefined;
}

/** A state below its chart as a value: `unknown.known` is `{unknown: 'known'}`. */
export function valueOfState(state: string): unknown {
  const [leaf, ...above] = state.split('.').reverse();
  return above.reduce<unknown>((below, name) => ({ [name]: below }), leaf);
}
