/** A key held down repeats: Enter would submit or press again after each answer. @rule R77 */
export function ignoreRepeatedEnter(): void {
  addEventListener(
    'keydown',
    (event) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    true,
  );
}
