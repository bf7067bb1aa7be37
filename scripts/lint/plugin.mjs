import path from 'node:path';
import { fencedNames, importFault } from './layers.mjs';

/** `portal/layers`: checks every import against the table in `.oxlintrc.json`. */
const layers = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const table = context.options[0];
    const file = fromRoot(context);
    const check = (node, source, how) => {
      if (typeof source?.value !== 'string') return;
      const message = importFault(file, source.value, how, table);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) =>
        check(node, node.source, { typeOnly: isTypeOnly(node), names: namesOf(node, table) }),
      ExportNamedDeclaration: (node) =>
        check(node, node.source, { typeOnly: node.exportKind === 'type', names: [] }),
      ExportAllDeclaration: (node) => check(node, node.source, { typeOnly: node.exportKind === 'type' }),
      ImportExpression: (node) => check(node, node.source, {}),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal, { typeOnly: true }),
    };
  },
};

/** `portal/no-barrel`: a file exports only its own definitions, so that every import names the defining file. */
const noBarrel = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node) =>
      node.source && context.report({ node, message: 'no re-exports: import from the defining file' });
    return { ExportNamedDeclaration: report, ExportAllDeclaration: report };
  },
};

const TITLED = new Set(['describe', 'it', 'test', 'step']);

/** `portal/test-title`: a title says one behaviour in at most 80 characters. */
const testTitle = {
  meta: { type: 'problem' },
  create(context) {
    if (!/\.(?:test|spec)\.tsx?$/.test(context.filename)) return {};
    return {
      CallExpression(node) {
        const title =
          node.arguments.length > 1 && TITLED.has(calledName(node.callee)) && textOf(node.arguments[0]);
        const message = title && titleFault(title.replace(/ @\w+$/, ''));
        if (message) context.report({ node: node.arguments[0], message });
      },
    };
  },
};

const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterEach', 'afterAll']);

/** `portal/test-limit`: the project's one time limit ends what hangs; a test's own fails on a slow machine. */
const testLimit = {
  meta: { type: 'problem' },
  create(context) {
    if (!/\.test\.tsx?$/.test(context.filename)) return {};
    const isFunction = (node) => node?.type.endsWith('FunctionExpression');
    return {
      CallExpression({ callee, arguments: [first, second, third] }) {
        const limit = HOOKS.has(callee.name)
          ? second
          : isFunction(second) && TITLED.has(calledName(callee)) && third;
        if (limit && first)
          context.report({ node: limit, message: "no time limit of one's own: jest.config.ts has it" });
      },
    };
  },
};

/**
 * `portal/status-words`: Firefox announces of an `output` the elements that come into it, so text of its own is silent as it
 * arrives: it stands in an element, or `ChangingText` says that its arrival is no news.
 */
const statusWords = {
  meta: { type: 'problem' },
  create(context) {
    if (!/^src\/.*(?<!\.test)\.tsx$/.test(fromRoot(context))) return {};
    const report = (node, message) => context.report({ node, message });
    return {
      JSXElement(node) {
        const { name, attributes } = node.openingElement;
        const isStatus =
          name.name === 'output' || attributes.some((each) => hasText(each, 'component', 'output'));
        if (isStatus && !node.children.every(isElementOrNothing))
          report(
            node,
            'text of an output is silent as it arrives: put it into an element, or use ChangingText',
          );
      },
      JSXAttribute(node) {
        if (hasText(node, 'role', 'status')) report(node, 'a status is an output, or ChangingText');
      },
    };
  },
};

const hasText = ({ name, value }, attribute, text) => name?.name === attribute && value?.value === text;

/** Whether a child of JSX is an element whenever it is anything. */
function isElementOrNothing({
  type,
  value,
  expression,
  operator,
  left,
  right,
  consequent,
  alternate,
  children,
}) {
  if (type === 'JSXText') return value.trim() === '';
  if (type === 'JSXExpressionContainer') return isElementOrNothing(expression);
  if (type === 'LogicalExpression')
    return isElementOrNothing(right) && (operator === '&&' || isElementOrNothing(left));
  if (type === 'ConditionalExpression')
    return isElementOrNothing(consequent) && isElementOrNothing(alternate);
  if (type === 'JSXFragment') return children.every(isElementOrNothing);
  return type === 'JSXElement' || type === 'JSXEmptyExpression' || (type === 'Literal' && value === null);
}

function titleFault(title) {
  if (title.length > 80) return `a title has at most 80 characters, this one ${title.length}`;
  if (title.includes(';')) return 'a title has no semicolon: it says one behaviour';
  if (title.split(/\band\b/).length > 2) return "a title with 'and' twice says more than one behaviour";
  if (/\([SCR]\d/.test(title)) return 'the rules of a title stand in a tag above it';
  return null;
}

/** The name of the called function: `test` of `test.each(table)(…)`, `step` of `test.step(…)`. */
function calledName(callee) {
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calledName(callee.tag);
  if (callee.type !== 'MemberExpression') return callee.name;
  return TITLED.has(callee.property.name) ? callee.property.name : calledName(callee.object);
}

function textOf(node) {
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked).join('…');
  return typeof node.value === 'string' ? node.value : null;
}

function isTypeOnly({ importKind, specifiers }) {
  const named = specifiers.length > 0 && specifiers.every((each) => each.importKind === 'type');
  return importKind === 'type' || named;
}

// A namespace or default import reaches every name, fenced ones included.
function namesOf(node, table) {
  if (isTypeOnly(node)) return [];
  const whole = node.specifiers.some((each) => each.type !== 'ImportSpecifier');
  if (whole) return fencedNames(node.source.value, table);
  return node.specifiers.map((each) => each.imported.name ?? each.imported.value);
}

function fromRoot({ cwd = process.cwd(), filename }) {
  return path.relative(cwd, filename).split(path.sep).join('/');
}

export default {
  meta: { name: 'portal' },
  rules: {
    layers,
    'no-barrel': noBarrel,
    'test-title': testTitle,
    'test-limit': testLimit,
    'status-words': statusWords,
  },
};
