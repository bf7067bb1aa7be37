/** A situation that the operator can mend: its words (Portuguese, with a hint in English) are printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
