import {
  type AnyActorLogic,
  type AnyStateMachine,
  fromCallback,
  fromPromise,
  type InputFrom,
  type PromiseActorLogic,
} from 'xstate';

/** A machine's ports, which each machine exports as `<name>Ports`. */
export interface Ports {
  readonly actors: Readonly<Record<string, AnyActorLogic>>;
  readonly actions: Readonly<Record<string, (args: never, params: never) => void>>;
}

/** A promise's arguments beside its input; `signal` aborts when the state is left. */
type Scope = Pick<Parameters<Parameters<typeof fromPromise>[0]>[0], 'signal'>;

type Filling<Place> = Place extends { readonly kind: 'source'; readonly sent?: infer Sent }
  ? (send: (event: Exclude<Sent, undefined>) => void, input: InputFrom<Place>) => () => void
  : Place extends PromiseActorLogic<infer Out, infer In>
    ? (input: In, scope: Scope) => Promise<Out>
    : Place;

/** One implementation per port. The compiler refuses an incomplete set. Child machines are passed filled. */
export type FillingsOf<P extends Ports> = {
  readonly [K in keyof P['actors']]: Filling<P['actors'][K]>;
} & {
  readonly [K in keyof P['actions']]: (params: Parameters<P['actions'][K]>[1]) => void;
};

type LooseFilling = AnyActorLogic | ((...args: unknown[]) => unknown);

function fillActor(placeholder: AnyActorLogic, filling: LooseFilling): AnyActorLogic {
  if (typeof filling !== 'function') return filling;
  if ('kind' in placeholder)
    return fromCallback(({ sendBack, input }) => filling(sendBack, input) as () => void);
  return fromPromise((scope) => filling(scope.input, scope) as Promise<unknown>);
}

function fillAction(filling: LooseFilling) {
  return (_args: unknown, params: unknown): void => {
    if (typeof filling === 'function') filling(params);
  };
}

/** The machine with all ports filled. */
export function fillPorts<M extends AnyStateMachine, P extends Ports>(
  machine: M,
  ports: P,
  fillings: FillingsOf<P>,
): M {
  const loose = fillings as Readonly<Record<string, LooseFilling>>;
  const filled = (name: string): LooseFilling => {
    const filling = loose[name];
    if (filling === undefined) throw new Error(`${machine.id}: no ${name}`);
    return filling;
  };
  const actors = Object.entries(ports.actors).map(
    ([name, placeholder]) => [name, fillActor(placeholder, filled(name))] as const,
  );
  const actions = Object.keys(ports.actions).map((name) => [name, fillAction(filled(name))] as const);
  return machine.provide({ actors: Object.fromEntries(actors), actions: Object.fromEntries(actions) }) as M;
}
