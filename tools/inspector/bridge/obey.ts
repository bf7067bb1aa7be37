import type { AnyActorRef } from 'xstate';
import { unmask } from '../shared/mask.ts';
import type { Request } from '../shared/protocol.ts';
import { hidePage, offerVersion } from './browser.ts';
import { advance, goBack } from './clock.ts';
import { inside, parentOf, restore } from '../portal/machines.ts';
import { takeSample } from './offers.ts';
import { answerCall, pauseCall } from './report/calls.ts';
import { keepNumber } from './report/page-facts.ts';
import { giveUpCalls, pause, release } from './requests.ts';

/** A snapshot that the page can restore. */
export interface Kept {
  readonly root: AnyActorRef;
  readonly snapshot: unknown;
}

type Actors = ReadonlyMap<string, AnyActorRef>;
type Wish = Exclude<Request, { kind: 'hello' }>;
type WishOf<K extends Wish['kind']> = Extract<Wish, { kind: K }>;

const NOBODY = 'Este ator não existe mais.';

/**
 * Ends a request, or breaks a subscription, as the inspector says; a later real answer is ignored.
 * @returns the reason why it cannot, else null
 */
function settle(actor: AnyActorRef, how: 'answer' | 'crash', value: unknown): string | null {
  const { id, logic } = inside(actor);
  if (logic.watchedAs === 'request') {
    actor.send({ type: how === 'answer' ? 'xstate.promise.resolve' : 'xstate.promise.reject', data: value });
    giveUpCalls(actor, value);
    return null;
  }
  if (how === 'answer') return 'Só um pedido pode ser respondido.';
  parentOf(actor)?.send({ type: `xstate.error.actor.${id}`, error: value, actorId: id });
  return null;
}

function take(actor: AnyActorRef, wish: WishOf<'take'>): string | null {
  const taken = takeSample(actor, wish);
  if (taken === null) return 'O ator já está em outro estado: esta amostra não cabe mais.';
  if (taken.child !== null) return settle(taken.child, 'answer', taken.value);
  actor.send(taken.value);
  return null;
}

function obeyForActor(wish: WishOf<'send' | 'settle' | 'take' | 'release'>, actors: Actors): string | null {
  const actor = actors.get(wish.actor);
  if (actor === undefined) return NOBODY;
  if (wish.kind === 'take') return take(actor, wish);
  if (wish.kind === 'settle') return settle(actor, wish.how, unmask(wish.value));
  if (wish.kind === 'send') actor.send(unmask(wish.event));
  else release(actor);
  return null;
}

/**
 * Executes an inspector's request.
 * @param changed called when offers or the page's facts may have changed
 * @returns the reason why it cannot be done, else null
 */
export function obey(
  wish: Wish,
  actors: Actors,
  kept: ReadonlyMap<number, Kept>,
  changed: () => void,
): string | null {
  switch (wish.kind) {
    case 'restore': {
      const found = kept.get(wish.n);
      return found === undefined
        ? 'A página não guarda mais este momento.'
        : restore(found.root, found.snapshot);
    }
    case 'number':
      keepNumber(wish.number);
      changed();
      return null;
    case 'advance':
      if (wish.ms === null) goBack();
      void (wish.ms === null ? Promise.resolve() : advance(wish.ms)).then(changed);
      return null;
    case 'hide':
      hidePage(wish.on);
      changed();
      return null;
    case 'version':
      return offerVersion();
    case 'pause':
      pause(wish.port, wish.on);
      return null;
    case 'pauseCall':
      pauseCall(wish.call, wish.on);
      return null;
    case 'answerCall': {
      const { answer } = wish;
      return answerCall(wish.call, answer === null ? null : { ...answer, body: unmask(answer.body) });
    }
    default:
      return obeyForActor(wish, actors);
  }
}
