import { createConfig, lintFromString } from '@redocly/openapi-core';
import { type RulesetDefinition, Spectral } from '@stoplight/spectral-core';
import { oas } from '@stoplight/spectral-rulesets';
import { stringify } from 'yaml';
import { documentOf } from './document.ts';

/**
 * The text of docs/openapi.yaml.
 * @param root the repository's folder
 * @throws Error with the errors and warnings of redocly and spectral
 */
export async function drawOpenapi(root: string): Promise<string> {
  const body = stringify(documentOf(root), { aliasDuplicateObjects: false, lineWidth: 0 });
  const source = `# Made by \`node tools/contract/openapi.mjs\` from the portal's own schemas.\n${body}`;
  const found = [...(await redocly(source)), ...(await spectral(source))];
  if (found.length > 0) throw new Error(`docs/openapi.yaml:\n${found.join('\n')}`);
  return source;
}

async function redocly(source: string): Promise<string[]> {
  // A call without parameters needs no 4xx response.
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      'operation-4xx-response': 'off',
      'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    },
  });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.yaml', config });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`,
  );
}

async function spectral(source: string): Promise<string[]> {
  const linter = new Spectral();
  // The contract names no contact: each provider has its own.
  linter.setRuleset({
    extends: [[oas as RulesetDefinition, 'recommended']],
    rules: { 'info-contact': 'off' },
  });
  const problems = await linter.run(source);
  return problems.map(({ code, message, path }) => `${code}: ${message} ${path.join('.')}`);
}
