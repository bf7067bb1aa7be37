/** A key that is held down repeats: Enter would send a form, or press a button, again with each answer. @rule R77 */
export function ignoreRepeatedEnter(): void {
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    true,
  );
}
