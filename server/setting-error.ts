/** An invalid setting; the message names it, for the operator. */
export class SettingError extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'SettingError';
  }
}
