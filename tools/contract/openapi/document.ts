import type { Schema } from '../../../src/base/calls/fields.ts';
import { tokenSchema } from '../../../src/session/token.api.ts';
import { READS } from '../reads.ts';
import { CONTRACT_CALLS } from '../../../src/lib/contract/calls.ts';
import type { ContractCall } from '../../../src/lib/contract/contract-call.ts';
import { WRITES } from '../writes.ts';
import { readExamples } from './examples.ts';
import { COMMON, inline, type Json, reference } from './json-schema.ts';
import { bodyOf, parametersOf } from './requests.ts';

/** Writes that need no session. */
const OPEN_WRITES = new Set(['C4.1', 'C4.3', 'C4.10']);

const FAILURE: Json = {
  type: 'object',
  description: 'A refusal, or a failure: words for the customer (R7).',
  properties: {
    statusCode: { type: 'integer' },
    description: { type: 'string' },
    data: {
      type: 'object',
      properties: {
        errors: {
          type: 'array',
          items: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
        },
      },
    },
  },
  required: ['statusCode', 'description'],
};

const TOKEN_FAILURE: Json = {
  type: 'object',
  description: 'A sign-in that is refused (C4.1).',
  properties: { error: { type: 'string' }, error_description: { type: 'string' } },
  required: ['error', 'error_description'],
};

const RETRY_AFTER: Json = {
  'Retry-After': {
    description: 'Seconds until the same call may succeed.',
    schema: { type: 'integer', minimum: 1 },
  },
};

const failure = (description: string, headers?: Json, name = 'Failure'): Json => ({
  description,
  ...(headers && { headers }),
  content: json(reference(name)),
});

const RESPONSES: Json = {
  Refused: failure('The call is refused: the words are for the customer.'),
  SignInRefused: failure('The sign-in is refused.', undefined, 'TokenFailure'),
  NoSession: failure('The session is over, or none: the portal signs out (R5).'),
  NotThere: failure('There is none.'),
  StillAtIt: failure('The first request with this key is still at it (R77).'),
  OtherRequest: failure('The key was sent with another request (R77).'),
  TooMany: failure('Too many for now.', RETRY_AFTER),
  Away: failure('The service is away for now.', RETRY_AFTER),
};

const PARAMETERS: Json = {
  Domain: {
    name: 'domain',
    in: 'header',
    description: '`domain` of config.json (C1.3).',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'One for each press of a button: with the same key the call is done once (R77). Named by `idempotencyHeader`.',
    schema: { type: 'string', maxLength: 255 },
  },
};

const DESCRIPTION = [
  'The calls that the portal makes, and what a server answers best: made by `node tools/contract/openapi.mjs` from the portal’s own schemas.',
  'It is strict: every field is present, null without a value; one envelope. docs/CONTRACT.md (C3) has the other notations that the portal reads.',
  '`/estados`, `/ping` and `/api/public` stand as at the reference server: `config.json` may send these calls elsewhere.',
].join('\n');

/**
 * The contract as an OpenAPI 3.1 document.
 * @param root the repository's folder
 * @param examples payloads by number
 */
export function documentOf(root: string, examples = readExamples(root)): Json {
  const named = new Map<Schema<unknown>, string>();
  const optional = new Map<string, ReadonlySet<string>>();
  for (const row of CONTRACT_CALLS.toReversed()) {
    const rowSchema = schemaOf(row);
    if (rowSchema === undefined) continue;
    named.set(rowSchema, nameOf(row));
    optional.set(nameOf(row), new Set([...(optional.get(nameOf(row)) ?? []), ...(row.optional ?? [])]));
  }
  const paths: Record<string, Json> = {};
  for (const row of CONTRACT_CALLS) {
    const names = [...(row.at ?? [])];
    const address = row.path.replaceAll('*', () => `{${names.shift() ?? ''}}`);
    paths[address] = {
      ...paths[address],
      [row.method.toLowerCase()]: operationOf(row, named, examples[row.id]),
    };
  }
  const schemas = [...named].map(
    ([schema, name]) => [name, inline(schema, { named, optional: optional.get(name) ?? new Set() })] as const,
  );
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal Fidelidade',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(CONTRACT_CALLS.map(({ group }) => group))].map((name) => ({
      name,
      description: `docs/CONTRACT.md, C4: ${name}.`,
    })),
    paths,
    components: {
      schemas: {
        ...COMMON,
        Failure: FAILURE,
        TokenFailure: TOKEN_FAILURE,
        ...Object.fromEntries(schemas.sort(([one], [other]) => one.localeCompare(other, 'en'))),
      },
      responses: RESPONSES,
      parameters: PARAMETERS,
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer' },
        appId: { type: 'apiKey', in: 'header', name: 'portal-app-id' },
        appSecret: { type: 'apiKey', in: 'header', name: 'portal-secret-key' },
      },
    },
  };
}

