/** As encodeURIComponent, which throws on lone surrogates: halves of a cut emoji. */
export const encode = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
