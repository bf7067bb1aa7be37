/** What the customer did in a page, or was shown there. Words are masked before they leave it. */
export type Gesture =
  | {
      readonly type: 'cliente.clicou';
      readonly role: string;
      readonly words: string;
      /** How many of the same role and name are before it. */
      readonly place: number;
    }
  | { readonly type: 'cliente.escreveu'; readonly words: string; readonly value: unknown }
  | {
      readonly type: 'cliente.escolheu';
      readonly words: string;
      readonly option: string;
      readonly index: number;
    }
  | { readonly type: 'cliente.enviou'; readonly words: string }
  | { readonly type: 'cliente.teclou'; readonly key: string }
  /** Typed an address. */
  | { readonly type: 'cliente.foi'; readonly path: string }
  /** The browser's Back (negative) or Forward. */
  | { readonly type: 'cliente.voltou'; readonly by: number }
  | {
      readonly type: 'página.mostrou';
      readonly path: string;
      /** Names of dialogs, texts of alerts and toasts, of notes that stay, and the screen's heading. */
      readonly dialogs: readonly string[];
      readonly alerts: readonly string[];
      readonly notes: readonly string[];
      readonly heading: string;
      readonly isNarrow: boolean;
      /** It was at rest; else the customer went on before. */
      readonly isSettled: boolean;
      /** A request has failed since the page was loaded: the browser has said so in its console. */
      readonly hasFailed: boolean;
    }
  /** From here on it was not the customer and the server alone. */
  | { readonly type: 'inspetor.agiu'; readonly what: string };

/** What was to be seen. */
export type Screen = Extract<Gesture, { type: 'página.mostrou' }>;

/** Whether it was seen; else it was done. */
export const isScreen = (gesture: Gesture): gesture is Screen => gesture.type === 'página.mostrou';

/** A click as it is seen in the page: its names are not masked yet. */
export type SeenGesture = Gesture & {
  /** The names of the elements of the same role before it, in the document's order. */
  readonly before?: readonly string[];
};

/** The actor that gestures are recorded of. */
export const CUSTOMER = 'cliente';

/** A call of the portal to its server. */
export type CallEvent = {
  readonly call: number;
  readonly method: string;
  readonly path: string;
} & (
  | { readonly type: 'chamada.saiu'; readonly query: readonly string[] }
  /** The answer as it came, or the one that QA gave in its place; null: none. */
  | {
      readonly type: 'chamada.respondeu' | 'chamada.trocada';
      readonly status: number | null;
      readonly ms: number;
    }
);

/** The actor that calls are recorded of. */
export const SERVER = 'servidor';

/** Asked every few seconds: no screen waits for it. */
export const isPing = (path: unknown): boolean => String(path).endsWith('/ping');

/** In the place of a number in words: balances and prices are not shown. */
export const NUMBER = '№';
