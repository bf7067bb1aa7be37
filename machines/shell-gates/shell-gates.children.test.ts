import { createActor } from 'xstate';
import { fillPorts } from '../kit/fill-ports.ts';
import { onEmitted } from '../kit/on-emitted.ts';
import type { Result } from '../kit/chart.ts';
import {
  type PhoneGateEmitted,
  phoneGatePorts,
  phoneGateMachine,
  type Telefones,
} from '../phone-gate/phone-gate.machine.ts';
import {
  termsAcceptanceMachine,
  termsAcceptancePorts,
} from '../terms-acceptance/terms-acceptance.machine.ts';
import {
  type Preferencias,
  whatsappConsentMachine,
  whatsappConsentPorts,
} from '../whatsapp-consent/whatsapp-consent.machine.ts';
import { shellGatesMachine, shellGatesPorts } from './shell-gates.machine.ts';

/** A server with a customer who has everything pending. */
function pendingCustomer() {
  const customer = {
    accepted: [] as string[],
    telefones: [] as { numero: string }[],
    preferencias: {
      recebeEmail: true,
      recebeSms: false,
      recebePush: true,
      recebeWhatsapp: false,
      cupomDigital: false,
    } satisfies Preferencias as Preferencias,
  };
  let answers = 0;
  // Bounds the answers: gates that ask endlessly must fail, not hang.
  const ok = async <T>(value: T): Promise<Result<T>> => {
    answers += 1;
    return answers > 50 ? new Promise(() => undefined) : { ok: true, value };
  };
  const machine = fillPorts(shellGatesMachine, shellGatesPorts, {
    checkTerms: () => ok({ aceitouTermos: customer.accepted.length === 2 }),
    loadPerson: () => ok<Telefones>({ telefones: customer.telefones }),
    termsAcceptance: fillPorts(termsAcceptanceMachine, termsAcceptancePorts, {
      loadTermos: () => ok(['1', '2'].map((idTermo) => ({ idTermo, nomeTipo: `Termo ${idTermo}` }))),
      acceptTermo: ({ idTermo }) => ok(customer.accepted.push(idTermo)),
    }),
    phoneGate: fillPorts(phoneGateMachine, phoneGatePorts, {}),
    whatsappConsent: fillPorts(whatsappConsentMachine, whatsappConsentPorts, {
      loadPreferencias: () => ok(customer.preferencias),
      saveConsent: () => {
        customer.preferencias = { ...customer.preferencias, recebeWhatsapp: true };
        return ok(null);
      },
    }),
  });
  const gates = createActor(machine, { input: { isOnline: () => true, path: null } });
  const emitted: string[] = [];
  const stopListening = onEmitted<PhoneGateEmitted>(gates, {
    'profile.opened': ({ type }) => void emitted.push(type),
  });
  gates.start();
  const settle = async (): Promise<void> => {
    for (let tick = 0; tick < 40; tick += 1) await Promise.resolve();
  };
  /** The open modal: the child in turn that shows something. */
  const shown = (): string | null => {
    const { termsAcceptance, phoneGate, whatsappConsent } = gates.getSnapshot().children;
    if (termsAcceptance?.getSnapshot().hasTag('modal')) return 'terms';
    if (phoneGate?.getSnapshot().hasTag('modal')) return 'phone';
    return whatsappConsent?.getSnapshot().hasTag('modal') ? 'consent' : null;
  };
  return { customer, emitted, gates, settle, shown, stopListening };
}

describe('the gates with their real children', () => {
  it('run in order: terms, phone, WhatsApp', async () => {
    const { customer, emitted, gates, settle, shown, stopListening } = pendingCustomer();
    const children = () => gates.getSnapshot().children;
    gates.send({ type: 'route.entered', path: '/portal' });
    await settle();
    expect(shown()).toBe('terms');

    children().termsAcceptance?.send({ type: 'terms.accepted' });
    await settle();
    expect(customer.accepted).toEqual(['1', '2']);
    expect(shown()).toBe('phone');

    children().phoneGate?.send({ type: 'profile.requested' });
    expect(shown()).toBeNull();
    gates.send({ type: 'route.entered', path: '/perfil' });
    await settle();
    expect(shown()).toBeNull();
    gates.send({ type: 'route.entered', path: '/portal' });
    await settle();
    expect(shown()).toBe('phone');

    gates.send({ type: 'route.entered', path: '/perfil' });
    customer.telefones = [{ numero: '999990000' }];
    await settle();
    gates.send({ type: 'route.entered', path: '/portal' });
    await settle();
    expect(shown()).toBe('consent');

    children().whatsappConsent?.send({ type: 'consent.given' });
    await settle();
    expect(customer.preferencias.recebeWhatsapp).toBe(true);
    expect(shown()).toBeNull();
    expect(gates.getSnapshot().value).toEqual({ terms: 'checked', person: 'checked', modal: 'clear' });
    expect(emitted).toEqual(['profile.opened']);
    stopListening();
    gates.stop();
  });

  // @rule R40, R41
  it('the terms modal closes when a later check finds them accepted', async () => {
    const { customer, gates, settle, shown } = pendingCustomer();
    gates.send({ type: 'route.entered', path: '/portal' });
    await settle();
    gates.send({ type: 'route.entered', path: '/voucher' });
    await settle();
    expect(shown()).toBe('terms');
    customer.accepted = ['1', '2'];
    gates.send({ type: 'route.entered', path: '/portal' });
    await settle();
    expect(shown()).toBe('phone');
    gates.stop();
  });
});
