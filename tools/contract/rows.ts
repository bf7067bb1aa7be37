import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_CALLS } from '../../src/lib/http/contract-calls.ts';

/** One call of docs/CONTRACT.md. */
export interface Row {
  /** Its number, 'C4.24'. */
  id: string;
  method: 'GET' | 'POST';
  /** With `*` for variables: '/api/termo/*'. */
  path: string;
  /** Its purpose in Portuguese, for QA's page. */
  words: string;
  /** Its heading. */
  group: string;
  /** The variables in order: 'id', 'campaignGroupId'. */
  parameters: readonly string[];
  /** Request and payload as written. */
  sent: string;
  payload: string;
  /** Optional fields, nested ones too. */
  optional: ReadonlySet<string>;
}

/** The reference server's path for calls that may go elsewhere. */
const OWN: Record<string, string> = {
  '{statesUrl}': '/estados',
  '{pingUrl}': '/ping',
  '{publicApiUrl}': '/api/public',
};

/**
 * The calls of docs/CONTRACT.md with their line of the table.
 * @param root the repository
 * @throws Error when document and table differ
 */
export function readRows(root: string): Row[] {
  const text = readFileSync(path.join(root, 'docs/CONTRACT.md'), 'utf8');
  let heading = '';
  const cells = text.split('\n').flatMap((line) => {
    heading = /^### (.+)/.exec(line)?.[1] ?? heading;
    if (!/^\| C4\.\d/.test(line)) return [];
    return [[...line.split(' | ').map((cell) => cell.replace(/^\| |\s*\|$/g, '').trim()), heading]];
  });
  const payloads = new Map(cells.map(([id = '', , , payload = '']) => [id, payload]));
  return cells.map(([id = '', call = '', sent = '', payload = '', group = '']) => {
    const [, method = '', address = ''] = /^(\w+) (.+)$/.exec(call.replaceAll('`', '')) ?? [];
    const own = address.replace(/^\{\w+Url\}/, (host) => OWN[host] ?? host);
    const line = CONTRACT_CALLS.find(
      ([one, other]) => one === method && other === own.replaceAll(/\{[^}]*\}/g, '*'),
    );
    if (line === undefined) throw new Error(`docs/CONTRACT.md: ${id} is no call of the table of calls`);
    const whole = expanded(payload, payloads, text);
    return {
      id,
      method: line[0],
      path: line[1],
      words: line[2],
      group,
      parameters: [...own.matchAll(/\{([^}]*)\}/g)].map(([, name = '']) =>
        name === '8 digits' ? 'cep' : name === 'UF' ? 'uf' : name,
      ),
      sent,
      payload: whole,
      optional: optionalIn(whole),
    };
  });
}

/** A section of the contract as one line. */
export function sectionOf(text: string, heading: string): string {
  const [, rest = ''] = text.split(`### ${heading}\n`);
  return (rest.split('\n#')[0] ?? '').replaceAll('\n', ' ');
}

/** Resolves a payload given by another number or section. */
function expanded(payload: string, payloads: ReadonlyMap<string, string>, text: string): string {
  if (payload.includes('(#the-person)')) return sectionOf(text, 'The person');
  const others = [...payload.matchAll(/C4\.\d+/g)].map(([id]) => payloads.get(id) ?? '');
  return [payload, ...others].join(' ');
}

/** Names followed by `?`, directly or after their content; alternative names; everything after 'also'. */
function optionalIn(payload: string): Set<string> {
  const plain = [...payload.matchAll(/([\w.]+)"?\?/g)].map(([, name = '']) => name);
  const holding = [...payload.matchAll(/(\w+): (?:\{[^{}]*\}|\[\{[^{}]*\}\])\?/g)].map(
    ([, name = '']) => name,
  );
  const also = [...payload.matchAll(/(\w+) \(also ([\w, ]+)\)/g)].flatMap(([, first = '', more = '']) => [
    first,
    ...more.split(', '),
  ]);
  return new Set([...plain, ...holding, ...also]);
}
