import { forgetResumePoint, RESUME_POINT_KEY } from './resume-point-key.ts';

/** How long a screen waits for its customer, in milliseconds. */
export const WAIT_MS = 1_800_000;

/** What was typed, by the names of a form's fields. Never a password, never the document. */
export type Campos = Readonly<Record<string, unknown>>;

/** Where a customer was when their session got old. */
export interface ResumePoint {
  /** As `rotaDoHash` gives it. */
  readonly rota: string;
  /** Null: nothing was typed there that could be kept. */
  readonly campos: Campos | null;
}

/** The same as this tab's storage has it. */
export interface StoredResumePoint extends ResumePoint {
  /** Epoch milliseconds. */
  readonly em: number;
  readonly sal: string;
  /** The customer's fingerprint; the document itself is not kept. */
  readonly quem: string;
}

/** For the start of a page, and for later: a screen that nobody came back to is deleted when it is half an hour old. */
export function dropOldResumePoint(): void {
  const kept = readResumePoint();
  if (kept === null) forgetResumePoint();
  else setTimeout(dropOldResumePoint, WAIT_MS - ageOf(kept));
}

/** What waits, whoever it is of. Null as well when it is too old, or when the clock was put back since. */
export function readResumePoint(): StoredResumePoint | null {
  try {
    // What is missing throws, like what is no JSON, and `null`.
    const kept = JSON.parse(sessionStorage.getItem(RESUME_POINT_KEY) ?? '') as StoredResumePoint;
    const age = ageOf(kept);
    return age >= 0 && age < WAIT_MS ? kept : null;
  } catch {
    return null;
  }
}

/** Subtracted alone: added to, a number that was written as text would be a longer text. */
const ageOf = ({ em }: StoredResumePoint): number => Date.now() - em;
