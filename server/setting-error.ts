/** Thrown for a setting that makes no sense: its words are for the operator, and say which one it is. */
export class SettingError extends Error {
  constructor(words: string) {
    super(words);
    this.name = 'SettingError';
  }
}
