import { api } from '../../api/base/api.ts';
import type { LastAnswers } from '../../api/base/last-answers.types.ts';
import type { ReadPath } from '../../lib/http/contract-calls.ts';
import { rotaDoHash } from '../../lib/rotas/rota-de.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { noteFresh, noteKnown } from '../../platform/kept/known-answers.ts';
import { keepAnswer, readAnswer } from '../../platform/kept/last-answers.ts';
import type { Features } from '../../platform/start/config.ts';
import { keepCustomerOf } from '../till-code/kept-customer.ts';
import { isKept, isShownOn } from './kept-calls.ts';

const { removeQueryResult } = api.internalActions;

const PESSOA: ReadPath = '/api/pessoa';

/**
 * What this device keeps: the calls of `kept-calls`, for the screens of that table and no other; and of the person what
 * the code at the till needs.
 */
export function createLastAnswers({ lastKnown, tillCode }: Features): LastAnswers {
  return {
    answered(answer) {
      const { token, call, address, base, body } = answer;
      // A proxy's page in place of an answer is none to come back to.
      if (typeof body !== 'object') return;
      if (call === PESSOA && tillCode !== false) void keepCustomerOf(token, body);
      if (lastKnown === false) return;
      noteFresh(call, address);
      if (!isKept(answer)) return;
      void keepAnswer(token, { call, address, base, body, at: Date.now() });
    },
    async lastAnswer({ token, call, address, api: { dispatch, queryCacheKey } }) {
      const isWanted =
        lastKnown !== false && isKept({ call, address }) && isShownOn(rotaDoHash(location.hash), call);
      const kept = isWanted ? await readAnswer(token, call) : null;
      if (kept?.address !== address) return null;
      const drop = () =>
        void dispatch(removeQueryResult({ queryCacheKey } as Parameters<typeof removeQueryResult>[0]));
      noteKnown(call, { owner: fingerprintOf(token), at: kept.at, address, drop });
      return kept;
    },
  };
}
