import { waitFor } from '@testing-library/react';

/**
 * Lets the calls go out and holds their answers back, until `jest.restoreAllMocks`.
 * @param isHeld of a call's whole address
 * @returns lets go; resolves when every answer that was held has been read, or is of no use any more
 */
export function holdAnswers(isHeld: (address: string) => boolean): () => Promise<void> {
  const real = globalThis.fetch;
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let [held, read] = [0, 0];
  const isRead = (): void => void (read += 1);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (!isHeld(input instanceof Request ? input.url : input.toString())) return real(input, init);
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
