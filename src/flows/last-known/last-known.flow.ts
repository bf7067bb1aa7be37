import type { LastAnswers } from '../../api/base/last-answers.ts';
import { rotaDoHash } from '../../lib/rotas/rota-de.ts';
import { noteKnown } from '../../platform/kept/known.ts';
import { keepAnswer, readAnswer } from '../../platform/kept/last-answers.ts';
import { isKept, isShownOn } from './kept-calls.ts';

/** What this device keeps of the calls of `kept-calls`, for the screens of that table and no other. */
export const lastAnswers: LastAnswers = {
  answered(answer) {
    // A proxy's page in place of an answer is none to come back to.
    if (!isKept(answer) || typeof answer.body !== 'object') return;
    noteKnown(answer.call, null);
    const { call, address, base, body } = answer;
    void keepAnswer(answer.token, { call, address, base, body, at: Date.now() });
  },
  async lastAnswer({ token, call, address }) {
    if (!isKept({ call, address }) || !isShownOn(rotaDoHash(location.hash), call)) return null;
    const kept = await readAnswer(token, call);
    if (kept?.address !== address) return null;
    noteKnown(call, { token, at: kept.at });
    return kept;
  },
};
