/** As encodeURIComponent, which throws on lone surrogates: halves of a cut emoji. */
export const encode = (value: string | number | boolean): string =>
  encodeURIComponent(`${value}`.replace(/\p{Surrogate}/gu, '\ufffd'));
