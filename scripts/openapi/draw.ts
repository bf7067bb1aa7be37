import { Validator } from '@seriousme/openapi-schema-validator';
import { stringify } from 'yaml';
import { documentOf } from './document.ts';

/**
 * The text of docs/openapi.yaml.
 * @param root the repository's folder
 * @throws Error with the validator's words when the document is no OpenAPI 3.1
 */
export async function drawOpenapi(root: string): Promise<string> {
  const document = documentOf(root);
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  if (!valid) throw new Error(`docs/openapi.yaml is no OpenAPI: ${JSON.stringify(errors, null, 2)}`);
  const text = stringify(document, { aliasDuplicateObjects: false, lineWidth: 0 });
  return `# Made by \`npm run openapi\` from the portal's own schemas.\n${text}`;
}
