import { rotaDoHash } from '../lib/rotas/rota-de.ts';
import { datedRecord } from '../base/device/dated-record.ts';
import { inTab, readKey } from '../base/device/keys.ts';
import { ofFolder } from '../base/start/folder.ts';

/** The screen and input of this tab when its session expired (`draft/resume-point`). @rule R111 */
export const RESUME_POINT_KEY = ofFolder('portal.continuar');

/** The hash of the link that led to the login, in memory; null without one. */
let link: string | null = null;

/** Records the link that led to the login, for whoever signs in. @rule R91 */
export function recordLink(hash: string): void {
  link = hash;
}

/** The recorded link as a resume point. */
export const linkPoint = (): ResumePoint | null =>
  link === null ? null : { rota: rotaDoHash(link), address: link.slice(1), campos: null, isLink: true };

export function forgetResumePoint(): void {
  link = null;
  storedPoint.drop();
}

/** Whether a resume point exists, of any customer and age, or a link. */
export function hasResumePoint(): boolean {
  return link !== null || readKey(RESUME_POINT_KEY, inTab) !== null;
}

/** How long a resume point lives, in milliseconds. */
export const WAIT_MS = 1_800_000;

/** Input by field name. Never a password or the document. */
export type Campos = Readonly<Record<string, unknown>>;

/** Where a customer was when the session expired. */
export interface ResumePoint {
  /** From `rotaDoHash`. */
  readonly rota: string;
  /** The hash without its `#`: with search, store and page, and ids in their own case. */
  readonly address: string;
  /** Null: no input that may be stored. */
  readonly campos: Campos | null;
  /** The address of a link that led to the login, not of a session that ended. */
  readonly isLink?: true;
}

/** The resume point in this tab's storage. */
export interface StoredResumePoint extends ResumePoint {
  /** Epoch milliseconds. */
  readonly em: number;
  readonly sal: string;
  /** The owner's hash, not the document. */
  readonly quem: string;
}

/** The stored resume point of any customer. */
export const storedPoint = datedRecord<StoredResumePoint>(RESUME_POINT_KEY, WAIT_MS, inTab);

/** Deletes a resume point after half an hour, at the start of a page or later. */
export function dropOldResumePoint(): void {
  const stored = storedPoint.read();
  if (stored === null) storedPoint.drop();
  else setTimeout(dropOldResumePoint, storedPoint.timeLeft(stored));
}
