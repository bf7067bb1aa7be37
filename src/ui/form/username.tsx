interface UsernameProps {
  /** The document as it is typed at the login; '' while nobody knows it. */
  documento: string;
}

/** Tells a password manager whose password a form is about; nobody sees it. @rule R162 */
export function Username({ documento }: UsernameProps) {
  return <input hidden readOnly name="username" autoComplete="username" value={documento} />;
}
