/** The parts of `config.json` that name hosts. Whatever is no address of another host counts as the portal's own. */
export interface HostsConfig {
  mainApiUrl?: unknown;
  publicApiUrl?: unknown;
  personApiUrl?: unknown;
  statesUrl?: unknown;
  pingUrl?: unknown;
  /** Hosts of the pictures that the provider's answers name: 'cdn.example', '*.cdn.example', 'https://cdn.example'. */
  pictureHosts?: unknown;
  map?: { tileUrl?: unknown } | null | false;
  brand?: { logoUrl?: unknown } | null;
  push?: { sdkUrl?: unknown; hosts?: unknown } | null;
}

/** Where the list of states comes from when `config.json` names no place (api/lugares/endereco.api.ts). */
const STATES_HOST = 'https://servicodados.ibge.gov.br';
/** What OneSignal's own SDK calls, wherever its script lies. */
const ONESIGNAL = ['https://onesignal.com', 'https://*.onesignal.com'];
const ADDRESS = /^(https?:)?\/\/([\w.*:[\]-]+)(?:[/?#]|$)/i;
/** 'https://pão.example': what stands before the path, where a letter is beyond ASCII. */
const ACCENTED = /^(https?:)?\/\/([^\s/?#@]*[^\0-\x7f][^\s/?#@]*)/i;

/** The foreign origin of an address as a policy names it; `{s}` of a tile address becomes `*`. None for the own origin. */
function originOf(address: unknown): string[] {
  const text = typeof address === 'string' ? address.trim().replace('{s}', '*') : '';
  const [, scheme, host] = ADDRESS.exec(text.replace(ACCENTED, asSent)) ?? [];
  if (host === undefined) return [];
  return [`${scheme === undefined ? '' : `${scheme}//`}${host}`.toLowerCase()];
}

/** An address with its host as browsers ask for it, and policies compare it: 'https://xn--po-sia.example'. */
function asSent(address: string, scheme = '', host = ''): string {
  try {
    return `${scheme}//${new URL(`https://${host}`).host}`;
  } catch {
    return address;
  }
}

/** The hosts that a deployment names itself. Throws Error naming the key for what is no host. */
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
 * The foreign hosts whose pictures the worker may fetch and keep: the APIs', the logo's and those of `pictureHosts`.
 * @throws Error naming the key when `pictureHosts` is no list of hosts
 */
export function pictureSources({ mainApiUrl, publicApiUrl, personApiUrl, ...config }: HostsConfig): string[] {
  return [
    ...[mainApiUrl, publicApiUrl, personApiUrl, config.brand?.logoUrl].flatMap(originOf),
    ...hostsOf(config.pictureHosts, 'pictureHosts'),
  ];
}

/** Whether an address is of one of the hosts: `https://cdn.example`, `https://*.cdn.example` or, of any scheme, `//cdn.example`. */
export function isOfSources({ protocol, host }: URL, sources: readonly string[]): boolean {
  return sources.some((source) => {
    const [scheme = '', name = source] = source.includes('//') ? source.split('//') : ['', source];
    if (scheme !== '' && scheme !== protocol) return false;
    return name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name;
  });
}

/** An empty text stands for the default (platform/start/config.ts). */
const isWritten = (value: unknown) => typeof value === 'string' && value.trim() !== '';

/** The foreign sources that `config.json` needs, by directive. */
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
      ...push,
      ...hostsOf(config.push?.hosts, 'push.hosts'),
    ],
    // Without names the provider's pictures may lie anywhere, and have to be seen.
    'img-src': [...pictures, ...originOf((config.map || null)?.tileUrl), ...(named ? [] : ['https:'])],
    'script-src': sdk,
  };
}

/** What a build knows itself: `'self'`, hashes, `data:` and `blob:`. All else came from a `config.json`. */
const isBuilt = (source: string) => source.startsWith("'") || source === 'data:' || source === 'blob:';

/**
 * A build's Content-Security-Policy for the hosts of a `config.json`: what another `config.json` had put in goes.
 * @throws Error naming the key of what is no host
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
