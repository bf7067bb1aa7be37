/** The keys of `config.json` that name hosts. Anything else counts as our own origin. */
export interface HostsConfig {
  mainApiUrl?: unknown;
  publicApiUrl?: unknown;
  personApiUrl?: unknown;
  statesUrl?: unknown;
  pingUrl?: unknown;
  errorReportUrl?: unknown;
  /** Hosts of pictures in the provider's answers: 'cdn.example', '*.cdn.example', 'https://cdn.example'. */
  pictureHosts?: unknown;
  map?: { tileUrl?: unknown } | null | false;
  brand?: { logoUrl?: unknown } | null;
  push?: { sdkUrl?: unknown; hosts?: unknown } | null;
}

/** The default source of the list of states (features/cadastro/cadastro.api.ts). */
const STATES_HOST = 'https://servicodados.ibge.gov.br';
/** Hosts that OneSignal's SDK calls. */
const ONESIGNAL = ['https://onesignal.com', 'https://*.onesignal.com'];
const ADDRESS = /^(https?:)?\/\/([\w.*:[\]-]+)(?:[/?#]|$)/i;
/** 'https://pão.example': an origin with letters beyond ASCII. */
const ACCENTED = /^(https?:)?\/\/([^\s/?#@]*[^\0-\x7f][^\s/?#@]*)/i;

/** An address's foreign origin in policy notation; `{s}` of a tile address becomes `*`. None for our own. */
function originOf(address: unknown): string[] {
  const text = typeof address === 'string' ? address.trim().replace('{s}', '*') : '';
  const [, scheme, host] = ADDRESS.exec(text.replace(ACCENTED, asSent)) ?? [];
  if (host === undefined) return [];
  return [`${scheme === undefined ? '' : `${scheme}//`}${host}`.toLowerCase()];
}

/** An address with its host in punycode, as policies compare it. */
function asSent(address: string, scheme = '', host = ''): string {
  try {
    return `${scheme}//${new URL(`https://${host}`).host}`;
  } catch {
    return address;
  }
}

/** The deployment's own hosts. Throws Error naming the key of an invalid one. */
function hostsOf(value: unknown, key: string): string[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new Error(`config.json: ${key} is not a list`);
  return value.flatMap((host: unknown) => {
    const origin =
      typeof host === 'string' && !host.includes('/') ? originOf(`https://${host.trim()}`) : originOf(host);
    if (origin.length === 0) throw new Error(`config.json: ${key} names what is no host: ${String(host)}`);
    return origin;
  });
}

/**
 * Foreign hosts whose pictures the worker may cache: APIs, logo, `pictureHosts`.
 * @throws Error naming the key when `pictureHosts` is invalid
 */
export function pictureSources({ mainApiUrl, publicApiUrl, personApiUrl, ...config }: HostsConfig): string[] {
  return [
    ...[mainApiUrl, publicApiUrl, personApiUrl, config.brand?.logoUrl].flatMap(originOf),
    ...hostsOf(config.pictureHosts, 'pictureHosts'),
  ];
}

/**
 * Whether an address belongs to a host: `https://cdn.example`, `https://*.cdn.example`, or `//cdn.example` for any scheme.
 */
export function isOfSources({ protocol, host }: URL, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [scheme = '', name = source] = source.includes('//') ? source.split('//') : ['', source];
    if (scheme !== '' && scheme !== protocol) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}

/** An empty text means the default (config.ts). */
const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** The foreign sources of `config.json`, by directive. */
function sourcesOf(config: HostsConfig): Record<string, string[]> {
  const sdk = originOf(config.push?.sdkUrl);
  const push = sdk.some((origin) => origin.endsWith('.onesignal.com')) ? [...sdk, ...ONESIGNAL] : sdk;
  const pictures = pictureSources(config);
  const named = Array.isArray(config.pictureHosts) && config.pictureHosts.length > 0;
  return {
    'connect-src': [
      ...pictures,
      ...originOf(isWritten(config.statesUrl) ? config.statesUrl : STATES_HOST),
      ...originOf(config.pingUrl),
      ...originOf(config.errorReportUrl),
      ...push,
      ...hostsOf(config.push?.hosts, 'push.hosts'),
    ],
    // Without `pictureHosts` the provider's pictures may come from anywhere.
    'img-src': [...pictures, ...originOf((config.map || null)?.tileUrl), ...(named ? [] : ['https:'])],
    'script-src': sdk,
  };
}

/** A build's own sources: `'self'`, hashes, `data:`, `blob:`. Other sources are from a `config.json`. */
const isBuilt = (source: string) => source.startsWith("'") || source === 'data:' || source === 'blob:';

/**
 * A build's policy for a `config.json`; a former one's hosts are removed.
 * @throws Error naming the key of an invalid host
 */
export function policyFor(policy: string, config: HostsConfig): string {
  const directives = new Map(
    policy
      .split(';')
      .filter((part) => part.trim() !== '')
      .map((part) => part.trim().split(' '))
      .map(([name = '', ...sources]) => [name, sources]),
  );
  for (const [name, sources] of Object.entries(sourcesOf(config))) {
    const built = (directives.get(name) ?? ["'self'"]).filter(isBuilt);
    directives.set(name, [...new Set([...built, ...sources])]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}
