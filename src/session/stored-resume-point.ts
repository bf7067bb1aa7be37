import { rotaDoHash } from '../lib/rotas/rota-de.ts';
import { ofFolder } from '../base/start/own-folder.ts';

/** The screen and input of this tab when its session expired (`draft/resume-point`). @rule R111 */
export const RESUME_POINT_KEY = ofFolder('portal.continuar');

/** The hash of the link that led to the login, in memory; null without one. */
let link: string | null = null;

/** Notes the link that led to the login, for whoever signs in. @rule R91 */
export function noteLink(hash: string): void {
  link = hash;
}

/** The noted link as a resume point. */
export const linkPoint = (): ResumePoint | null =>
  link === null ? null : { rota: rotaDoHash(link), address: link.slice(1), campos: null, isLink: true };

export function forgetResumePoint(): void {
  link = null;
  drop();
}

function drop(): void {
  try {
    sessionStorage.removeItem(RESUME_POINT_KEY);
  } catch {
    // Storage is forbidden: nothing was stored.
  }
}

/** Whether a resume point exists, of any customer and age, or a link. */
export function hasResumePoint(): boolean {
  try {
    return link !== null || RESUME_POINT_KEY in sessionStorage;
  } catch {
    return false;
  }
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

/** Deletes a resume point after half an hour, at the start of a page or later. */
export function dropOldResumePoint(): void {
  const kept = readResumePoint();
  if (kept === null) drop();
  else setTimeout(dropOldResumePoint, WAIT_MS - ageOf(kept));
}

/** The stored resume point of any customer; null when it is too old or the clock was set back. */
export function readResumePoint(): StoredResumePoint | null {
  try {
    // Missing values, invalid JSON and `null` throw.
    const kept = JSON.parse(sessionStorage.getItem(RESUME_POINT_KEY) ?? '') as StoredResumePoint;
    const age = ageOf(kept);
    return age >= 0 && age < WAIT_MS ? kept : null;
  } catch {
    return null;
  }
}

/** A subtraction: adding a number stored as text would concatenate. */
const ageOf = ({ em }: StoredResumePoint): number => Date.now() - em;
