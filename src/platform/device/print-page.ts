/** Prints this page by its print style sheet. */
export const printPage = (): void => print();
