import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { type Actor, createActor } from 'xstate';
import { fillPorts } from '../../machines/kit/fill-ports.ts';
import type { Failure, Result } from '../../machines/kit/chart.ts';
import { submissionMachine, submissionPorts } from '../../machines/submission/submission.machine.ts';
import { isFailure, isOfSessionEnd } from '../lib/http/failure.ts';
import type { Ask, Endpoint } from '../base/flow/ask.ts';
import { useAsk } from './use-ask.ts';
import { useFlowActor } from '../base/flow/use-flow-actor.ts';

/** One write of a form or a button. */
export interface SubmissionOptions<Values, Payload, Answer> {
  /** The actor's name, for QA. */
  id: string;
  endpoint: Endpoint<Payload, Answer>;
  /** The payload; null when the form is invalid. May reject with a `Failure`. */
  validate: (values: Values) => Payload | null | Promise<Payload | null>;
  /** Both are called wherever the customer is by then. */
  onSucceeded: (answer: Answer) => void;
  onFailed: (failure: Failure) => void;
}

/** The write's progress, and the action. */
export interface Submission<Values> {
  /** Pending at the server. */
  busy: boolean;
  /** Validates and submits; ignored while pending. */
  submit: (values: Values) => void;
}

/** A write of a screen (machines/submission). The last render's functions are used. */
export function useSubmission<Values, Payload, Answer>(
  options: SubmissionOptions<Values, Payload, Answer>,
): Submission<Values> {
  const ask = useAsk();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const actor = useFlowActor(() =>
    createSubmission(ask, {
      ...options,
      validate: (values: Values) => latest.current.validate(values),
      onSucceeded: (answer: Answer) => latest.current.onSucceeded(answer),
      onFailed: (failure) => latest.current.onFailed(failure),
    }),
  );
  return {
    busy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    submit: (values) => actor.send({ type: 'values.submitted', values }),
  };
}

/** The actor of one write, not started. */
export function createSubmission<Values, Payload, Answer>(
  ask: Ask,
  options: SubmissionOptions<Values, Payload, Answer>,
): Actor<typeof submissionMachine> {
  const { id, endpoint, onSucceeded, onFailed } = options;
  const machine = fillPorts(submissionMachine, submissionPorts, {
    validate: ({ values }) => check(options, values as Values),
    send: ({ payload }) => ask(endpoint, payload as Payload),
  });
  const actor = createActor(machine, { id });
  actor.on('submission.succeeded', ({ answer }) => onSucceeded(answer as Answer));
  // Silent after a sign-out, as the server may have accepted it, and for the 401 that ended the session. @rule R267
  actor.on('submission.failed', ({ failure }) => isOfSessionEnd(failure) || onFailed(failure));
  return actor;
}

async function check<Values, Payload, Answer>(
  { validate }: SubmissionOptions<Values, Payload, Answer>,
  values: Values,
): Promise<Result<unknown, Failure | null>> {
  try {
    const payload = await validate(values);
    return payload === null ? { ok: false, failure: null } : { ok: true, value: payload };
  } catch (error) {
    if (isFailure(error)) return { ok: false, failure: error };
    throw error;
  }
}
