/** Mutants that no test can tell from the machine, and why. By the end of their name. */
export const explained = [];
