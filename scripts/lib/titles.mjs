import { parseSync } from '@swc/core';

const TITLED = new Set(['describe', 'it', 'test', 'step']);

/** The name that a call is made by at last: `test` of `test.each(table)(…)`, `step` of `test.step(…)`. */
function calledName(callee) {
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  if (callee.type === 'Identifier') return callee.value;
  if (callee.type !== 'MemberExpression') return '';
  const name = callee.property.value;
  return TITLED.has(name) ? name : calledName(callee.object);
}

/** What a title says; the values of a template stand as `…`. Null for what is no text. */
function text(node) {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral') return null;
  return node.quasis.map((part) => part.cooked ?? '').join('…');
}

/**
 * The titles of a test file, in their order: of suites (`describe`), tests (`it`, `test`) and a browser test's steps.
 * @param {string} source TypeScript
 * @param {boolean} tsx whether it may hold elements
 * @returns {{kind: string, title: string, depth: number}[]}
 */
export function titlesOf(source, tsx) {
  const found = [];
  const visit = (node, depth) => {
    if (Array.isArray(node)) return node.forEach((item) => visit(item, depth));
    if (node === null || typeof node !== 'object') return;
    const kind = node.type === 'CallExpression' && node.arguments.length > 1 ? calledName(node.callee) : '';
    const title = TITLED.has(kind) ? text(node.arguments[0].expression) : null;
    if (title !== null) found.push({ kind, title, depth });
    for (const value of Object.values(node)) visit(value, title === null ? depth : depth + 1);
  };
  visit(parseSync(source, { syntax: 'typescript', tsx }).body, 0);
  return found;
}
