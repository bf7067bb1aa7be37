import {
  type ComponentType,
  type FC,
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isOnline, onReachBack, reachBack } from '../../lib/rede.ts';
import { showToast } from '../feedback/toast.ts';
import { FullScreenSpinner } from '../loading/full-screen-spinner.tsx';
import { ReloadDeclined, loadChunk } from './stale-chunk.ts';
import { useOnline } from './use-media.ts';
import { listenTo } from '../../lib/listeners.ts';

/** MUI, Emotion and the theme. The home loads them with the first press or key, before the next screen needs them. */
export const loadMui = () => import(/* webpackChunkName: "mui" */ '../theme/with-mui.tsx');

/** Calls back when something is due; returns the way to stop waiting. */
type Wait = (run: () => void) => () => void;

interface Options {
  /** It is made of MUI, which is loaded beside it. */
  mui?: boolean;
  /** The screen is whole without it: a failure is not shown, and it is loaded again when the network is back. */
  optional?: boolean;
  /** Stands in its place until it is loaded; absent: the nearest `Suspense` decides. */
  fallback?: ReactNode;
  /** What a toast says when it cannot be loaded without a network. */
  offline?: string;
  /** When it is rendered: with its first `open`, when its place is near the window, or when the function calls back. */
  when?: 'open' | 'near' | Wait;
}

/** A component whose code is loaded when it is rendered. */
export interface Later<Props> extends FC<Props> {
  /** Loads the code before it is rendered. */
  fetch: () => Promise<ComponentType<Props>>;
}

type PropsOf<Component> = Component extends ComponentType<infer Props extends object> ? Props : never;

/** For what a button of the frame opens: its code is loaded with the press. */
export const ON_PRESS: Options = { mui: true, fallback: <Loading />, offline: 'Você está sem conexão.' };
/** For a dialog of a screen: its code is loaded with the first touch, without which nothing opens. */
export const DIALOG: Options = { when: 'open', fallback: null };

/**
 * The one way to load a component's code later. A file that a deploy has removed reloads the page once (`stale-chunk`).
 * @param load imports the module
 * @param name the module's export
 */
export function later<Module, Name extends keyof Module & string>(
  load: () => Promise<Module>,
  name: Name,
  { mui = false, optional = false, fallback = optional ? null : undefined, offline, when }: Options = {},
): Later<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]>;
  const read = async (): Promise<ComponentType<Props>> => {
    const [theme, module] = await Promise.all([mui ? loadMui() : null, load()]);
    const Component = module[name] as ComponentType<Props>;
    return theme === null ? Component : theme.withMui(Component);
  };
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => {
    try {
      return (loaded ??= await (optional ? read() : loadChunk(read)));
    } catch (error) {
      if (offline !== undefined && !isOnline()) showToast({ kind: 'error', message: offline });
      throw error;
    }
  };
  const first = () => loaded;
  const Slot = optional ? optionalSlot(fetch, first, fallback) : requiredSlot(fetch, first, fallback);
  // Not `fetch`, which reloads the page when a chunk is missing: nobody has asked to see it yet.
  return Object.assign(
    when === undefined ? Slot : gated(Slot, when, fetch, () => void read().catch(() => undefined)),
    {
      fetch,
    },
  );
}

type Fetch<Props> = () => Promise<ComponentType<Props>>;

function requiredSlot<Props extends object>(
  fetch: Fetch<Props>,
  first: () => ComponentType<Props> | null,
  fallback: ReactNode,
): FC<Props> {
  // Without a network the screen that would say so cannot be loaded either: the fallback stands until then.
  const Late: ComponentType<Props> = lazy(async () => ({
    default: await fetch().catch(async (error: unknown) => {
      // The customer keeps what was typed, and does without it.
      if (error instanceof ReloadDeclined) return () => null;
      if (!isOnline()) await reachBack();
      return fetch();
    }),
  }));
  return function RequiredSlot(props: Props) {
    // Chosen once: another type in the same place would lose what was typed. Loaded code is rendered at once: for a promise,
    // kept or not, React shows the fallback for 300 ms.
    const [Component] = useState(() => first() ?? Late);
    if (fallback === undefined) return <Component {...props} />;
    return (
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    );
  };
}

function optionalSlot<Props extends object>(
  fetch: Fetch<Props>,
  first: () => ComponentType<Props> | null,
  fallback: ReactNode,
): FC<Props> {
  return function OptionalSlot(props: Props) {
    const { Component } = useCode(fetch, true, first);
    return Component === null ? fallback : <Component {...props} />;
  };
}

/**
 * A component's code for a place that looks different without it. Loaded again when the network is back.
 * @param wanted falsy: not yet; each other value loads what has failed again
 */
export function useCode<Props>(
  fetch: Fetch<Props>,
  wanted: unknown = true,
  first: () => ComponentType<Props> | null = () => null,
): { Component: ComponentType<Props> | null; failed: boolean; retry: () => void } {
  const [Component, setComponent] = useState(first);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (Component !== null || !wanted) return undefined;
    const ask = (): void =>
      void fetch().then(
        (loaded) => startTransition(() => setComponent(() => loaded)),
        () => setFailed(true),
      );
    ask();
    return onReachBack(ask);
  }, [Component, wanted, tries, fetch]);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return { Component, failed, retry };
}

const TOGETHER_MS = 50;
const coming: (() => void)[] = [];

/** What comes within a few frames is rendered in one commit. */
function together(set: () => void): void {
  coming.push(set);
  setTimeout(() => startTransition(() => coming.splice(0).forEach((each) => each())), TOGETHER_MS);
}

function gated<Props extends object>(
  Slot: FC<Props>,
  when: NonNullable<Options['when']>,
  fetch: Fetch<Props>,
  preload: () => void,
): FC<Props> {
  if (when === 'open')
    return function OpenedSlot(props: Props) {
      const { open } = props as { open?: boolean };
      // It stays once it was open, so that its closing is animated.
      const [asked, setAsked] = useState(open);
      if (open === true && asked !== true) setAsked(true);
      useEffect(() => onTouch(preload), []);
      return asked === true ? <Slot {...props} /> : null;
    };
  if (when === 'near')
    return function NearSlot(props: Props) {
      const element = useRef<HTMLDivElement>(null);
      const [near, setNear] = useState(false);
      useEffect(() => onceNear(element.current, () => setNear(true)), []);
      return <div ref={element}>{near && <Slot {...props} />}</div>;
    };
  return function DueSlot(props: Props) {
    const [due, setDue] = useState(false);
    // The code first: rendered without it, each slot would be two commits. What has failed is the slot's to fetch again.
    useEffect(() => {
      const show = () => together(() => setDue(true));
      return when(() => void fetch().then(show, show));
    }, []);
    return due ? <Slot {...props} /> : null;
  };
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** Calls back with the next press or key, once of each; returns the way to stop. */
export function onTouch(run: () => void): () => void {
  return listenTo(window, TOUCHES, run, { once: true });
}

function onceNear(element: Element | null, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  if (element !== null) observer.observe(element);
  return () => observer.disconnect();
}

/** Hidden without a network: what is on screen must stay readable. */
function Loading() {
  return <FullScreenSpinner open={useOnline()} />;
}
