/** This machine: what browsers trust without https. */
export const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** What a run is asked for. */
export interface KitOptions {
  /** The provider's address. */
  url: string;
  /** Where the portal's page will lie; null: beside the provider. */
  origin: string | null;
  /** The content of a `config.json`; null: the provider's address is that of every interface. */
  config: unknown;
  account: { user: string; password: string } | null;
  /** Whether the writes are sent: the account is one to throw away. */
  write: boolean;
  /** A CEP that the provider knows. */
  cep: string;
  /** ms after which a request counts as not answered. */
  timeout: number;
  /** ms after which an answer is told as slow. */
  slow: number;
  /** The repository's folder. */
  root: string;
}
