import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

interface Document {
  readonly paths: Readonly<Record<string, { readonly get?: Read }>>;
}
interface Read {
  readonly description: string;
  readonly responses: {
    readonly 200: { readonly content?: Readonly<Record<string, { example?: unknown }>> };
  };
}

/**
 * The payloads of the seeded reference server by number, for docs/openapi.yaml; server/openapi.test.ts compares them with its
 * answers.
 * @param root the repository's folder
 */
export function readExamples(root: string): Readonly<Record<string, unknown>> {
  const { paths } = parse(readFileSync(path.join(root, 'docs/openapi.yaml'), 'utf8')) as Document;
  const examples = Object.entries(paths).flatMap(([address, { get }]) => {
    const example = get?.responses[200].content?.['application/json']?.example;
    if (get === undefined || example === undefined) return [];
    const [id = ''] = /C4\.\d+/.exec(get.description) ?? [];
    return [[id, address === '/estados' ? example : (example as { data: unknown }).data]];
  });
  return Object.fromEntries(examples) as Readonly<Record<string, unknown>>;
}
