import type { AnyActorRef } from 'xstate';
import { unmask } from '../shared/mask.ts';
import type { Act, Answer, PageRequest } from '../shared/protocol.ts';
import { hidePage, offerVersion } from './browser.ts';
import { advance, goBack } from './clock.ts';
import { inside, parentOf, restore } from '../portal/machines.ts';
import { takeSample } from './offers.ts';
import { resume, setPause } from './pauses.ts';
import { keepNumber } from './report/page-facts.ts';
import { settle } from './requests.ts';

/** A snapshot that the page can restore. */
export interface Kept {
  readonly root: AnyActorRef;
  readonly snapshot: unknown;
}

function take(actor: AnyActorRef, act: Extract<Act, { kind: 'take' }>): string | null {
  const taken = takeSample(actor, act);
  if (taken === null) return 'O ator já está em outro estado: esta amostra não cabe mais.';
  if (taken.child === null) actor.send(taken.value);
  else settle(taken.child, 'resolve', taken.value);
  return null;
}

function crash(actor: AnyActorRef, error: unknown): void {
  const { id, logic } = inside(actor);
  if (logic.watchedAs === 'request') settle(actor, 'reject', error);
  else parentOf(actor)?.send({ type: `xstate.error.actor.${id}`, error, actorId: id });
}

function obeyForActor(act: Act, actor: AnyActorRef | undefined): string | null {
  if (actor === undefined) return 'Este ator não existe mais.';
  if (act.kind === 'take') return take(actor, act);
  if (act.kind === 'send') actor.send(unmask(act.event));
  else if (act.kind === 'release') resume(actor.sessionId);
  else crash(actor, unmask(act.error));
  return null;
}

function answerCall(call: number, answer: Answer | null): string | null {
  if (answer === null) {
    resume(call, null);
    return null;
  }
  // QA has typed it.
  const { status, body } = answer;
  if (!Number.isInteger(status) || status < 200 || status > 599)
    return 'Uma resposta precisa de um status de 200 a 599.';
  resume(call, { status, body: unmask(body) });
  return null;
}

/**
 * Executes an inspector's request.
 * @param changed called when offers or the page's facts may have changed
 * @returns the reason why it cannot be done, else null
 */
export function obey(
  request: PageRequest,
  actors: ReadonlyMap<string, AnyActorRef>,
  kept: ReadonlyMap<number, Kept>,
  changed: () => void,
): string | null {
  switch (request.kind) {
    case 'restore': {
      const found = kept.get(request.n);
      return found === undefined
        ? 'A página não guarda mais este momento.'
        : restore(found.root, found.snapshot);
    }
    case 'number':
      keepNumber(request.number);
      changed();
      return null;
    case 'advance':
      if (request.ms === null) goBack();
      void (request.ms === null ? Promise.resolve() : advance(request.ms)).then(changed);
      return null;
    case 'hide':
      hidePage(request.on);
      changed();
      return null;
    case 'version':
      return offerVersion();
    case 'pause':
    case 'pauseCall':
      setPause(request.key, request.on);
      return null;
    case 'answerCall':
      return answerCall(request.call, request.answer);
    default:
      return obeyForActor(request, actors.get(request.actor));
  }
}
