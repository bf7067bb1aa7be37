import { type HostsConfig, pictureSources, policyFor } from './content-policy.ts';
import { brandPalette } from '../imagens/cor.ts';

/** The parts of `config.json` that decide files which a browser reads without the portal's scripts. */
export interface DeploymentConfig extends HostsConfig {
  brand?: { name?: unknown; shortName?: unknown; primaryColor?: string | null; logoUrl?: unknown } | null;
}

/** OneSignal's own, for a push without an address of its own. */
const SDK_WORKER = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js';

/**
 * The web app's manifest with the brand's names and colour. Made at deploy time: a browser reads it when it installs, and no
 * script of the page can change what it finds.
 * @param built the manifest of the build; what the brand does not name stays as it is there
 */
export function manifestOf(built: string, { brand }: DeploymentConfig): string {
  const manifest = JSON.parse(built) as Record<string, unknown>;
  const name = textOf(brand?.name);
  const shortName = textOf(brand?.shortName) ?? name;
  const color = brandPalette(brand?.primaryColor)?.light.main ?? null;
  return JSON.stringify(
    {
      ...manifest,
      ...(name !== null && { name }),
      ...(shortName !== null && { short_name: shortName }),
      ...(color !== null && { theme_color: color }),
    },
    null,
    2,
  );
}

/**
 * The response headers, `_headers`: the build's, with a policy that lets in the hosts of `config.json` and no others.
 * @param built the file of the build, or what a former `config.json` made of it
 * @throws Error naming the key of what is no host
 */
export function headersOf(built: string, config: DeploymentConfig): string {
  const isPolicy = /^( +Content-Security-Policy: )(.*)$/i;
  return built
    .split('\n')
    .map((line) => {
      const [, name, policy] = isPolicy.exec(line) ?? [];
      return name === undefined || policy === undefined ? line : name + policyFor(policy, config);
    })
    .join('\n');
}

/** What a former `config.json` told the worker. */
const TOLD = /^self\.(?:pictureSources|withoutMap)=.*\n/;

/**
 * The portal's worker, `sw.js`, told whose pictures it may fetch, and whether it keeps the map. In its text, because a browser
 * keeps a worker with the policy it came with until the text changes.
 * @param built the file of the build, or what a former `config.json` made of it
 */
export function workerOf(built: string, config: DeploymentConfig): string {
  const sources = pictureSources(config);
  const told =
    (sources.length === 0 ? '' : `self.pictureSources=${JSON.stringify(sources)};`) +
    (config.map === false ? 'self.withoutMap=true;' : '');
  const plain = built.replace(TOLD, '');
  return told === '' ? plain : `${told}\n${plain}`;
}

/**
 * The push SDK's own worker, `push/OneSignalSDKWorker.js`: it takes the code from beside the SDK and nowhere else, for the
 * page's policy holds in workers too.
 */
export function pushWorkerOf({ push }: DeploymentConfig): string {
  const sdkUrl = textOf(push?.sdkUrl);
  const address =
    sdkUrl === null || !URL.canParse(sdkUrl) ? SDK_WORKER : new URL('OneSignalSDK.sw.js', sdkUrl).href;
  return `// The push SDK's own worker, apart from the portal's (sw.js): its scope is this folder.
const address = ${JSON.stringify(address)};
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === address ? url : undefined) });
importScripts(address);
`;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
