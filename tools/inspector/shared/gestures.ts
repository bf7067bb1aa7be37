/** The event of an act of QA. */
export const ACTED = 'inspetor.agiu';

/** A gesture of the customer, or a screen shown to them. Its texts are masked before they leave the page. */
export type Gesture =
  | {
      readonly type: 'cliente.clicou';
      readonly role: string;
      readonly words: string;
      /** The number of preceding elements with the same role and name. */
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
  /** An address typed by the customer. */
  | { readonly type: 'cliente.foi'; readonly path: string }
  /** The browser's Back (negative) or Forward. */
  | { readonly type: 'cliente.voltou'; readonly by: number }
  | {
      readonly type: 'página.mostrou';
      readonly path: string;
      /** Names of dialogs, texts of alerts, toasts and permanent notes, and the screen's heading. */
      readonly dialogs: readonly string[];
      readonly alerts: readonly string[];
      readonly notes: readonly string[];
      readonly heading: string;
      readonly isNarrow: boolean;
      /** Whether the screen was at rest; else the customer acted before. */
      readonly isSettled: boolean;
      /** Whether a request has failed since the page loaded: the browser's console has an error then. */
      readonly hasFailed: boolean;
    }
  /** QA intervened, with the act in Portuguese: later steps do not follow from customer and server alone. */
  | { readonly type: typeof ACTED; readonly what: string };

export type Screen = Extract<Gesture, { type: 'página.mostrou' }>;

export const isScreen = (gesture: Gesture): gesture is Screen => gesture.type === 'página.mostrou';

/** A click with names that are still unmasked. */
export type RawGesture = Gesture & {
  /** The names of the elements of the same role before it, in the document's order. */
  readonly before?: readonly string[];
};

export const CUSTOMER = 'cliente';

/** The actor of QA's acts. */
export const INSPECTOR = 'inspetor';

export type CallEvent = {
  readonly call: number;
  readonly method: string;
  readonly path: string;
} & (
  | { readonly type: 'chamada.saiu'; readonly query: readonly string[] }
  /** The response's status, its own or QA's; null: no response. */
  | {
      readonly type: 'chamada.respondeu' | 'chamada.trocada';
      readonly status: number | null;
      readonly ms: number;
    }
);

export const SERVER = 'servidor';

/** Whether a path is the connectivity check, which no screen waits for. */
export const isPing = (path: unknown): boolean => String(path).endsWith('/ping');

/** Replaces numbers in texts: balances and prices are personal. */
export const NUMBER = '№';
