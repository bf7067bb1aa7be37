/** Loopback, which browsers trust without https. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** A run's options. */
export interface KitOptions {
  /** The provider's address. */
  url: string;
  /** The portal's future page; null: beside the provider. */
  origin: string | null;
  /** A `config.json`; null: every interface is at the provider's address. */
  config: unknown;
  account: { user: string; password: string } | null;
  /** Whether writes are sent: the account is disposable. */
  write: boolean;
  /** A CEP known to the provider. */
  cep: string;
  /** ms until a request counts as unanswered. */
  timeout: number;
  /** ms until an answer counts as slow. */
  slow: number;
  /** The repository's folder. */
  root: string;
}
