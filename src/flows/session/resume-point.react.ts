import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionEndReason } from '../../../machines/session/session.types.ts';
import { rotaDoHash } from '../../lib/rotas/rota-de.ts';
import { normalizeDocumento } from '../../lib/campos/documento.ts';
import {
  forgetResumed,
  resume,
  keepResumePoint,
  resumePointOf,
  resumedFields,
} from '../../platform/draft/resume-point.ts';
import type { Campos, ResumePoint } from '../../platform/draft/stored-resume-point.ts';
import { forgetResumePoint } from '../../platform/draft/resume-point-key.ts';
import { useConfig } from '../../platform/start/portal-context.ts';
import { isOfAge } from './session.flow.ts';
import { useSessionActor, useSessionToken } from './session.react.ts';

/**
 * Keeps where the customer is, and what is typed there, when the session ends by its age.
 * @param cpfCnpj the customer's as the server has it; null or empty: nobody can be told from the next, nothing is kept
 * @param campos what is typed; null: nothing that may be kept
 * @rule R111
 */
export function useKeepResumePoint(cpfCnpj: string | null, campos: Campos | null): void {
  const { features } = useConfig();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  const actor = useSessionActor();
  const hear = useEffectEvent((reason: SessionEndReason) => {
    if (!isOfAge(reason) || documento === '' || features.sessionNotice === false) return;
    void keepResumePoint(documento, { rota: rotaDoHash(location.hash), campos });
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
export function useContinue(cpfCnpj: string | null): { left: ResumePoint | null; dismiss: () => void } {
  const token = useSessionToken();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  const [left, setLeft] = useState<ResumePoint | null>(null);
  useEffect(() => {
    let isGone = false;
    void resumePointOf(documento).then((found) => isGone || setLeft(found));
    return () => void (isGone = true);
  }, [documento]);
  useEffect(() => {
    if (left === null || token === null) return undefined;
    // Kept until the screen is opened, by whatever link: it then shows what was typed.
    resume(token, left);
    return () => {
      forgetResumePoint();
      if (rotaDoHash(location.hash) !== left.rota) forgetResumed();
    };
  }, [left, token]);
  return { left, dismiss: () => setLeft(null) };
}

/** What this customer had typed on a screen before the session ended, for its first render; null: nothing. */
export function useResumedFields(rota: string): Campos | null {
  const token = useSessionToken();
  const [campos] = useState(() => resumedFields(token, rota));
  useEffect(forgetResumed, []);
  return campos;
}
