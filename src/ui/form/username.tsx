interface UsernameProps {
  /** The document; '' while unknown. */
  documento: string;
}

/** A hidden user name for password managers. @rule R162 */
export function Username({ documento }: UsernameProps) {
  return <input hidden readOnly name="username" autoComplete="username" value={documento} />;
}
