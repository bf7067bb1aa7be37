import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import type { Failure, Result } from '../../../machines/kit/chart.ts';
import {
  registrationMachine,
  type Kind,
  registrationPorts,
} from '../../../machines/registration/registration.machine.ts';
import { type Cadastro, cadastroApi } from './cadastro.api.ts';
import { isRefusal } from '../../lib/http/failure.ts';
import { forgetResumePoint } from '../../session/stored-resume-point.ts';
import { forgetDraft } from '../../base/device/forget-customer.ts';
import { type CepLookupActor, createCepLookup } from './cep-lookup.flow.ts';
import { type ConnectivityActor, createConnectivity } from './connectivity.flow.ts';
import type { Ask } from '../../base/flow/ask.ts';
import { useAsk } from '../../session/use-ask.ts';
import { useFlowActor } from '../../base/flow/use-flow-actor.ts';
import { type ConsentActor, createFormConsent } from './whatsapp-consent.flow.ts';

export interface RegistrationOptions<Values> {
  /** The first render's values: those of a draft. */
  kind: Kind;
  /** The form's initial CEP, which is not looked up again. Null without one. */
  initialCep: string | null;
  /** The payload; null when the form is invalid. */
  validate: (values: Values) => Cadastro | null | Promise<Cadastro | null>;
  /** Resets values, errors, preferences and terms to the defaults of this kind. @rule R25 */
  onReset: (kind: Kind) => void;
  /** Both are called wherever the customer is by then. */
  onSucceeded: () => void;
  onFailed: (failure: Failure, mayBeRegistered: boolean) => void;
  /** The success dialog was closed. */
  onFinished: () => void;
}

/** The registration of `/register`. The last render's functions are used. @rule S4.4, R23–R31 */
export function useRegistration<Values>(options: RegistrationOptions<Values>) {
  const ask = useAsk();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const actor = useFlowActor(() => createRegistration(ask, () => latest.current));
  const [children] = useState(() => actor.getSnapshot().children as unknown as Children);
  return {
    /** The actors beside the form. */
    ...children,
    /** Submitting: the spinner shows. */
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    /** The success dialog is open. */
    thanks: useSelector(actor, (snapshot) => snapshot.hasTag('modal')),
    /** Validates and submits; ignored while pending. */
    submit: (values: Values) => actor.send({ type: 'form.submitted', values }),
    switchKind: (kind: Kind) => actor.send({ type: 'kind.switched', kind }),
    acknowledge: () => actor.send({ type: 'success.acknowledged' }),
  };
}

/** Child actors that live as long as the chart. */
interface Children {
  cepLookup: CepLookupActor;
  whatsappConsent: ConsentActor;
  connectivity: ConnectivityActor;
}

function createRegistration<Values>(ask: Ask, latest: () => RegistrationOptions<Values>) {
  const machine = fillPorts(registrationMachine, registrationPorts, {
    validate: ({ values }) => check(latest().validate, values as Values),
    register: ({ payload }) => ask(cadastroApi.endpoints.cadastro, payload as Cadastro),
    cepLookup: createCepLookup(ask),
    whatsappConsent: createFormConsent(),
    connectivity: createConnectivity(ask),
    forgetDraft: () => {
      forgetDraft();
      forgetResumePoint();
    },
  });
  const { kind, initialCep } = latest();
  const actor = createActor(machine, {
    id: 'registration',
    input: { kind, initialCep },
  });
  actor.on('form.reset', ({ kind: next }) => latest().onReset(next));
  actor.on('registration.succeeded', () => latest().onSucceeded());
  // Silent for another session: the server may have accepted it.
  actor.on('registration.failed', ({ failure, mayBeRegistered }) => {
    if (failure.kind !== 'aborted') latest().onFailed(failure, mayBeRegistered && isRefusal(failure));
  });
  actor.on('registration.finished', () => latest().onFinished());
  return actor;
}

async function check<Values>(
  validate: RegistrationOptions<Values>['validate'],
  values: Values,
): Promise<Result<Cadastro, null>> {
  const payload = await validate(values);
  return payload === null ? { ok: false, failure: null } : { ok: true, value: payload };
}
