import type { AnyActorRef } from 'xstate';
import { wordsForTime } from '../shared/badge.ts';
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
export interface StoredMoment {
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

/** An inspector's request as an act in the log. */
export function actWords(request: PageRequest, actors: ReadonlyMap<string, AnyActorRef>): string {
  const actor = 'actor' in request ? actors.get(request.actor) : undefined;
  const name = actor === undefined ? '' : (inside(actor).logic.id ?? inside(actor).id);
  switch (request.kind) {
    case 'send':
      // Its type would find this row, too, in the log's filter.
      return `enviou um evento a ${name}`;
    case 'take':
      return request.child === null ? `enviou uma amostra a ${name}` : `respondeu um pedido de ${name}`;
    case 'crash':
      return `quebrou o pedido ${name}`;
    case 'release':
      return `deixou o pedido ${name} seguir para o servidor`;
    case 'restore':
      return `restaurou o momento ${request.n}`;
    case 'advance':
      return request.ms === null
        ? 'voltou o relógio à hora certa'
        : `avançou o relógio ${wordsForTime(request.ms)}`;
    case 'hide':
      return request.on ? 'escondeu a página' : 'mostrou a página';
    case 'version':
      return 'fez o navegador achar uma nova versão';
    case 'pause':
      return `${request.on ? 'vai segurar' : 'não segura mais'} o pedido ${request.key}`;
    default:
      return '';
  }
}

/**
 * Executes an inspector's request.
 * @param changed called when offers or the page's facts may have changed
 * @returns the reason why it cannot be done, else null
 */
export function obey(
  request: PageRequest,
  actors: ReadonlyMap<string, AnyActorRef>,
  stored: ReadonlyMap<number, StoredMoment>,
  changed: () => void,
): string | null {
  switch (request.kind) {
    case 'restore': {
      const found = stored.get(request.n);
      return found === undefined
        ? 'A página não guarda mais este momento.'
        : restore(found.root, found.snapshot);
    }
    case 'number':
      keepNumber(request.number);
      changed();
      return null;
    case 'advance':
      void (request.ms === null ? goBack() : advance(request.ms)).then(changed);
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
