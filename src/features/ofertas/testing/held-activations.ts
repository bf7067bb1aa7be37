import { act, waitFor } from '@testing-library/react';

/** Holds the page's activation calls for a test to answer. */
export interface HeldActivations {
  /** `idPromoProd` of every call. */
  readonly ids: string[];
  /** The number of unanswered calls. */
  waiting: () => number;
  /** Answers the oldest call; without a status it fails. */
  answer: (status?: number, body?: object) => Promise<void>;
}

const PATH = '/api/promocao/ativar';

/** Intercepts the activation call. @rule C4.28 */
export function holdActivations(): HeldActivations {
  const real = globalThis.fetch;
  const ids: string[] = [];
  const held: ((answer: Response | null) => void)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    if (url.pathname !== PATH) return real(input, init);
    ids.push(url.searchParams.get('idPromoProd') ?? '');
    return new Promise((resolve, reject) => {
      held.push((answer) => (answer === null ? reject(new TypeError('Failed to fetch')) : resolve(answer)));
    });
  });
  return {
    ids,
    waiting: () => held.length,
    answer: async (status, body = {}) => {
      await waitFor(() => expect(held).not.toHaveLength(0));
      await act(async () => held.shift()?.(status === undefined ? null : Response.json(body, { status })));
    },
  };
}
