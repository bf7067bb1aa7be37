import type { Schema } from '../../src/api/base/fields.ts';
import { tokenSchema } from '../../src/api/acesso/token.schema.ts';
import { READS } from '../contract/reads.ts';
import { readRows, type Row } from '../contract/rows.ts';
import { WRITES } from '../contract/writes.ts';
import { COMMON, inline, type Json, jsonSchemaOf, reference } from './json-schema.ts';
import { bodyOf, parametersOf } from './requests.ts';

/** Writes that nobody has to be signed in for. */
const OPEN_WRITES = new Set(['C4.1', 'C4.3', 'C4.10']);

const FAILURE: Json = {
  type: 'object',
  description:
    'A failure, with a 4xx or 5xx status: the message is the first that is not empty, here or under data (R7).',
  properties: {
    statusCode: { type: 'integer' },
    error: { type: 'string' },
    error_description: { type: 'string' },
    description: { type: 'string' },
    mensagem: { type: 'string' },
    message: { type: 'string' },
    data: {
      type: ['object', 'null'],
      properties: {
        errors: { type: 'array', items: { type: 'object', properties: { message: { type: 'string' } } } },
      },
    },
  },
};

const DESCRIPTION = [
  'The calls that the portal makes, and the answers that it reads: made from its own schemas by `npm run openapi`.',
  'docs/CONTRACT.md has the rules (C…), docs/REGRAS.md what the portal makes of the answers (R…).',
  'A field that is not required may be missing or null, and fields that are not named here may be there.',
  '`/estados`, `/ping` and `/api/public` stand as at the reference server: `config.json` may send these calls elsewhere.',
].join('\n');

/**
 * The contract as an OpenAPI 3.1 document.
 * @param root the repository's folder
 */
export function documentOf(root: string): Json {
  const rows = readRows(root);
  const schemas = new Map(rows.flatMap((row) => schemaOf(row) ?? []).map((one) => [one, '']));
  for (const row of rows.toReversed()) {
    const own = schemaOf(row);
    if (own !== undefined) schemas.set(own, row.id);
  }
  const paths: Record<string, Json> = {};
  for (const row of rows) {
    const names = [...row.parameters];
    const address = row.path.replaceAll('*', () => `{${names.shift() ?? ''}}`);
    paths[address] = { ...paths[address], [row.method.toLowerCase()]: operationOf(row, schemas, root) };
  }
  const named = [...schemas].map(([schema, name]) => [name, inline(schema, schemas)] as const);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portal Fidelidade',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'Unlicensed', identifier: 'UNLICENSED' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(rows.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: {
        ...COMMON,
        Failure: FAILURE,
        ...Object.fromEntries(named.sort(([one], [other]) => numberOf(one) - numberOf(other))),
      },
      responses: { Failure: { description: 'A failure.', content: json(reference('Failure')) } },
      parameters: {
        Domain: {
          name: 'domain',
          in: 'header',
          description: '`domain` of config.json (C1.3).',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        customer: { type: 'http', scheme: 'bearer' },
        appId: { type: 'apiKey', in: 'header', name: 'portal-app-id' },
        appSecret: { type: 'apiKey', in: 'header', name: 'portal-secret-key' },
      },
    },
  };
}

const numberOf = (id: string) => Number(id.replace('C4.', ''));
const json = (schema: Json): Json => ({ 'application/json': { schema } });

/** What a call's payload is read by; undefined: anything will do. */
export function schemaOf({ id }: Row): Schema<unknown> | undefined {
  return id === 'C4.1' ? tokenSchema : READS[id]?.schemas[0];
}

function operationOf(row: Row, named: ReadonlyMap<Schema<unknown>, string>, root: string): Json {
  const read = READS[row.id];
  const use = read ?? WRITES[row.id];
  const schema = schemaOf(row);
  const to = read?.to ?? WRITES[row.id]?.options?.to ?? 'main';
  const isMain = to === 'main' || to === 'person';
  const body = row.method === 'POST' ? bodyOf(row, root) : null;
  const parameters = [...parametersOf(row), ...(isMain ? [{ $ref: '#/components/parameters/Domain' }] : [])];
  return {
    operationId: operationIdOf(row),
    tags: [row.group],
    summary: row.words,
    description: `${row.id}.${use === undefined ? '' : ` Used by ${use.screens}. Without it: ${use.without}.`}`,
    security: securityOf(row.id, to, read?.isPublic === true),
    ...(parameters.length > 0 && { parameters }),
    ...(body !== null && { requestBody: body }),
    responses: {
      200:
        schema === undefined
          ? { description: 'Anything.' }
          : {
              description: 'The payload, bare or in an envelope (C3.1).',
              content: json(answerOf(jsonSchemaOf(schema, named), read?.ownData)),
            },
      ...(read?.mayBeNone === true && { 404: { description: 'There is none.' } }),
      default: { $ref: '#/components/responses/Failure' },
    },
  };
}

function securityOf(id: string, to: string, isPublic: boolean): Json[] {
  if (to === 'public') return [{ appId: [], appSecret: [] }];
  return isPublic || OPEN_WRITES.has(id) ? [] : [{ customer: [] }];
}

/** A payload bare or in `{statusCode, data}`; the leaflets' has a `data` of its own. */
function answerOf(payload: Json, ownData = 0): Json {
  const own = ownData === 0 ? payload : { type: 'object', properties: { data: payload }, required: ['data'] };
  const wrapped = {
    type: 'object',
    properties: { statusCode: { type: 'integer' }, data: own },
    required: ['statusCode', 'data'],
  };
  return { anyOf: [own, wrapped] };
}

/** 'getContacorrenteSaldo': the method and the words of the path. */
function operationIdOf({ method, path }: Row): string {
  const words = path.split(/[/-]/).filter((word) => word !== '' && word !== 'api');
  const name = words
    .map((word) => (word === '*' ? 'One' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');
  return `${method.toLowerCase()}${name}`;
}
