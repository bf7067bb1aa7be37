import { Mismatch, type Schema } from '../../src/base/calls/fields.ts';
import { candidates, isAbout, payload } from '../../src/base/calls/endpoint.ts';
import { safeImageUrl } from '../../src/lib/rotas/link.ts';
import { describe, type Finding, Findings, notationOf } from './findings.ts';
import { shownAs, toleranceOf } from './forms.ts';

/** An answer's context. */
export interface Context {
  /** Optional fields of the contract. */
  optional: ReadonlySet<string>;
  base: string | undefined;
  /** Levels of `data` within the payload: 1 for the leaflets. */
  ownData?: number | undefined;
  /** Collects addresses of loadable pictures. */
  pictures?: string[];
  /** Collects amounts sent as numbers. */
  amounts?: number[];
}

/** An answer's payload, as the portal reads it, and its deviations. */
export interface Examined<T> {
  /** Null: no payload found. */
  read: T | null;
  findings: Findings;
}

/**
 * Reads an answer by the portal's envelope reader and schema, then collects every deviation.
 * @rule R8, R17
 */
export function examine<T>(schema: Schema<T>, body: unknown, context: Context): Examined<T> {
  const findings = new Findings();
  const outcome = payload(schema)['~standard'].validate(body) as { value: T } | { issues: unknown };
  const levels = candidates(body).map((value, index, all) => ({ value, opened: all.length - 1 - index }));
  if ('value' in outcome) {
    const place = levels.find(({ value }) => isAbout(schema, value) && fits(schema, value));
    lookAtEnvelope(body, place?.opened ?? 0, context, findings);
    look(schema, place?.value, '', { findings, context, name: '' });
    return { read: outcome.value, findings };
  }
  addRefusals(schema, levels, context, findings);
  return { read: null, findings };
}

/** The errors of the closest candidate. */
function addRefusals(
  schema: Schema<unknown>,
  levels: readonly { value: unknown }[],
  context: Context,
  findings: Findings,
): void {
  const tries = levels
    .filter(({ value }) => isAbout(schema, value))
    .map(({ value }) => {
      const found = new Findings();
      look(schema, value, '', { findings: found, context, name: '' });
      return found;
    });
  // An unrelated level counts as one error; the payload may have many.
  const distance = (one: Findings) =>
    (one.list.some(({ path }) => path === '') ? 1e6 : 0) + one.broken - one.list.filter(isMissing).length;
  const [best] = tries.sort((one, other) => distance(one) - distance(other));
  if (best !== undefined) return findings.addAll(best);
  const names = Object.keys(schema.fields ?? {}).join(', ');
  findings.add('broken', '', `an object with one of: ${names}`, describe(levels[0]?.value), NOT_READ);
}

/** Whether the portal's reader accepts a missing value: it is no sign of another level. */
const isMissing = ({ expected, found }: Finding) =>
  /^a (?:value|list)$/.test(expected) && found === describe(undefined);
const NOT_READ = 'the whole answer counts as a load that failed';

interface Looking {
  findings: Findings;
  context: Context;
  /** The field's own name. */
  name: string;
}

function look(schema: Schema<unknown>, value: unknown, path: string, looking: Looking): void {
  const { findings } = looking;
  const { item, fields, kind } = schema;
  if (item !== undefined && Array.isArray(value)) {
    for (const [at, one] of value.entries()) {
      look(item, one, `${path}[${at}]`, looking);
      if (isNothing(item, one))
        findings.add('broken', `${path}[${at}]`, 'a row', 'one of which nothing is known', 'an empty row');
    }
    return;
  }
  if (fields !== undefined && isObject(value)) {
    const previous = findings.broken;
    for (const [name, field] of Object.entries(fields))
      look(field, value[name], path === '' ? name : `${path}.${name}`, { ...looking, name });
    // Checks of the whole object, such as that a person has an identity.
    if (findings.broken === previous) refusalOf(schema, value, path, findings);
    return;
  }
  const isRefused = refusalOf(schema, value, path, findings);
  if (isRefused) return;
  const read = schema.read(value, path);
  if (value === undefined || (value === null && kind === undefined && read !== null))
    lookAtMissing(value, read, path, looking);
  else if (value === null && read === false)
    findings.add('tolerated', path, kind ?? '', 'null', shownAs(read));
  else if (kind !== undefined) {
    const picture = kind === 'a picture' ? safeImageUrl(read, looking.context.base) : null;
    if (picture !== null) looking.context.pictures?.push(picture);
    const tolerance = toleranceOf(kind, { value, read, name: looking.name, base: looking.context.base });
    if (kind === 'money' && typeof value === 'number') looking.context.amounts?.push(value);
    const level = tolerance?.isBroken === true ? 'broken' : 'tolerated';
    if (tolerance !== null) findings.add(level, path, kind, tolerance.found, tolerance.shown);
  } else if (value !== null) findings.add('tolerated', path, 'an object', describe(value), shownAs(read));
}

/** An entry without any value. */
function isNothing({ fields }: Schema<unknown>, row: unknown): boolean {
  if (fields === undefined || !isObject(row)) return false;
  return Object.keys(fields).every((name) => [undefined, null, ''].includes(row[name] as never));
}

function lookAtMissing(
  value: unknown,
  read: unknown,
  path: string,
  { findings, context, name }: Looking,
): void {
  if (context.optional.has(name)) return;
  // A missing key may be misspelt; null is explicit.
  const level = value === undefined ? 'broken' : 'tolerated';
  findings.add(level, path, Array.isArray(read) ? 'a list' : 'a value', describe(value), shownAs(read));
}

/** Records what the portal's reader says of a value; returns whether it refused. */
function refusalOf(schema: Schema<unknown>, value: unknown, path: string, findings: Findings): boolean {
  try {
    schema.read(value, path);
    return false;
  } catch (error) {
    if (!(error instanceof Mismatch)) throw error;
    const expected = error.message.replace(/^.*? is not /, '');
    findings.add('broken', error.path, expected, notationOf(value), NOT_READ);
    return true;
  }
}

function lookAtEnvelope(body: unknown, opened: number, { ownData = 0 }: Context, findings: Findings): void {
  let level = body;
  for (let depth = 0; depth < opened - ownData && isObject(level); depth += 1) {
    if (depth > 0)
      findings.add(
        'tolerated',
        '(envelope)',
        'one {statusCode, data}, or none',
        'an envelope inside an envelope',
        'opened',
      );
    else if (typeof level['statusCode'] !== 'number')
      findings.add(
        'tolerated',
        '(envelope)',
        'statusCode beside data',
        describe(level['statusCode']),
        'taken for a success',
      );
    level = level['data'];
  }
}

function fits(schema: Schema<unknown>, value: unknown): boolean {
  return !refusalOf(schema, value, '', new Findings());
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
