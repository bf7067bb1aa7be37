import type { StandardSchemaV1 } from '@standard-schema/spec';
import { Mismatch, type Schema } from './fields.ts';

const REFUSED = { issues: [{ message: 'the answer fits no form of the contract' }] };

/**
 * Finds an answer's payload and validates it. It is bare or inside `{statusCode, data}`, and may have a `data` key. The
 * innermost matching candidate is the payload. An object with none of the fields never matches, even if all are optional:
 * it could be an envelope.
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
            // No match: tries the next candidate.
            if (!(error instanceof Mismatch)) throw error;
          }
        }
        return REFUSED;
      },
    },
  };
}

/**
 * For calls with any payload: every 2xx succeeds, except a proxy's page or a truncated answer, whose outcome is unknown.
 */
export const anything: StandardSchemaV1<unknown, unknown> = {
  '~standard': {
    version: 1,
    vendor: 'portal',
    validate: (value) => (typeof value === 'string' && /^\s*[<{[]/.test(value) ? REFUSED : { value }),
  },
};

/** The payload's candidates, innermost first. */
export function candidates(body: unknown): unknown[] {
  const levels = [body];
  for (let level = body; isEnvelope(level) && levels.length < 4;) {
    level = level.data;
    levels.unshift(level);
  }
  return levels;
}

/** Whether a value may be a candidate of the schema. */
export function isAbout({ fields }: Schema<unknown>, candidate: unknown): boolean {
  if (fields === undefined || typeof candidate !== 'object' || candidate === null) return true;
  return Object.keys(fields).some((field) => Object.hasOwn(candidate, field));
}

function isEnvelope(value: unknown): value is { data: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && 'data' in value;
}
