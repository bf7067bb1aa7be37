import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_CALLS } from '../../src/lib/http/contract-calls.ts';

/** One call of docs/CONTRACT.md. */
export interface Row {
  /** Its number, 'C4.24'. */
  id: string;
  method: 'GET' | 'POST';
  /** As the table of calls has it, `*` for what varies: '/api/termo/*'. */
  path: string;
  /** What it is for, in Portuguese, as QA's page has it. */
  words: string;
  /** The heading that it stands under. */
  group: string;
  /** The names of what varies, in order: 'id', 'campaignGroupId'. */
  parameters: readonly string[];
  /** What is sent, and the payload, as written there. */
  sent: string;
  payload: string;
  /** The payload's fields, and its parts', that may be missing. */
  optional: ReadonlySet<string>;
}

/** Where the reference server answers what a deployment may send elsewhere. */
const OWN: Record<string, string> = {
  '{statesUrl}': '/estados',
  '{pingUrl}': '/ping',
  '{publicApiUrl}': '/api/public',
};

/**
 * The calls of the contract in the order of docs/CONTRACT.md, each with its line of the table of calls.
 * @param root the repository's folder
 * @throws Error when the document and the table differ
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

/** The section under a heading of the contract, as one line. */
export function sectionOf(text: string, heading: string): string {
  const [, rest = ''] = text.split(`### ${heading}\n`);
  return (rest.split('\n#')[0] ?? '').replaceAll('\n', ' ');
}

/** A payload that is said by another's number, or by a section, with what stands there. */
function expanded(payload: string, payloads: ReadonlyMap<string, string>, text: string): string {
  if (payload.includes('(#the-person)')) return sectionOf(text, 'The person');
  const others = [...payload.matchAll(/C4\.\d+/g)].map(([id]) => payloads.get(id) ?? '');
  return [payload, ...others].join(' ');
}

/** Names with a `?`, behind themselves or behind what they hold; other names of the same thing; and all after 'also'. */
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
