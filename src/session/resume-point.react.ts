import { useEffect, useEffectEvent, useState } from 'react';
import type { SessionEndReason } from '../../machines/session/session.setup.ts';
import { rotaDoHash } from '../lib/rotas/rota-de.ts';
import { normalizeDocumento } from '../lib/campos/documento.ts';
import {
  forgetResumed,
  resume,
  keepResumePoint,
  prepareResumePoint,
  resumePointOf,
  resumedFields,
} from './resume-point.ts';
import { type Campos, type ResumePoint, forgetResumePoint, linkPoint } from './stored-resume-point.ts';
import { useConfig } from '../base/start/portal-context.ts';
import { useIsEnding } from './session-end.react.ts';
import { isOfAge } from './session.flow.ts';
import { useSessionActor, useSessionToken } from './session.react.ts';

/**
 * Stores the current screen and its typed fields when the session expires.
 * @param cpfCnpj from the server; null or empty: nothing is stored, since the owner could not be checked
 * @param campos typed fields; null: none may be stored
 * @rule R111
 */
export function useKeepResumePoint(cpfCnpj: string | null, campos: Campos | null): void {
  const { features } = useConfig();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  const actor = useSessionActor();
  const isEnding = useIsEnding();
  const isKept = documento !== '' && features.sessionNotice !== false;
  useEffect(() => {
    if (isEnding && isKept) void prepareResumePoint(documento);
  }, [isEnding, isKept, documento]);
  const onEnded = useEffectEvent((reason: SessionEndReason) => {
    if (!isOfAge(reason) || !isKept) return;
    const { hash } = location;
    void keepResumePoint(documento, { rota: rotaDoHash(hash), address: hash.slice(1), campos });
  });
  useEffect(() => {
    const subscription = actor.on('session.ended', ({ reason }) => onEnded(reason));
    return () => subscription.unsubscribe();
  }, [actor]);
}

/**
 * The customer's resume point, else the link that led to the login, offered for one visit of the home.
 * @param cpfCnpj from the server: another customer's resume point is deleted
 * @rule R91
 */
export function useContinue(cpfCnpj: string | null): { left: ResumePoint | null; dismiss: () => void } {
  const token = useSessionToken();
  const documento = normalizeDocumento(cpfCnpj ?? '');
  const [left, setLeft] = useState<ResumePoint | null>(null);
  useEffect(() => {
    let isGone = false;
    void resumePointOf(documento).then((found) => isGone || setLeft(found ?? linkPoint()));
    return () => void (isGone = true);
  }, [documento]);
  useEffect(() => {
    if (left === null || token === null) return undefined;
    // Kept until the screen is opened by any link; it then restores the fields.
    resume(token, left);
    return () => {
      forgetResumePoint();
      if (rotaDoHash(location.hash) !== left.rota) forgetResumed();
    };
  }, [left, token]);
  return { left, dismiss: () => setLeft(null) };
}

/** The fields to restore on the first render; null without any. */
export function useResumedFields(rota: string): Campos | null {
  const token = useSessionToken();
  const [campos] = useState(() => resumedFields(token, rota));
  useEffect(forgetResumed, []);
  return campos;
}