const responseOf = (name: string): Json => ({ $ref: `#/components/responses/${name}` });
function json(schema: Json, example?: unknown): Json {
  return { 'application/json': { schema, ...(example !== undefined && { example }) } };
}

/** The schema of a call's payload; undefined: anything is accepted. */
export function schemaOf({ id }: ContractCall): Schema<unknown> | undefined {
  return id === 'C4.1' ? tokenSchema : READS[id]?.schemas[0];
}

function operationOf(row: ContractCall, named: ReadonlyMap<Schema<unknown>, string>, example: unknown): Json {
  const read = READS[row.id];
  const schema = schemaOf(row);
  const { to = 'main' } = row;
  const isMain = to === 'main' || to === 'person';
  const body = row.method === 'POST' ? bodyOf(row) : null;
  const isOnce = WRITES[row.id]?.options?.once === true;
  const parameters = [
    ...parametersOf(row),
    ...(isMain ? [{ $ref: '#/components/parameters/Domain' }] : []),
    ...(isOnce ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const security = securityOf(row.id, to, read?.isPublic === true);
  const isForeign = to === 'states' || to === 'ping';
  return {
    operationId: operationIdOf(row),
    tags: [row.group],
    summary: row.purpose,
    description: `${row.id}. Used by ${row.screens}. Without it: ${row.without}.`,
    security,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: body }),
    responses: {
      200:
        schema === undefined
          ? { description: 'Anything.' }
          : {
              description: isForeign ? 'The payload.' : 'The payload in its envelope (C3.1).',
              content: json(
                isForeign
                  ? reference(named.get(schema) ?? '')
                  : answerOf(reference(named.get(schema) ?? ''), read?.ownData),
                example === undefined || isForeign ? example : { statusCode: 200, data: example },
              ),
            },
      ...(row.method === 'POST' && { 400: responseOf(row.id === 'C4.1' ? 'SignInRefused' : 'Refused') }),
      ...(security.some((one) => 'customer' in one) && { 401: responseOf('NoSession') }),
      ...(row.at !== undefined || read?.mayBeNone === true ? { 404: responseOf('NotThere') } : {}),
      ...(isOnce && { 409: responseOf('StillAtIt'), 422: responseOf('OtherRequest') }),
      429: responseOf('TooMany'),
      503: responseOf('Away'),
    },
  };
}

function securityOf(id: string, to: string, isPublic: boolean): Json[] {
  if (to === 'public') return [{ appId: [], appSecret: [] }];
  return isPublic || OPEN_WRITES.has(id) ? [] : [{ customer: [] }];
}

/** A payload in `{statusCode, data}`; the leaflets' has another `data` inside. @rule C3.1 */
function answerOf(payload: Json, ownData = 0): Json {
  const answerSchema =
    ownData === 0 ? payload : { type: 'object', properties: { data: payload }, required: ['data'] };
  return {
    type: 'object',
    properties: { statusCode: { type: 'integer' }, data: answerSchema },
    required: ['statusCode', 'data'],
  };
}

/** 'ContacorrenteSaldo': the name of a call's payload. */
export function nameOf(row: ContractCall): string {
  return operationIdOf(row).replace(/^(?:get|post)/, '');
}

/** 'getContacorrenteSaldo': the method and the words of the path. */
function operationIdOf({ method, path }: ContractCall): string {
  const words = path.split(/[/-]/).filter((word) => word !== '' && word !== 'api');
  const name = words
    .map((word, at) =>
      word === '*' ? (at === words.length - 1 ? 'One' : '') : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
  return `${method.toLowerCase()}${name}`;
}
