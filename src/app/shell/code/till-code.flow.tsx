import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../../machines/kit/fill-ports.ts';
import {
  type TillCustomer,
  tillCodeMachine,
  tillCodePorts,
} from '../../../../machines/till-code/till-code.machine.ts';
import { pessoaApi } from '../../../features/pessoa/pessoa.api.ts';
import { keepScreenAwake } from '../../../base/browser/wake-lock.ts';
import type { Ask } from '../../../base/flow/ask.ts';
import { useAsk } from '../../../session/use-ask.ts';
import { useFlowActor } from '../../../base/flow/use-flow-actor.ts';
import { useSessionToken } from '../../../session/session.react.ts';
import { readCustomer, tillCustomerOf } from './stored-customer.ts';
import { useConfig } from '../../../base/start/portal-context.ts';
import { listenTo } from '../../../lib/listeners.ts';
import { TillCodeView } from './till-code.view.tsx';

/** Calls back when the page becomes hidden; returns an unsubscriber. */
function watchHidden(onHidden: () => void): () => void {
  return listenTo(document, ['visibilitychange'], () => {
    if (document.visibilityState === 'hidden') onHidden();
  });
}

/** The till code as a screen shows it. */
interface TillCode {
  stage: 'closed' | 'reading' | 'unknown' | 'masked' | 'shown';
  customer: TillCustomer | null;
  close: () => void;
  tapNumber: () => void;
  retry: () => void;
}

/**
 * The customer's code at the till.
 * @param asked the number of requests: it opens with each
 */
function useTillCode(asked: number): TillCode {
  const ask = useAsk();
  const token = useSessionToken();
  const actor = useFlowActor(() => createTillCode(ask, token));
  useEffect(() => {
    if (asked > 0) actor.send({ type: 'code.opened' });
  }, [actor, asked]);
  const stage = useSelector(
    actor,
    (snapshot): TillCode['stage'] =>
      (['reading', 'unknown', 'masked', 'shown'] as const).find((state) =>
        snapshot.matches({ open: state }),
      ) ?? 'closed',
  );
  return {
    stage,
    customer: useSelector(actor, ({ context }) => context.customer),
    close: () => actor.send({ type: 'code.closed' }),
    tapNumber: () => actor.send({ type: 'number.tapped' }),
    retry: () => actor.send({ type: 'retry.requested' }),
  };
}

function createTillCode(ask: Ask, token: string | null) {
  return createActor(
    fillPorts(tillCodeMachine, tillCodePorts, {
      // The stored copy is used first: it is instant, and a document number does not change.
      readCustomer: async () =>
        (token === null ? null : await readCustomer(token)) ?? (await askCustomer(ask)),
      keepAwake: () => keepScreenAwake(() => undefined),
      watchPage: (send) => watchHidden(() => send({ type: 'page.hidden' })),
    }),
  );
}

/** The transport stores what the code needs (`last-known`). */
async function askCustomer(ask: Ask): Promise<TillCustomer | null> {
  const answer = await ask(pessoaApi.endpoints.pessoa, undefined);
  return answer.ok ? tillCustomerOf(answer.value) : null;
}

/** The customer's code over any screen: QR, Code 128 or both. @rule C1.10 */
export function TillCode({ asked }: { asked: number }) {
  const { symbology } = useConfig().till;
  return <TillCodeView {...useTillCode(asked)} qr={symbology !== 'code128'} bars={symbology !== 'qr'} />;
}
