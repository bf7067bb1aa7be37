import { type HostsConfig, pictureSources, policyFor } from './content-policy.ts';
import { brandPalette } from '../imagens/cor.ts';

/** Keys of `config.json` that change files which browsers read without our scripts. */
export interface DeploymentConfig extends HostsConfig {
  brand?: { name?: unknown; shortName?: unknown; primaryColor?: string | null; logoUrl?: unknown } | null;
}

/** OneSignal's script, the default. */
const SDK_WORKER = 'https://cdn.onesignal.com/sdks/web/v16/OneSignalSDK.sw.js';

/**
 * The manifest with the brand's names and colour, made at deploy time, because browsers read it at installation.
 * @param built the build's manifest, for what the brand does not define
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
 * `_headers` with a policy for the hosts of `config.json`.
 * @param built the build's file, or a former result
 * @throws Error naming the key of an invalid host
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

/** A former deployment's lines. */
const SETTINGS = /^self\.(?:pictureSources|withoutMap)=.*\n/;

/**
 * `sw.js` with the deployment's picture hosts and map setting. In its text, because a browser keeps a worker's policy until
 * the text changes.
 * @param built the build's file, or a former result
 */
export function workerOf(built: string, config: DeploymentConfig): string {
  const sources = pictureSources(config);
  const settings =
    (sources.length === 0 ? '' : `self.pictureSources=${JSON.stringify(sources)};`) +
    (config.map === false ? 'self.withoutMap=true;' : '');
  const plain = built.replace(SETTINGS, '');
  return settings === '' ? plain : `${settings}\n${plain}`;
}

/** The push SDK's worker, `push/OneSignalSDKWorker.js`, which loads its code only from beside the SDK. */
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
