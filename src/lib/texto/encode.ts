/** Like encodeURIComponent, which throws on lone surrogates. */
export const encode = (value: string | number | boolean): string =>
  encodeURIComponent(`${value}`.replace(/\p{Surrogate}/gu, '\ufffd'));
