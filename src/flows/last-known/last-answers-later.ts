import type { GoodAnswer, LastAnswers } from '../../api/base/last-answers.types.ts';
import type { Features } from '../../lib/deployment/config.ts';
import { whenSettled } from '../../lib/when-settled.ts';

const fetchChunk = () => import(/* webpackChunkName: "last-known" */ './last-known.flow.ts');

/** The kept answers without their code, which comes once the page has settled, or with the first call that fails. */
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
      // Without its chunk, which then does not come, nothing is kept.
      else if (waiting.push(answer) === 1) whenSettled(() => void fetch().catch(Boolean));
    },
    lastAnswer: async (question) => {
      try {
        return await (await fetch()).lastAnswer(question);
      } catch {
        return null;
      }
    },
  };
}
