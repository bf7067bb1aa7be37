import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Mismatch, type Schema } from './fields.ts';

const REFUSED = { issues: [{ message: 'the answer fits no form of the contract' }] };

/**
 * The reader of an answer: finds the payload in its envelope and checks it.
 *
 * A payload comes bare or inside `{statusCode, data}`, and may itself have a `data` key. The innermost
 * candidate that fits the schema is the payload; when none fits, the answer breaks the contract. An object with none
 * of the payload's fields is never it, although every field may be missing: an envelope would be half-read as one.
 * @rule R8, C3.1, C3.2
 */
export function payload<T>(schema: Schema<T>): StandardSchemaV1<T, T> {
  return {
    '~standard': {
      version: 1,
      vendor: 'portal',
      validate(body) {
        for (const candidate of candidates(body)) {
          if (!isAbout(schema, candidate)) continue;
          try {
            return { value: schema.read(candidate) };
          } catch (error) {
            // Does not fit: the next candidate is tried.
            if (!(error instanceof Mismatch)) throw error;
          }
        }
        return REFUSED;
      },
    },
  };
}

/**
 * For calls whose payload is 'anything': whatever came in a 2xx is a success, but a proxy's page or half an answer:
 * nobody knows what became of that call.
 */
export const anything: StandardSchemaV1<unknown, unknown> = {
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: (value) => (typeof value === 'string' && /^\s*[<{[]/.test(value) ? REFUSED : { value }),
  },
};

/** Where a payload may stand in an answer, the innermost first. */
export function candidates(body: unknown): unknown[] {
  const levels = [body];
  for (let level = body; isEnvelope(level) && levels.length < 4;) {
    level = level.data;
    levels.unshift(level);
  }
  return levels;
}

/** Whether a value may be what the schema is for. */
export function isAbout({ fields }: Schema<unknown>, candidate: unknown): boolean {
  if (fields === undefined || typeof candidate !== 'object' || candidate === null) return true;
  return Object.keys(fields).some((field) => Object.hasOwn(candidate, field));
}

function isEnvelope(value: unknown): value is { data: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value;
}
