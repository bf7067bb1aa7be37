// The package types its drawing half; the portal uses the encoder (a tenth of the code).
declare module 'jsbarcode/bin/barcodes/CODE128/CODE128_AUTO.js' {
  class Code128 {
    constructor(text: string, options: object);
    /** `data`: '1' for a bar, '0' for a space, module by module, without the quiet zones. */
    encode(): { data: string; text: string };
  }
  export default Code128;
}
