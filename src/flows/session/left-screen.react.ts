import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionEndReason } from '../../../machines/session/session.types.ts';
import { rotaDoHash } from '../../lib/rotas/rota-de.ts';
import { normalizeDocumento } from '../../lib/campos/documento.ts';
import {
  forgetHandedOver,
  handOver,
  keepScreen,
  leftScreenOf,
  typedBefore,
} from '../../platform/draft/left-screen.ts';
import type { Campos, LeftScreen } from '../../platform/draft/kept-screen.ts';
import { forgetLeftScreen } from '../../platform/draft/left-screen-key.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { isOfAge } from './session.flow.ts';
import { useSessionActor, useSessionToken } from './session.react.ts';

/**
 * Keeps where the customer is, and what is typed there, when the session ends by its age.
 * @param cpfCnpj the customer's as the server has it; null or empty: nobody can be told from the next, nothing is kept
 * @param campos what is typed; null: nothing that may be kept
 * @rule R111
 */
export function useScreenKept(cpfCnpj: string | null, campos: Campos | null): void {
  const { features } = useConfig();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  const actor = useSessionActor();
  const hear = useEffectEvent((reason: SessionEndReason) => {
    if (!isOfAge(reason) || documento === '' || features.sessionNotice === false) return;
    void keepScreen(documento, { rota: rotaDoHash(location.hash), campos });
  });
  useEffect(() => {
    const heard = actor.on('session.ended', ({ reason }) => hear(reason));
    return () => heard.unsubscribe();
  }, [actor]);
}

/**
 * The screen that this customer left when the session ended, for one visit of the screen that offers it.
 * @param cpfCnpj the customer's as the server has it: another's is deleted
 * @rule R91
 */
export function useContinue(cpfCnpj: string | null): { left: LeftScreen | null; dismiss: () => void } {
  const token = useSessionToken();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  const [left, setLeft] = useState<LeftScreen | null>(null);
  useEffect(() => {
    let isGone = false;
    void leftScreenOf(documento).then((found) => isGone || setLeft(found));
    return () => void (isGone = true);
  }, [documento]);
  useEffect(() => {
    if (left === null || token === null) return undefined;
    // Kept until the screen is opened, by whatever link: it then shows what was typed.
    handOver(token, left);
    return () => {
      forgetLeftScreen();
      if (rotaDoHash(location.hash) !== left.rota) forgetHandedOver();
    };
  }, [left, token]);
  return { left, dismiss: () => setLeft(null) };
}

/** What this customer had typed on a screen before the session ended, for its first render; null: nothing. */
export function useTypedBefore(rota: string): Campos | null {
  const token = useSessionToken();
  const [campos] = useState(() => typedBefore(token, rota));
  useEffect(forgetHandedOver, []);
  return campos;
}
