/** What the customer did in a page, or was shown there. Words are masked before they leave it. */
export type Gesture =
  | { readonly type: 'cliente.clicou'; readonly role: string; readonly words: string; readonly place: number }
  | { readonly type: 'cliente.escreveu'; readonly words: string; readonly value: unknown }
  | { readonly type: 'cliente.escolheu'; readonly words: string; readonly option: string }
  | { readonly type: 'cliente.enviou'; readonly words: string }
  | {
      readonly type: 'página.mostrou';
      readonly path: string;
      /** Names of dialogs, alerts, and the screen's heading. */
      readonly dialogs: readonly string[];
      readonly alerts: readonly string[];
      readonly heading: string;
      readonly isNarrow: boolean;
      /** A request has failed since the page was loaded: the browser has said so in its console. */
      readonly hasFailed: boolean;
    }
  /** From here on it was not the customer and the server alone. */
  | { readonly type: 'inspetor.agiu'; readonly what: string };

/** The actor that gestures are recorded of. */
export const CUSTOMER = 'cliente';

/** In the place of a number in words: balances and prices are not shown. */
export const NUMBER = '№';
