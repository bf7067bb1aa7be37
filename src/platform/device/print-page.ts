/** Asks the browser to print this page, as its print style sheet shows it. */
export const printPage = (): void => print();
