/** What stands in the place of a secret. */
export const MASK = '•••';

/** Names of fields whose values are secret: token, senha, cpf, cnpj, e-mail, telefone, address. Whole words of the name. */
const SECRET_NAMES =
  /^(?:token|authorization|bearer|senha|password|secret|cpf|cnpj|documento|username|usuario|e-?mail|telefones?|celular|fone|phones?|numero|ddd|enderecos?|address(?:es)?|logradouro|rua|complemento|bairro|cidade|municipio|cep|uf|estado|latitude|longitude|body|html)$/i;

const SECRET_TEXTS = [
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[\w.]+/g,
  /\b\d{3}\.\d{3}\.\d{3}-\d{2}\b/g,
  /\b\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}\b/g,
  /\(\d{2}\)\s?\d{4,5}-?\d{4}/g,
  /\b\d{5}-\d{3}\b/g,
  /\b\d{10,14}\b/g,
];

/** `accessToken`, `nova_senha` and `enderecoEntrega` are as secret as `token`, `senha` and `endereco`. */
function isSecret(name: string): boolean {
  const words = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  return SECRET_NAMES.test(name) || words.some((word) => SECRET_NAMES.test(word));
}

/** A customer's picture: personal, and long enough to stall the page that shows it. */
const DATA_URL = /data:[\w.+/-]*[;,][^\s"')]*/g;

/** A token of three parts (JWT): long, long, and at least eight characters. */
function isToken(word: string): boolean {
  const long = word.split('.').map(({ length }) => length >= 16);
  return word
    .split('.')
    .some(({ length }, at) => length >= 8 && long[at - 1] === true && long[at - 2] === true);
}

function maskText(whole: string): string {
  const text = whole
    .replaceAll(DATA_URL, ({ length }) => `(data:, ${length} caracteres)`)
    .replaceAll(/[\w.-]+/g, (word) => (isToken(word) ? MASK : word));
  return SECRET_TEXTS.reduce((left, secret) => left.replaceAll(secret, MASK), text);
}

/** A secret's shape stays: what is empty can be seen to be empty. */
function maskLeaf(value: string | number | boolean | bigint): unknown {
  return value === '' || typeof value === 'boolean' ? value : MASK;
}

function ofObject(value: object, secret: boolean, above: readonly object[]): unknown {
  if (above.includes(value)) return '(circular)';
  const within = [...above, value];
  if (Array.isArray(value)) return value.map((item) => masked(item, secret, within));
  if (value instanceof Error) return { error: value.name, message: maskText(value.message) };
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map || value instanceof Set) return masked([...value], secret, within);
  if ('sessionId' in value && 'send' in value) return `(actor ${String(value.sessionId)})`;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, masked(item, secret || isSecret(name), within)]),
  );
}

function masked(value: unknown, secret: boolean, above: readonly object[]): unknown {
  if (value === null || value === undefined) return value;
  if (typeof value === 'object') return ofObject(value, secret, above);
  if (typeof value === 'function') return '(function)';
  if (typeof value === 'symbol') return '(symbol)';
  if (secret) return maskLeaf(value as string | number | boolean | bigint);
  return typeof value === 'string' ? maskText(value) : value;
}

/** A copy that may leave the page: plain data, secrets masked by the names of their fields and by their form. */
export function mask(value: unknown): unknown {
  return masked(value, false, []);
}
