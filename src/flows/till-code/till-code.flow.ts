import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import {
  type TillCustomer,
  tillCodeMachine,
  tillCodePorts,
} from '../../../machines/till-code/till-code.machine.ts';
import { pessoaApi } from '../../api/pessoa/pessoa.api.ts';
import { watchHidden } from '../../platform/device/page-hidden.ts';
import { keepScreenAwake } from '../../platform/device/wake-lock.ts';
import { callApi, type LoadStore } from '../kit/call.ts';
import { useLoadedStore } from '../kit/store.react.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';
import { useSessionToken } from '../session/session.react.ts';
import { keepCustomer, readCustomer, tillCustomerOf } from './kept-customer.ts';

/** The customer's code as a screen shows it. */
export interface TillCode {
  stage: 'closed' | 'reading' | 'unknown' | 'masked' | 'shown';
  customer: TillCustomer | null;
  close: () => void;
  tapNumber: () => void;
  retry: () => void;
}

/**
 * The customer's code at the till.
 * @param asked how often it was asked for: it opens with every further time
 */
export function useTillCode(asked: number): TillCode {
  const loadStore = useLoadedStore();
  const token = useSessionToken();
  const actor = useFlowActor(() => createTillCode(loadStore, token));
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

function createTillCode(loadStore: LoadStore, token: string | null) {
  return createActor(
    fillPorts(tillCodeMachine, tillCodePorts, {
      // Of this device first: a queue waits, and a document does not change.
      readCustomer: async () =>
        (token === null ? null : await readCustomer(token)) ?? (await askCustomer(loadStore, token)),
      keepAwake: () => keepScreenAwake(() => undefined),
      watchPage: (send) => watchHidden(() => send({ type: 'page.hidden' })),
    }),
  );
}

async function askCustomer(loadStore: LoadStore, token: string | null): Promise<TillCustomer | null> {
  const answer = await callApi(loadStore, ({ dispatch }) =>
    dispatch(pessoaApi.endpoints.pessoa.initiate(undefined, { subscribe: false })).unwrap(),
  );
  const customer = answer.ok ? tillCustomerOf(answer.value) : null;
  if (customer !== null && token !== null) void keepCustomer(token, customer);
  return customer;
}
