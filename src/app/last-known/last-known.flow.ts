import { api } from '../../base/calls/api.ts';
import type { LastAnswers } from '../../base/calls/base-query.ts';
import { rotaDe, rotaDoHash, encode } from '../../lib/rotas/rota-de.ts';
import { fingerprintOf } from '../../lib/texto/fingerprint.ts';
import { recordFresh, recordStale } from '../../base/device/record-stale.ts';
import { keepAnswer, readAnswer } from '../../base/device/last-answers.ts';
import type { Features } from '../../lib/deployment/config.ts';
import { keepCustomerOf } from '../shell/code/stored-customer.ts';

/** Screens in `rotaDe` notation, with the call's id filled in. */
export const rotasOf = (rotas: readonly string[], id = ''): string[] =>
  rotas.map((rota) => rotaDe(rota.replace(':id?', () => encode(id))));

/** Stores the answers of calls with `StoredOn`, for their screens only; of the person, what the till code needs. */
export function createLastAnswers({ lastKnown, tillCode }: Features): LastAnswers {
  return {
    answered(answer) {
      const { token, call, stored, address, base, body } = answer;
      // A proxy's page is not stored.
      if (typeof body !== 'object') return;
      if (stored === 'customer') {
        if (tillCode !== false) void keepCustomerOf(token, body);
        return;
      }
      if (lastKnown === false) return;
      recordFresh(call, address);
      if (stored.only?.test(address) !== false)
        void keepAnswer(token, { call, address, base, body, at: Date.now() });
    },
    async showLast({ token, call, at, stored, address, dispatch, endpoint, arg, readStored }) {
      if (lastKnown === false || stored === 'customer') return false;
      const { on, actsOn = [] } = stored;
      const isShown = rotasOf(on, at).includes(rotaDoHash(location.hash));
      const last = isShown ? await readAnswer(token, call) : null;
      if (last?.address !== address) return false;
      const value = await readStored?.(last.body, last.base);
      if (value === undefined) return false;
      dispatch(
        api.util.patchQueryData(endpoint as never, arg as never, [{ op: 'replace', path: [], value }]),
      );
      const drop = () => void dispatch(api.util.invalidateTags([{ type: 'Stale', id: address }]));
      const rotas = rotasOf([...on, ...actsOn], at);
      recordStale(call, { owner: fingerprintOf(token), at: last.at, address, rotas, drop });
      return true;
    },
  };
}
