import type { GoodAnswer, LastAnswers } from '../../base/calls/base-query.ts';
import type { Features } from '../../lib/deployment/config.ts';
import { whenSettled } from '../../lib/when-settled.ts';

const fetchChunk = () => import(/* webpackChunkName: "last-known" */ './last-known.flow.ts');

/** Stored answers whose code loads after the page has settled, or with the first failed call. */
export function lastAnswersLater(features: Features): LastAnswers {
  const waiting: GoodAnswer[] = [];
  let answers: LastAnswers | null = null;
  const fetch = async () => {
    answers ??= (await fetchChunk()).createLastAnswers(features);
    for (const answer of waiting.splice(0)) answers.answered(answer);
    return answers;
  };
  return {
    answered(answer) {
      if (answers !== null) answers.answered(answer);
      // If the chunk fails to load, nothing is stored.
      else if (waiting.push(answer) === 1) whenSettled(() => void fetch().catch(() => undefined));
    },
    showLast: async (read) => {
      try {
        return await (await fetch()).showLast(read);
      } catch {
        return false;
      }
    },
  };
}
