/** The text of a style sheet: `ui/theme/styles.ts` puts it in force. */
declare module '*.css' {
  const text: string;
  export default text;
}
