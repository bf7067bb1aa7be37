import { waitFor } from '@testing-library/react';

/**
 * Holds matching answers back until the test ends; the calls go out.
 * @param isHeld of a call's whole address and method
 * @returns releases them; resolves when every held answer was read or aborted
 */
export function holdAnswers(isHeld: (address: string, method: string) => boolean): () => Promise<void> {
  const real = globalThis.fetch;
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let [held, read] = [0, 0];
  const isRead = (): void => void (read += 1);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!isHeld(address, init?.method ?? 'GET')) return real(input, init);
    held += 1;
    const answer = await real(input, init).finally(() => init?.signal?.aborted === true && isRead());
    await released;
    if (init?.signal?.aborted === true) isRead();
    const text = answer.text.bind(answer);
    answer.text = async () => text().finally(isRead);
    return answer;
  });
  return async () => {
    await waitFor(() => expect(held).toBeGreaterThan(0));
    letGo();
    await waitFor(() => expect(read).toBeGreaterThanOrEqual(held));
  };
}
