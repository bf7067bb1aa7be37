import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { type Actor, createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import {
  whatsappConsentMachine,
  whatsappConsentPorts,
} from '../../../machines/whatsapp-consent/whatsapp-consent.machine.ts';
import { useEmitted, useFlowActor } from '../../base/flow/use-flow-actor.ts';

export type ConsentActor = Actor<typeof whatsappConsentMachine>;

export interface WhatsappQuestionOptions {
  /** Concordo: the box stays ticked. */
  onKept: () => void;
  /** Cancelar: the box is unticked. */
  onOptedOut: () => void;
}

export interface WhatsappQuestion {
  asking: boolean;
  unticked: () => void;
  concordo: () => void;
  cancelar: () => void;
  dismiss: () => void;
}

const notHere = () => Promise.reject(new Error('the form saves, not the question'));

/** The machine with its ports filled, for a form. */
export function createFormConsent(): typeof whatsappConsentMachine {
  return fillPorts(whatsappConsentMachine, whatsappConsentPorts, {
    loadPreferencias: notHere,
    saveConsent: notHere,
  });
}

/** A question for the preferences' lifetime. */
export function useConsentActor(): ConsentActor {
  return useFlowActor(() => createActor(createFormConsent(), { input: { route: 'preferences' } }));
}

/** The question behind a form's WhatsApp box, which stays ticked until it is answered. @rule S4.5, R29 */
export function useWhatsappQuestion(
  actor: ConsentActor,
  { onKept, onOptedOut }: WhatsappQuestionOptions,
): WhatsappQuestion {
  useEmitted(actor, { 'whatsapp.kept': onKept, 'whatsapp.optedOut': onOptedOut });
  const asking = useSelector(actor, (snapshot) => snapshot.hasTag('modal'));
  return useMemo(
    () => ({
      asking,
      unticked: () => actor.send({ type: 'whatsapp.unticked' }),
      concordo: () => actor.send({ type: 'consent.given' }),
      cancelar: () => actor.send({ type: 'consent.refused' }),
      dismiss: () => actor.send({ type: 'prompt.dismissed' }),
    }),
    [actor, asking],
  );
}
