import { CONTRACT_CALLS } from '../../src/lib/contract/calls.ts';
import type { ContractCall, Fields } from '../../src/lib/contract/contract-call.ts';
import { REGISTRATION } from '../../src/lib/contract/people.ts';

/**
 * docs/CONTRACT.md with the tables of its calls and the fields of the registration made anew.
 * @throws Error when a heading has no table
 */
export function withTables(page: string): string {
  const groups = new Set(CONTRACT_CALLS.map(({ group }) => group));
  const withCalls = [...groups].reduce((text, group) => {
    const place = new RegExp(`(### ${group}\n\n)(?:\\|.*\n)+`);
    if (!place.test(text)) throw new Error(`docs/CONTRACT.md has no table of calls below ‘${group}’`);
    return text.replace(place, (_all, heading: string) => `${heading}${tableOf(group)}\n`);
  }, page);
  return withCalls.replace(/(### The registration\n\n)[^#]+/, `$1${listOf(REGISTRATION)}.\n\n`);
}

function tableOf(group: string): string {
  const lines = CONTRACT_CALLS.filter((call) => call.group === group).map((call) =>
    [call.id, `\`${call.method} ${addressOf(call)}\``, sentOf(call), call.answer].join(' | '),
  );
  return ['id | call | sent | payload', '--- | --- | --- | ---', ...lines]
    .map((line) => `| ${line} |`)
    .join('\n');
}

function addressOf({ path, to, at = [] }: ContractCall): string {
  const names = [...at];
  const relative =
    to === 'states' || to === 'ping' ? `{${to}Url}` : path.replace('/api/public', '{publicApiUrl}');
  return relative.replaceAll('*', () => `{${names.shift() ?? ''}}`);
}

function sentOf({ to, query, body }: ContractCall): string {
  if (query !== undefined) return `query ${listOf(query)}`;
  if (body === 'preferencias') return 'the flags';
  if (body === 'pessoa')
    return 'JSON `{pessoa: {…}, atributos: []}`: [the person](#the-person) as it came and was edited, `tempoLimiteReativacaoCadastro` 24';
  if (body === REGISTRATION) return '[below](#the-registration)';
  if (body !== undefined) return listOf(body);
  return to === 'public' ? 'headers of C2.5' : 'nothing';
}

const listOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `\`${name}\`${value === null ? '' : ` (${wordsFor(value)})`}`)
    .join(', ');

function wordsFor(value: Exclude<Fields[string], null>): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return Array.isArray(value) ? value.join(' or ') : listOf(value as Fields);
}
