import { useSelector } from '@xstate/react';
import { createActor } from 'xstate';
import { fillPorts } from '../../../machines/kit/fill-ports.ts';
import {
  whatsappConsentMachine,
  whatsappConsentPorts,
} from '../../../machines/whatsapp-consent/whatsapp-consent.machine.ts';
import { useEmitted } from '../kit/use-emitted.ts';
import { useFlowActor } from '../kit/use-flow-actor.ts';

export interface WhatsappQuestionOptions {
  route: 'register' | 'preferences';
  /** Concordo: the box stays as it was. */
  onKept: () => void;
  /** Cancelar: now the box is to be unticked. */
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

/** The question behind a form's WhatsApp box (S4.5, R29): until it is answered, the box keeps its tick. */
export function useWhatsappQuestion({
  route,
  onKept,
  onOptedOut,
}: WhatsappQuestionOptions): WhatsappQuestion {
  const actor = useFlowActor(() => {
    const machine = fillPorts(whatsappConsentMachine, whatsappConsentPorts, {
      loadPreferencias: notHere,
      saveConsent: notHere,
    });
    return createActor(machine, { input: { route } });
  });
  useEmitted(actor, { 'whatsapp.kept': onKept, 'whatsapp.optedOut': onOptedOut });
  return {
    asking: useSelector(actor, (snapshot) => snapshot.hasTag('modal')),
    unticked: () => actor.send({ type: 'whatsapp.unticked' }),
    concordo: () => actor.send({ type: 'consent.given' }),
    cancelar: () => actor.send({ type: 'consent.refused' }),
    dismiss: () => actor.send({ type: 'prompt.dismissed' }),
  };
}
